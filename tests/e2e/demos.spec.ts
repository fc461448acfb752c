import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { fraudDemo, headline, openDemo, rows } from '../support/demos.ts'
import { expectToFit, narrowFindings } from '../support/layout.ts'
import { withoutBreaks } from '../support/markup.ts'
import { pageFolders } from '../support/page-folders.ts'
import { isFull } from '../support/sizes.ts'

const hosts = ['localhost', 'www.galaxy.localhost'] as const
const host = hosts[1]
const [t, zh] = [copyOf('en-US'), copyOf('zh-CN')]
const types = pageFolders('demos')

const vertices = (page: Page) => page.locator('.demo-drawing .g-vertices > *')
/** Height of the words in the drawing, in pixels of the screen. */
const wordSize = (page: Page) =>
  page
    .locator('.demo-words text')
    .first()
    .evaluate((word: SVGTextElement) => Number.parseFloat(getComputedStyle(word).fontSize) * (word.getScreenCTM()?.a ?? 0))
const count = (page: Page) => page.locator('.demo-answer .note')

test('the list shows every demo with its drawing', async ({ page }) => {
  await page.goto(at('/product/onlinedemo', host))
  await expect(page.locator('.demo-list li')).toHaveCount(types.length)
  await expect(page.locator('.demo-list svg:has(.g-vertices)')).toHaveCount(types.length)
})

/** A cell of the first row of each demo, and a parameter that changes the answer. */
const answers: Readonly<Record<string, readonly [found: string, name: string, value: string]>> = {
  antifraud: ['A007', 'accounts', '6'],
  credit: ['P001', 'threshold', '75'],
  irc: ['9.2', 'through', 'borrowed'],
  launder: ['X01', 'method', 'pagerank'],
  modulation: ['53-54', 'fault', '38'],
  power: ['110', 'hops', '1'],
  socialmarket: ['U002', 'people', '8'],
  supplychain: ['T18', 'direction', 'out']
}
/** The answer as the page shows it. */
const answerOf = (page: Page) => page.locator('.demo-answer h2, .demo-rows tbody').allTextContents()

for (const [turn, language] of hosts.entries()) {
  const ofTurn = (shown: boolean) => types.filter((_, index) => (index % hosts.length === turn) === shown)
  // The workbench has the same elements in both languages: an ordinary run shows each demo in one, and axe looks at it there.
  for (const [some, isChecked] of isFull
    ? ([
        [ofTurn(true), true],
        [ofTurn(false), false]
      ] as const)
    : ([[ofTurn(true), true]] as const)) {
    test(`the demos ${some.join(', ')} answer, run, say why and fit a desktop and a phone on ${language}`, async ({ page }) => {
      for (const type of some) {
        const [found, name, value] = answers[type] ?? ['', '', '']
        const before = await test.step(`${type} answers with the page, and the same in the browser`, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          const served = await (await page.goto(at(`/product/onlinedemo?type=${type}`, language)))?.text()
          await expect(page.getByRole('slider')).toBeEnabled()
          const answer = await answerOf(page)
          expect(answer.join()).not.toMatch(/[{}]/)
          await expect(rows(page).first().locator('th, td').getByText(found, { exact: true })).toBeVisible()
          expect(withoutBreaks({ body: served ?? '' })).toContain(`<div role="status"><h2>${answer[0]}</`)
          // Until a row is selected, the first one is explained, in the browser as in the served page.
          const why = page.locator('.demo-why').getByRole('status')
          await expect(why).toHaveText(/\S{3}/)
          expect(served).toContain(`<p role="status">${await why.textContent()}</p>`)
          return answer
        })
        await test.step(`${type} runs with another parameter`, async () => {
          const field = page.locator(`[name=${name}]`)
          if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
          else await field.fill(value)
          await page.locator('.demo-form [type=submit]').click()
          await expect.poll(() => answerOf(page)).not.toEqual(before)
          await expect(page).toHaveURL(new RegExp(`[?&]${name}=${value}(&|$)`))
        })
        await test.step(`${type} steps back`, async () => {
          const said = page.locator('.demo-step-text')
          const last = await said.textContent()
          await page.locator('.demo-step-controls button').first().click()
          await expect(said).not.toHaveText(last ?? '')
        })
        await test.step(`${type} shows a row in the drawing and says why`, async () => {
          const row = rows(page).first().getByRole('button')
          await row.click()
          await expect(row).toHaveAttribute('aria-pressed', 'true')
          await expect(page.locator('.demo-why [role=status]')).toHaveText(/\S{3}/)
          await expect(page.locator('.demo-drawing .is-why').first()).toBeAttached()
        })
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await expectToFit(page, width, type)
          await expect.poll(() => wordSize(page), `${type} in ${width} px`).toBeCloseTo(12, 0)
        }
        if (!isChecked) continue
        // The parts of an image are presentational.
        await page.locator('.demo-world').evaluate((world) => world.replaceChildren())
        expect([type, await seriousFindings(page, '#bench')]).toEqual([type, []])
      }
    })
  }
}

