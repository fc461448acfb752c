import * as v from 'valibot'
import { signUpWithRole, sites } from '../support/accounts.ts'
import { at, expect, test } from '../support/browser.ts'
import { hostileMarkup } from '../support/hostile-markup.ts'
import { gif } from '../support/sample-files.ts'

const [, t, host, name] = sites[1]

const createdSchema = v.object({ data: v.object({ copy: v.object({ id: v.number(), revision: v.number() }) }) })

test('nothing of hostile titles, texts, captions and file names runs at the desk or in a preview', async ({ page }) => {
  const writable = hostileMarkup.filter((words) => !/\p{Cc}/u.test(words))
  const runs = () => page.evaluate(() => '__ran' in window)
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  await page.goto(at('/desk', host))

  // Every piece is in a text, and many are titles, captions, alternative texts and names of files.
  const blocks = writable.flatMap((words, index) => [
    { type: 'paragraph', text: [words] },
    ...(index % 20 === 0 ? [{ type: 'image', src: '/favicon.svg', alt: words, caption: [words] }] : []),
    ...(index % 40 === 0 ? [{ type: 'attachments', files: [{ src: '/favicon.svg', name: words, bytes: 1 }] }] : [])
  ])
  const titles = Array.from({ length: 12 }, (_, part) =>
    writable
      .filter((_, index) => index % 97 === part)
      .join('')
      .slice(0, 190)
  )
  const post = (path: string, json: object) =>
    page.evaluate(
      async ([address, body]) => {
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch(address, { method: 'POST', headers, body })
        return answer.json()
      },
      [`/api/main/desk/entry/${path}`, JSON.stringify(json)] as const
    )
  const create = async (title: string, text: object) => {
    const fields = { title, summary: title, source: 'Newsroom', isSample: false, releasedOn: '2026-11-20', trending: null }
    const created = await post('create', { kind: 'news', language: 'en-US', fields, text })
    return v.parse(createdSchema, created).data.copy.id
  }
  for (const title of titles.slice(1)) await create(title, { blocks: [] })
  const id = await create(titles[0] ?? '', { blocks })
  const files = writable.filter((words) => !/[/\\]/.test(words)).filter((_, index) => index % 9 === 0)
  expect(files.length).toBeGreaterThan(10)
  const picture = [...gif(3, 2)]
  const states = await page.evaluate(
    ([names, bytes]) =>
      Promise.all(
        names.map(async (name) => {
          const form = new FormData()
          form.set('upfile', new File([new Uint8Array(bytes)], `${name}.gif`, { type: 'image/gif' }))
          const answer = await fetch('/website/extention/api/admin/config?action=uploadimage', { method: 'POST', body: form })
          return answer.headers.get('Content-Type')
        })
      ),
    [files, picture] as const
  )
  expect(new Set(states)).toEqual(new Set(['application/json']))

  for (const path of ['/desk/entries', '/desk/media?kind=image', `/desk/entries/entry?kind=news&id=${id}`]) {
    await page.goto(at(path, host))
    await expect(page.getByRole('main')).toContainText(/onerror|window\.__ran/)
    expect([path, await runs()]).toEqual([path, false])
  }
  await expect(page.locator('.editor[aria-busy="false"]')).toHaveCount(2)
  await expect(page.locator('.editor-page').last()).toContainText('srcdoc')
  expect(await runs()).toBe(false)
  await page.getByRole('button', { name: t('entries_preview') }).click()
  const preview = await page.locator('.entry-preview a').getAttribute('href')
  await page.goto(at(preview ?? '', host))
  await expect(page.locator('.rich-text')).toContainText('srcdoc')
  expect(await runs()).toBe(false)
})
