import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import {
  clipboard,
  fields,
  markup,
  openEditor,
  paste,
  pasteOrDrop,
  pick,
  preview,
  reportedPolicy,
  serverConfig,
  t,
  textOf,
  tool
} from '../support/editor.ts'
import { hostileMarkup } from '../support/hostile-markup.ts'
import { gif, png, sample } from '../support/sample-files.ts'

const picture = '/favicon.svg'

/** Serves uploads; returns the list of the requests. */
async function serveUploads(page: Page) {
  const asked: { action: string | null; body: string }[] = []
  await page.route('**/website/extention/api/admin/config?**', async (route) => {
    const action = new URL(route.request().url()).searchParams.get('action')
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    asked.push({ action, body })
    if (action === 'config') return route.fulfill({ json: serverConfig })
    if (action === 'catchimage') {
      const sources = new URLSearchParams(body).getAll('source[]')
      const list = sources.map((source) =>
        source.includes('gone') ? { state: 'FAIL', source } : { state: 'SUCCESS', source, url: picture }
      )
      return route.fulfill({ json: { state: 'SUCCESS', list } })
    }
    if (body.includes('infected')) return route.fulfill({ json: { state: '文件未通过安全扫描' } })
    const original = /filename="([^"]*)"/.exec(Buffer.from(body, 'latin1').toString())?.[1] ?? ''
    return route.fulfill({ json: { state: 'SUCCESS', url: picture, title: 'x', original, type: '.webp', size: 900 } })
  })
  return asked
}

test.beforeEach(({ watch }) => watch.expectError(reportedPolicy))

test('pastes from Word, WPS and Excel are clean', async ({ page }) => {
  await openEditor(page)
  await paste(page, clipboard('word'))
  await expect(preview(page).locator('h2')).toHaveText('2026年产品路线图')
  await expect(preview(page).locator('ul > li')).toHaveText(['分区存储跨分区边', '跨分区边', '副本'])
  await expect(preview(page).locator('ol > li')).toHaveText(['导入数据', '运行查询'])
  await expect(preview(page).locator('td[rowspan="2"]')).toHaveText('单机')
  await page.keyboard.press('Control+End')
  await tool(page, 'editor_insert_delimiter').click()
  await paste(page, clipboard('excel'))
  await expect(preview(page).locator('table')).toHaveCount(2)
  await paste(page, clipboard('wps'))
  await expect(preview(page).locator('ol').last().locator('li')).toHaveText(['建模', '装载'])
  expect(await markup(page)).not.toMatch(/mso|style=|<font|MsoNormal/)
})

test('a paste on a device that is not idle yet replaces the empty text without a warning', async ({ page }) => {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    // Only callbacks with a deadline run on a device that is never idle.
    window.requestIdleCallback = (callback, options) => (options?.timeout ? whenIdle(callback, options) : 0)
  })
  await openEditor(page)
  await paste(page, '<h2>标题</h2>')
  await expect(preview(page).locator('h2')).toHaveText('标题')
})

test('nothing of a thousand hostile pastes runs or loads, and text pasted into a line stays in it', async ({ page }) => {
  const requests: string[] = []
  await openEditor(page)
  page.on('request', (request) => requests.push(request.url()))
  await paste(page, '<b>一</b>二')
  await expect(fields(page)).toHaveText(['一二'])
  await paste(page, '', '三<img src=x onerror=window.__ran=1>')
  await expect(fields(page)).toHaveText(['一二三<img src=x onerror=window.__ran=1>'])
  await serveUploads(page)
  for (let from = 0; from < hostileMarkup.length; from += 100) {
    await paste(page, hostileMarkup.slice(from, from + 100).join('<p>与</p>'))
    await page.keyboard.press('Control+Enter')
  }
  await expect(preview(page)).toContainText('与')
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('.editor-page .ce-block__content *, main > .rich-text *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|vbscript|data):/i.test(value))
        .map(({ name, value }) => `${name}=${value}`)
    )
  )
  expect(parts).toEqual([])
  expect(requests.filter((address) => /evil\.example|\/x(\.\w+)?$/.test(address))).toEqual([])
})