test('the keyboard alone runs, steps, sorts, asks why and moves the drawing', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const before = await headline(page).textContent()
  await page.locator('[name=shortest]').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/product/onlinedemo?shortest=2&type=antifraud', host))
  await expect(headline(page)).not.toHaveText(before ?? '')
  await page.getByRole('slider').press('Home')
  await expect(page.locator('.demo-step-count')).toHaveText(/^Step 1 of/)
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.locator('.demo-step-count')).toHaveText(/^Step 2 of/)
  const head = page.locator('.demo-rows thead th').nth(2)
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await rows(page).first().getByRole('button').press('Enter')
  await expect(page.locator('.demo-vertex b')).toBeVisible()
  // The drawing moves to the answer.
  await expect(page.locator('.demo-world')).toHaveCSS('transform', /^matrix\((?!1, )/)
  const drawing = page.locator('.demo-drawing')
  await drawing.press('0')
  await drawing.press('+')
  await expect(page.locator('.demo-world')).toHaveCSS('transform', /matrix\(1\.35/)
  await drawing.press('0')
  await expect(page.locator('.demo-world')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
})

test('an edit runs again, can be undone and redone, and its address shows it again', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const [before, sizeBefore] = [await headline(page).textContent(), await count(page).textContent()]
  await rows(page).first().getByRole('button').click()
  await page.getByRole('button', { name: t('demos_remove_vertex') }).click()
  await expect(headline(page)).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/#v2\./)
  const after = await headline(page).textContent()
  await page.getByRole('button', { name: t('demos_undo') }).click()
  await expect(headline(page)).toHaveText(before ?? '')
  await expect(count(page)).toHaveText(sizeBefore ?? '')
  await page.getByRole('button', { name: t('demos_redo') }).click()
  await expect(headline(page)).toHaveText(after ?? '')
  await page.reload()
  await expect(page.getByRole('slider')).toBeEnabled()
  await expect(headline(page)).toHaveText(after ?? '')
  await expect(page.getByText(t('demos_changes', { count: 1 }), { exact: true })).toBeVisible()
})

test('an address with broken edits says so and shows the demo', async ({ page }) => {
  await openDemo(page, `${fraudDemo}#v2.W1siVj`)
  await expect(page.getByRole('alert')).toHaveText(t('demos_fragment_broken'))
  await expect(rows(page).first()).toBeVisible()
})

