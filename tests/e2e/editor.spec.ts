import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signUpWithRole, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { hostileMarkup } from '../support/hostile-markup.ts'

const t = copyOf('zh-CN')
const [[, , host, name]] = sites

const config = {
  imageActionName: 'uploadimage',
  imageFieldName: 'upfile',
  imageMaxSize: 2_048_000,
  imageAllowFiles: ['.png', '.jpg', '.webp'],
  imageCompressEnable: true,
  imageCompressBorder: 1600,
  imageUrlPrefix: '',
  snapscreenActionName: 'uploadimage',
  catcherActionName: 'catchimage',
  catcherFieldName: 'source',
  catcherLocalDomain: [],
  catcherUrlPrefix: '',
  videoActionName: 'uploadvideo',
  videoMaxSize: 102_400_000,
  videoAllowFiles: ['.mp4', '.mp3'],
  videoUrlPrefix: '',
  fileActionName: 'uploadfile',
  fileMaxSize: 1000,
  fileAllowFiles: ['.pdf', '.zip'],
  fileUrlPrefix: ''
}
const picture = '/favicon.svg'

/** The server of uploads; what it was asked is in the list. */
async function serveUploads(page: Page) {
  const asked: { action: string | null; body: string }[] = []
  await page.route('**/website/extention/api/admin/config?**', async (route) => {
    const action = new URL(route.request().url()).searchParams.get('action')
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    asked.push({ action, body })
    if (action === 'config') return route.fulfill({ json: config })
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

const textOf = (page: Page) => page.locator('.editor-page')
const fields = (page: Page) => textOf(page).locator('[contenteditable="true"]')
const preview = (page: Page) => page.locator('main > .rich-text')
const tool = (page: Page, key: string) => page.getByRole('toolbar').getByRole('button', { name: t(key), exact: true })

async function choose(page: Page, menu: string, item: string) {
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${t(menu)}`) })
    .click()
  await page.getByRole('menuitemradio', { name: item, exact: true }).click()
}

async function openEditor(page: Page) {
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  await page.goto(at('/desk/editor', host))
  await expect(page.locator('.editor[aria-busy="false"]')).toBeVisible()
  await fields(page).first().click()
}

/** Pastes as a browser does; nothing is on the clipboard of the machine. */
const paste = (page: Page, html: string, text = '') =>
  page.evaluate(
    ([html, text]) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      data.setData('text/plain', text ?? '')
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, text] as const
  )

/**
 * The policy of the page is also that of the document in which pasted HTML is parsed, and of the browser's own editing: what
 * it refuses there is reported.
 */
test.beforeEach(({ watch }) => watch.expectError(/Content Security Policy|CSP violation: (style-src|script-src-attr)/))

const fixture = (name: string) => readFileSync(new URL(`../support/clipboard/${name}.html`, import.meta.url), 'utf8')
const markup = (page: Page) => preview(page).evaluate((element) => element.innerHTML)

test('text, headings, lists, quotes and code are written by keyboard, and shown as visitors would see them', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('第一段')
  await page.keyboard.press('Enter')
  await page.keyboard.type('标题')
  await choose(page, 'editor_kind', t('editor_heading_2'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('甲')
  await choose(page, 'editor_kind', t('editor_list_bulleted'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('乙')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('丙')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('引用')
  await choose(page, 'editor_kind', t('editor_quote'))
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('a')
  await page.keyboard.press('Tab')
  await page.keyboard.type('b')
  await choose(page, 'editor_kind', t('editor_code'))
  await expect(preview(page).locator('pre')).toHaveText('a    b')
  expect(await markup(page)).toBe(
    '<p>第一段</p><h2>标题</h2><ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul><blockquote><p>引用</p></blockquote>' +
      `<section tabindex="0" class="rich-code" aria-label="${t('page_code')}"><pre><code>a    b</code></pre></section>`
  )
})

test('Enter splits, Backspace and Delete join, and a slash is a slash', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('/一二')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(fields(page)).toHaveText(['/一', '二'])
  await page.keyboard.press('Backspace')
  await expect(fields(page)).toHaveText(['/一二'])
  await page.keyboard.type('和')
  await expect(fields(page)).toHaveText(['/一和二'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  await expect(fields(page)).toHaveText(['/一和二'])
  await expect(page.locator('.ce-popover--opened')).toHaveCount(0)
})

test('formats are set and taken by buttons and keys, colors and sizes without a style', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('图数据库')
  await page.keyboard.press('Shift+Home')
  for (const key of ['editor_underline', 'editor_strike', 'editor_superscript', 'editor_inline_code'])
    await tool(page, key).click()
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+i')
  await choose(page, 'editor_color', t('editor_color_blue'))
  await choose(page, 'editor_size', '18 px')
  await expect(tool(page, 'editor_bold')).toHaveAttribute('aria-pressed', 'true')
  for (const tag of ['u', 's', 'sup', 'code', 'strong', 'em', 'span.text-blue', 'span.text-18']) {
    await expect(preview(page).locator(tag).first(), tag).toContainText('图数据库')
  }
  await tool(page, 'editor_clear_formats').click()
  await expect.poll(() => markup(page)).toBe('<p>图数据库</p>')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: t('editor_link_wrong') })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('https://example.com/')
  await page.keyboard.press('Enter')
  await expect(preview(page).getByRole('link')).toHaveAttribute('href', 'https://example.com/')
})

test('line height, spacing and indent are of a block', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('段落')
  await choose(page, 'editor_line_height', '1.75')
  await choose(page, 'editor_space_before', '5 px')
  await choose(page, 'editor_space_after', '25 px')
  await tool(page, 'editor_indent').click()
  await expect(preview(page).locator('p')).toHaveClass('lines-175 before-5 after-25 indented')
  await tool(page, 'editor_indent').click()
  await expect(preview(page).locator('p')).toHaveClass('lines-175 before-5 after-25')
})

test('Chinese input is neither split nor lost while it is composed', async ({ page }) => {
  await openEditor(page)
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'tu', selectionStart: 2, selectionEnd: 2 })
  // The key that ends a composition is the input method's.
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 })
  await input.send('Input.imeSetComposition', { text: '/图', selectionStart: 2, selectionEnd: 2 })
  await input.send('Input.insertText', { text: '图数据库' })
  await expect(fields(page)).toHaveText(['图数据库'])
  await expect(preview(page)).toHaveText('图数据库')
  await input.send('Input.imeSetComposition', { text: 'ku', selectionStart: 2, selectionEnd: 2 })
  await expect(tool(page, 'editor_undo')).toBeEnabled()
  await input.send('Input.insertText', { text: '库' })
  await expect(preview(page)).toHaveText('图数据库库')
  await page.keyboard.press('Control+z')
  await expect(preview(page)).toHaveText('图数据库')
})

test('undo goes back by steps of 20 keystrokes, pauses and replaced selections, 19 times', async ({ page }) => {
  await openEditor(page)
  const undo = () => page.keyboard.press('Control+z')
  // Within one task, so that a slow machine makes no pause between the keys.
  await page.evaluate(() => {
    for (let key = 0; key < 45; key += 1) document.execCommand('insertText', false, 'a')
  })
  await expect(preview(page)).toHaveText('a'.repeat(45))
  await undo()
  await expect(preview(page)).toHaveText('a'.repeat(40))
  await undo()
  await expect(preview(page)).toHaveText('a'.repeat(20))
  await page.keyboard.press('Control+Shift+z')
  await expect(preview(page)).toHaveText('a'.repeat(40))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('b')
  await expect(preview(page)).toHaveText('b')
  await undo()
  await expect(preview(page)).toHaveText('a'.repeat(40))
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type(String(step % 10))
    await expect(preview(page).locator('p')).toHaveCount(step + 2)
  }
  for (let step = 0; step < 60; step += 1) await undo()
  await expect(tool(page, 'editor_undo')).toBeDisabled()
  expect(await preview(page).locator('p').count()).toBeGreaterThan(10)
})

test('a table is picked, grows, is merged, split, measured and drawn as a chart, by keyboard', async ({ page }) => {
  await openEditor(page)
  await tool(page, 'editor_insert_table').click()
  await expect(page.getByRole('button', { name: t('editor_table_pick', { rows: 5, columns: 5 }) })).toBeFocused()
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText(t('editor_table_size', { rows: 5, columns: 20 }))).toBeVisible()
  for (let step = 0; step < 18; step += 1) await page.keyboard.press('ArrowLeft')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const cells = textOf(page).locator('.editor-cell')
  await expect(cells).toHaveCount(4)
  for (const words of ['地区', '2024', '华东', '12']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(cells).toHaveCount(6)
  await page.keyboard.type('华北')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')
  await tool(page, 'editor_table_header_column').click()
  await expect(preview(page).locator('th[scope="row"]')).toHaveText(['华东', '华北'])
  await tool(page, 'editor_table_wider').click()
  await expect(preview(page).locator('col').nth(1)).toHaveAttribute('width', /\d+/)
  await cells.first().click()
  await tool(page, 'editor_table_merge_right').click()
  await expect(preview(page).locator('th[colspan="2"]')).toHaveText('地区2024')
  await tool(page, 'editor_table_split').click()
  await expect(cells).toHaveCount(6)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(preview(page).locator('thead th')).toHaveText(['地区', '2024'])
  await cells.nth(3).click()
  for (const kind of ['line', 'pie']) {
    if (kind === 'line') await choose(page, 'editor_chart_make', t(`editor_chart_${kind}`))
    else await choose(page, 'editor_chart_kind', t(`editor_chart_${kind}`))
    await expect(preview(page).locator('figure svg')).toBeVisible()
  }
  await expect(preview(page).locator('figure td')).toHaveText(['12', '8'])
  await tool(page, 'editor_chart_edit').click()
  await expect(cells).toHaveCount(6)
  await cells.nth(3).fill('十二')
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(t('editor_chart_impossible'))
    return dialog.accept()
  })
  await choose(page, 'editor_chart_make', t('editor_chart_bar'))
  await expect(preview(page).locator('figure')).toHaveCount(0)
})

test('a column is dragged after its border was held for 360 ms, not before', async ({ page }) => {
  await openEditor(page)
  await tool(page, 'editor_insert_table').click()
  await page.keyboard.press('Enter')
  const cell = textOf(page).locator('td').first()
  const box = await cell.boundingBox()
  if (!box) throw new Error('no cell')
  const [x, y] = [box.x + box.width - 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y)
  await page.mouse.up()
  await expect(preview(page).locator('col')).toHaveCount(0)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(textOf(page).locator('.editor-table.is-dragging')).toBeVisible()
  await page.mouse.move(x + 60, y)
  await page.mouse.up()
  await expect(preview(page).locator('col').first()).toHaveAttribute('width', String(Math.round(box.width) + 60))
})

test('pastes from Word, WPS and Excel are clean', async ({ page }) => {
  await openEditor(page)
  await paste(page, fixture('word'))
  await expect(preview(page).locator('h2')).toHaveText('2026年产品路线图')
  await expect(preview(page).locator('ul > li')).toHaveText(['分区存储跨分区边', '跨分区边', '副本'])
  await expect(preview(page).locator('ol > li')).toHaveText(['导入数据', '运行查询'])
  await expect(preview(page).locator('td[rowspan="2"]')).toHaveText('单机')
  await page.keyboard.press('Control+End')
  await tool(page, 'editor_insert_delimiter').click()
  await paste(page, fixture('excel'))
  await expect(preview(page).locator('table')).toHaveCount(2)
  await paste(page, fixture('wps'))
  await expect(preview(page).locator('ol').last().locator('li')).toHaveText(['建模', '装载'])
  expect(await markup(page)).not.toMatch(/mso|style=|<font|MsoNormal/)
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

test('images, video, music and attachments are uploaded within the limits of the server', async ({ page }) => {
  await openEditor(page)
  const asked = await serveUploads(page)
  const pick = async (key: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool(page, key).click()])
    await chooser.setFiles(files)
  }
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  await pick('editor_insert_image', { name: '示意图.png', mimeType: 'image/png', buffer: image })
  await expect(preview(page).locator('figure img')).toHaveAttribute('width', '400')
  expect(asked.find(({ action }) => action === 'uploadimage')?.body).toContain('image/webp')
  await page.getByLabel(t('editor_image_alt')).fill('示意图')
  await expect(preview(page).getByAltText('示意图')).toBeVisible()
  await pick('editor_insert_video', { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('mp4') })
  await expect(preview(page).locator('video[width="420"][height="280"][controls]')).toBeVisible()
  await pick('editor_insert_music', { name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('mp3') })
  await expect(preview(page).locator('audio[controls]')).toBeVisible()
  const file = (name: string, content: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
  await pick('editor_insert_attachments', file('白皮书.pdf', 'a'), file('b.zip', 'b'))
  await expect(preview(page).locator('a[download]')).toHaveText(['白皮书.pdf', 'b.zip'])
  await pick('editor_insert_attachments', file('a.exe', 'a'))
  await expect(page.getByText(t('editor_type_refused'))).toBeVisible()
  await pick('editor_insert_attachments', file('a.pdf', 'a'.repeat(1001)))
  await expect(page.getByText(t('editor_too_large'))).toBeVisible()
  await pick('editor_insert_attachments', file('infected.pdf', 'a'))
  await expect(page.getByText('文件未通过安全扫描')).toBeVisible()
  await pick('editor_insert_attachments', ...Array.from({ length: 101 }, (_, index) => file(`${index}.pdf`, 'a')))
  await expect(page.getByText(t('editor_too_many'))).toBeVisible()
})

test('without the configuration of the server nothing is uploaded, and the author is told', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/)
  await openEditor(page)
  await page.route('**/website/extention/**', (route) => route.fulfill({ status: 500, body: 'x' }))
  await tool(page, 'editor_insert_image').click()
  await expect(page.getByText(t('editor_config_missing'))).toBeVisible()
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('a draft is kept 500 ms after the last change, said 2 s later, and restored on command only', async ({ page }) => {
    await openEditor(page)
    await page.clock.install()
    await page.keyboard.type('草稿')
    await page.clock.runFor(200)
    await expect(preview(page)).toHaveText('草稿')
    const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('try-drafts-data')))
    await page.clock.runFor(400)
    await expect(page.getByText(t('editor_over_limit'))).toHaveCount(0)
    await page.clock.runFor(100)
    expect(await stored()).toHaveLength(1)
    await expect(page.getByText(t('editor_draft_saved'))).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(page.getByText(t('editor_draft_saved'))).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page.getByText(t('editor_draft_saved'))).toHaveCount(0)
    await page.clock.resume()
    await page.reload()
    await expect(fields(page)).toHaveText([''])
    await tool(page, 'editor_restore').click()
    await expect(preview(page)).toHaveText('草稿')
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toBe('确定清空当前文档么？')
      return dialog.dismiss()
    })
    await tool(page, 'editor_clear').click()
    await expect(preview(page)).toHaveText('草稿')
    page.once('dialog', (dialog) => dialog.accept())
    await tool(page, 'editor_clear').click()
    await expect(preview(page)).toHaveText('')
    await expect.poll(stored).toEqual([])
  })
})

test('over 10,000 characters the author is warned', async ({ page }) => {
  await openEditor(page)
  await paste(page, '', '图'.repeat(10_000))
  await expect(page.getByText(t('editor_count', { count: '10,000', limit: '10,000' }))).toBeVisible()
  await expect(page.getByText('字数超出最大允许值，服务器可能拒绝保存！')).toHaveCount(0)
  await page.keyboard.type('库')
  await expect(page.getByText('字数超出最大允许值，服务器可能拒绝保存！')).toBeVisible()
})

test('the toolbar is one stop of the tab key with arrow keys within, and Escape, then Tab leaves the text', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('一')
  await page.keyboard.press('Tab')
  await expect(fields(page)).toHaveText(['一\u00a0\u00a0\u00a0\u00a0'])
  await expect(tool(page, 'editor_undo')).toBeEnabled()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('toolbar').locator(':focus')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tool(page, 'editor_undo')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'editor_clear')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(fields(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('editor_leaving'))).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('.editor')?.contains(document.activeElement))).toBe(false)
  // Keys typed elsewhere on the page do not reach the text.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(fields(page)).toHaveText(['一\u00a0\u00a0\u00a0\u00a0'])
})

test('the editor has no findings of axe, with every kind of block, in both languages', async ({ page }) => {
  await openEditor(page)
  await serveUploads(page)
  await paste(page, fixture('word'))
  await tool(page, 'editor_insert_delimiter').click()
  await paste(page, '<pre>MATCH (n)</pre><blockquote>引</blockquote><img src="/favicon.svg" alt="图">')
  await expect(preview(page).getByAltText('图')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(at('/', 'www.galaxy.localhost'))
  await signUpWithRole(page, 'www.galaxy.localhost', 'Anna', 'author')
  await page.goto(at('/desk/editor', 'www.galaxy.localhost'))
  await expect(page.locator('.editor[aria-busy="false"]')).toBeVisible()
  expect(await page.locator('.editor').textContent()).not.toMatch(/\p{Script=Han}/u)
})