test('images of a paste are fetched by the server, and one that is gone keeps the placeholder', async ({ page }) => {
  await openEditor(page)
  const asked = await serveUploads(page)
  await paste(
    page,
    '<p>图</p><img src="https://a.example/1.png" alt="一"><img src="https://a.example/gone.png" alt="二"><img src="/favicon.svg" alt="三">'
  )
  await expect(preview(page).locator('img')).toHaveCount(3)
  await expect(preview(page).getByAltText('一')).toHaveAttribute('src', picture)
  await expect(preview(page).getByAltText('二')).toHaveAttribute('src', '/broken-image.svg')
  await expect(preview(page).getByAltText('三')).toHaveAttribute('src', picture)
  await expect(page.getByText(t('editor_images_failed', { count: 1 }))).toBeVisible()
  expect(asked.find(({ action }) => action === 'catchimage')?.body).not.toContain('favicon')
})

test('what was uploaded appears where its insertion began, and the caret stays where the author goes on', async ({ page }) => {
  await openEditor(page)
  const held = Promise.withResolvers<void>()
  await serveUploads(page)
  await page.route('**/website/extention/api/admin/config?action=uploadfile**', async (route) => {
    await held.promise
    return route.fallback()
  })
  await page.keyboard.type('一')
  await page.keyboard.press('Enter')
  await page.keyboard.type('二')
  await fields(page).first().click()
  await pick(page, 'editor_insert_attachments', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') })
  await fields(page).last().click()
  await page.keyboard.press('End')
  await page.keyboard.type('三')
  await page.keyboard.press('ArrowLeft')
  held.resolve()
  await expect(preview(page).getByRole('link', { name: 'a.pdf' })).toBeVisible()
  await page.keyboard.type('四')
  await expect(preview(page)).toHaveText(/^一\s*a\.pdf.*二四三$/s)
})

test('images are uploaded, pasted, dropped, taken of the screen and chosen from the library, and each asks for its texts', async ({
  page
}) => {
  await page.addInitScript(() => {
    // A screen of one color in place of the dialog of the browser.
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 })
      canvas.getContext('2d')?.fillRect(0, 0, 320, 200)
      return canvas.captureStream()
    }
  })
  await openEditor(page)
  const ask = page.getByRole('dialog', { name: t('media_alt_ask') })
  const images = preview(page).locator('figure img')
  const lacks = page.locator('.editor-lack:visible')
  const fillTexts = async (chinese: string) => {
    await ask.getByLabel(t('media_alt_zh')).fill(chinese)
    await ask.getByLabel(t('media_alt_en')).fill(`${chinese} in English`)
    await ask.getByRole('button', { name: t('media_alt_save') }).click()
    await expect(ask).toBeHidden()
    await expect(textOf(page).locator(':focus')).toBeVisible()
    await expect(preview(page).getByAltText(chinese, { exact: true })).toHaveJSProperty('complete', true)
  }

  // Scaled by the browser, stored by the service, and shown at its own size.
  await pick(page, 'editor_insert_image', { name: '示意图.png', mimeType: 'image/png', buffer: png(1700, 40, Date.now() % 250) })
  await expect(ask).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await fillTexts('示意图')
  await expect(images).toHaveAttribute('src', /^\/api\/main\/file\/media\/image\/\d{8}\/\w+\.webp$/)
  await expect(images).toHaveAttribute('width', '1600')
  await expect(images).toHaveJSProperty('naturalWidth', 1600)
  await expect(lacks).toHaveCount(0)

  // An image whose text was put off names the missing languages; its dialog has the text that the author wrote meanwhile.
  await pasteOrDrop(page, 'paste', { name: 'shot.gif', mimeType: 'image/gif', buffer: gif(30, 20, String(Date.now())) })
  await ask.getByRole('button', { name: t('media_alt_later') }).click()
  await expect(lacks).toContainText(t('editor_image_lacks', { languages: '中文和英文' }))
  const alt = textOf(page).getByLabel(t('editor_image_alt')).last()
  await alt.fill('动图')
  await lacks.getByRole('button', { name: t('editor_image_describe') }).click()
  await expect(ask.getByLabel(t('media_alt_zh'))).toHaveValue('动图')
  await fillTexts('动图')
  await expect(lacks).toHaveCount(0)
  await alt.fill('')
  await expect(lacks).toHaveText(t('editor_image_no_alt'))
  await alt.fill('动图')

  await pasteOrDrop(page, 'drop', { name: 'drop.png', mimeType: 'image/png', buffer: png(31, 20, 7) })
  await fillTexts('拖入')
  await tool(page, 'editor_insert_screenshot').click()
  await fillTexts('截图')
  await expect(preview(page).getByAltText('截图', { exact: true })).toHaveAttribute('width', '320')

  await tool(page, 'editor_insert_library').click()
  const library = page.getByRole('dialog', { name: t('media_picker_title', { kind: t('media_kind_image') }) })
  await library
    .getByRole('button', { name: /示意图\.webp/ })
    .first()
    .click()
  await expect(library).toBeHidden()
  await expect(textOf(page).locator('.editor-media :focus')).toBeVisible()
  await expect(images).toHaveCount(5)
  await expect(preview(page).getByAltText('示意图', { exact: true })).toHaveCount(2)
  await expect(ask).toBeHidden()
  await tool(page, 'editor_insert_library').click()
  await expect(library).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(textOf(page).locator(':focus')).toBeVisible()
})