test('a vertex is added, connected and rewired; search, hiding and focus count what is shown', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const all = await vertices(page).count()
  await page
    .locator('.demo-add')
    .getByRole('button', { name: t('demos_add') })
    .click()
  await expect(vertices(page)).toHaveCount(all + 1)
  const panel = page.locator('.demo-vertex')
  await expect(panel.locator('b')).toHaveText('N1')
  await panel.getByLabel(t('demos_edge_kind')).selectOption('transferred')
  await panel.locator('[name="value amount"]').fill('70')
  await panel.getByLabel(t('demos_connect_to')).fill('A001')
  await panel.getByRole('button', { name: t('demos_connect'), exact: true }).click()
  const end = panel.locator('.demo-edge-list input')
  await expect(end).toHaveValue('A001')
  await end.fill('A002')
  await end.press('Enter')
  await expect(end).toHaveValue('A002')
  await expect(panel.locator('.demo-edge-list small')).toContainText(/\b70\b/)
  await page.getByLabel(t('demos_find'), { exact: true }).fill('a076')
  await page.getByRole('button', { name: t('demos_find_submit'), exact: true }).click()
  await expect(page.locator('.demo-why h3')).toHaveText(t('demos_why', { vertex: 'A076' }))
  await page.getByRole('button', { name: t('demos_hide'), exact: true }).click()
  await expect(page.getByText(t('demos_shown', { shown: all, all: all + 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('demos_focus') }).click()
  await expect(page.getByText(t('demos_shown', { shown: all, all: all + 1 }))).toBeHidden()
  await page.getByRole('button', { name: t('demos_show_all') }).click()
  await expect(page.getByText(t('demos_shown', { shown: all + 1, all: all + 1 }))).toBeVisible()
})

test('the vertex under the mouse is named, with its edges, until the mouse leaves', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const near = page.locator('.demo-near')
  await expect(near).toHaveCount(0)
  // A ring's account, which the drawing has named, and an account of no group, which it has not.
  await page.locator('.demo-drawing .g-vertices > circle.g-on-found').first().hover()
  await expect(near.locator('circle')).toHaveCount(1)
  expect(await page.locator('.demo-edges .is-near').count()).toBeGreaterThan(1)
  await page
    .locator('.demo-drawing .g-vertices > circle[class=""], .demo-drawing .g-vertices > circle:not([class])')
    .first()
    .hover()
  await expect(near.locator('text')).toHaveText(/^A\d+$/)
  await expect(page.locator('.demo-drawing')).toHaveCSS('cursor', 'pointer')
  await headline(page).hover()
  await expect(near.locator('*')).toHaveCount(0)
  await expect(page.locator('.demo-edges .is-near')).toHaveCount(0)
})

test('two runs are compared in words and in the drawing', async ({ page }) => {
  await openDemo(page, fraudDemo)
  await page.getByRole('button', { name: t('demos_pin'), exact: true }).click()
  await page.locator('[name=longest]').fill('5')
  await page.locator('[name=longest]').press('Enter')
  await expect(page.locator('.demo-runs dd')).toHaveCount(2)
  await expect(page.locator('.demo-drawing .is-lost').first()).toBeAttached()
  await expect(page.locator('.demo-difference li').first()).toBeVisible()
})

test('a graph of the visitor’s own can be saved in GBK; without the network, reader and picture say that they are missing', async ({
  page,
  context,
  watch
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await openDemo(page, fraudDemo)
  const input = page.locator('input[type=file]')
  const status = page.locator('.demo-cell').filter({ has: input }).getByRole('status')
  // «账户甲,account» in GBK, as Chinese versions of Excel write it.
  const buffer = Buffer.concat([
    Buffer.from('id,label\n'),
    Buffer.from([0xd5, 0xcb, 0xbb, 0xa7, 0xbc, 0xd7]),
    Buffer.from(',account\nP,device\n')
  ])
  const file = { name: 'v.csv', mimeType: 'text/csv', buffer }
  await context.setOffline(true)
  await input.setInputFiles(file)
  await expect(status).toHaveText(t('api_unreachable'))
  const picture = page.getByRole('button', { name: t('demos_save_picture') })
  await picture.click()
  await expect(page.locator('.demo-cell').filter({ has: picture }).getByRole('status')).toHaveText(t('api_unreachable'))
  await context.setOffline(false)
  await input.setInputFiles(file)
  await expect(status).toContainText(t('csv_read', { vertices: '2', edges: '0' }))
  await expect(vertices(page)).toHaveCount(2)
  await vertices(page).first().click()
  await expect(page.getByRole('region', { name: t('demos_selection') })).toContainText('账户甲')
})

test('a graph of the visitor’s own is read here, refused with its line, and sent nowhere', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  // No address of a script holds these, because its hash has no dots.
  const ids = ['X-1.a', 'X-2.b', 'X-3.c'] as const
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const input = page.locator('input[type=file]')
  await input.setInputFiles([file('v.csv', `id,label\n${ids[0]},account\n${ids[1]},person\n`)])
  await expect(page.locator('.demo-cell .demo-fault')).toHaveText(/v\.csv, line 3: .*person/)
  const list = [...ids.map((id) => `${id},account`), 'P,device'].join('\n')
  const [a, b, c] = ids
  const edges = [
    'from,to,type,amount',
    ...ids.map((id) => `${id},P,uses,`),
    `${a},${b},transferred,9`,
    `${b},${c},transferred,8`,
    `${c},${a},transferred,7\n`
  ].join('\n')
  await input.setInputFiles([file('v.csv', `id,label\n${list}\n`), file('e.csv', edges)])
  await expect(vertices(page)).toHaveCount(4)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: t('demos_share') })).toBeDisabled()

  // The other language shows the same graph, with the visitor's changes.
  await page
    .locator('.demo-add')
    .getByRole('button', { name: t('demos_add') })
    .click()
  await expect(vertices(page)).toHaveCount(5)
  const said = await headline(page).textContent()
  await page.getByRole('banner').getByRole('button', { name: '中文', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(headline(page)).not.toHaveText(said ?? '')
  await expect(vertices(page)).toHaveCount(5)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: zh('demos_undo') }).click()
  await expect(vertices(page)).toHaveCount(4)
  expect(requests.filter((request) => !/^GET |\/page-view /.test(request) || request.includes(a))).toEqual([])
  await page.getByRole('button', { name: zh('demos_own_discard') }).click()
  await expect(vertices(page)).not.toHaveCount(4)
})

test('the result is saved as CSV and the drawing as PNG', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const saved = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t(name) }).click()
    return readFileSync(await (await download).path())
  }
  expect((await saved('demos_save_rows')).toString()).toMatch(/^\uFEFF"Group \(first account\)",.*\r\n"A\d+",/)
  const picture = await saved('demos_save_picture')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2000, 1280])
})

test('an address with edits that is opened over other edits replaces them', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const changes = page.getByText(t('demos_changes', { count: 1 }), { exact: true })
  const removeRow = async (row: number) => {
    await rows(page).nth(row).getByRole('button').click()
    await page.getByRole('button', { name: t('demos_remove_vertex') }).click()
    await expect(changes).toBeVisible()
  }
  await removeRow(1)
  const shared = new URL(page.url()).hash
  await page.getByRole('button', { name: t('demos_undo') }).click()
  await expect(changes).toBeHidden()
  await removeRow(0)
  await page.reload()
  await expect(changes).toBeVisible()
  await page.evaluate((hash) => {
    location.hash = hash
  }, shared)
  await expect(page).toHaveURL(new RegExp(`${shared}$`))
  await expect(changes).toBeVisible()
})

test('the trial asks for a login, and the demo does not', async ({ page }) => {
  await openDemo(page, fraudDemo)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('demos_trial') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap selects a vertex', async ({ page }) => {
    await openDemo(page, fraudDemo)
    await page.locator('.demo-drawing .g-answer, .demo-drawing .g-on-found').first().tap()
    await expect(page.locator('.demo-vertex b')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server runs the parameters of the form, draws and tables the result, and says why', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.goto(at(fraudDemo, host))
    const all = await rows(page).count()
    expect(await vertices(page).count()).toBeGreaterThan(100)
    expect(await narrowFindings(page)).toEqual([])
    await page.locator('[name=accounts]').fill('6')
    await page.getByRole('button', { name: t('demos_run'), exact: true }).click()
    await expect(page).toHaveURL(/accounts=6/)
    expect(await rows(page).count()).toBeLessThan(all)
    const said = await page.locator('.demo-why [role=status]').textContent()
    const second = rows(page).nth(1).getByRole('button')
    const vertex = await second.textContent()
    await second.click()
    await expect(page.locator('.demo-why h3')).toHaveText(t('demos_why', { vertex: vertex ?? '' }))
    await expect(page.locator('.demo-why [role=status]')).not.toHaveText(said ?? '')
    await page.goto(at(`${fraudDemo}&accounts=many`, host))
    await expect(page.locator('[name=accounts]')).toHaveValue('many')
    await expect(page.locator('.demo-field .field-error').filter({ hasText: /2.*8/ })).toBeVisible()
    await expect(rows(page)).toHaveCount(all)
  })
})