test('videos, music and several attachments are stored, and visitors save an attachment under its name', async ({ page }) => {
  await openEditor(page)
  const picked = (extension: string, name: string) => {
    const { type, bytes } = sample(extension, 3)
    return { name, mimeType: type, buffer: bytes }
  }
  await pick(page, 'editor_insert_video', picked('mp4', 'a.mp4'))
  await expect(preview(page).locator('video[width="420"][height="280"][controls]')).toBeVisible()
  await pick(page, 'editor_insert_music', picked('mp3', 'a.mp3'))
  for (const place of [preview(page), textOf(page)]) {
    const size = await place.locator('audio[controls]').evaluate((player) => [player.clientWidth, player.clientHeight])
    expect(size).toEqual([400, 95])
  }
  // A player is named by its title, without which the text would not be published.
  const lacks = textOf(page).getByText(t('editor_player_no_title')).filter({ visible: true })
  await expect(lacks).toHaveCount(2)
  await textOf(page)
    .getByRole('textbox', { name: t('editor_player_title') })
    .last()
    .click()
  await page.keyboard.type('访谈录音')
  await expect(lacks).toHaveCount(1)
  await expect(preview(page).locator('audio')).toHaveAccessibleName('访谈录音')
  await pick(page, 'editor_insert_attachments', picked('pdf', '白皮书.pdf'), picked('zip', 'b.zip'), picked('csv', 'c.csv'))
  const links = preview(page).locator('a[download]')
  await expect(links).toHaveText(['白皮书.pdf', 'b.zip', 'c.csv'])
  const stored = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const { status, headers } = await fetch(address)
          return [status, headers.get('Content-Disposition'), headers.get('X-Content-Type-Options')]
        })
      ),
    await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  )
  expect(stored).toEqual(Array(3).fill([200, 'attachment', 'nosniff']))
  await textOf(page)
    .getByRole('button', { name: t('editor_attachment_remove_named', { name: 'b.zip' }) })
    .click()
  await expect(links).toHaveText(['白皮书.pdf', 'c.csv'])
})

test('files beyond the limits of the server are refused in its words', async ({ page }) => {
  await openEditor(page)
  await serveUploads(page)
  const file = (name: string, content: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
  const refused: [string, ...ReturnType<typeof file>[]][] = [
    [t('editor_type_refused'), file('a.exe', 'a')],
    [t('editor_too_large'), file('a.pdf', 'a'.repeat(1001))],
    ['文件未通过安全扫描', file('infected.pdf', 'a')],
    [t('editor_too_many'), ...Array.from({ length: 101 }, (_, index) => file(`${index}.pdf`, 'a'))]
  ]
  for (const [text, ...files] of refused) {
    await pick(page, 'editor_insert_attachments', ...files)
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(preview(page)).toBeEmpty()
})

test('without the configuration of the server nothing is uploaded, and the author is told', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/)
  await openEditor(page)
  await page.route('**/website/extention/**', (route) => route.fulfill({ status: 500, body: 'x' }))
  await tool(page, 'editor_insert_image').click()
  await expect(page.getByText(t('editor_config_missing'))).toBeVisible()
})
