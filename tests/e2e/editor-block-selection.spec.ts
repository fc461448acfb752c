import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { choose, fields, markup, openEditor, paste, preview, reportedPolicy, t, textOf, tool } from '../support/editor.ts'

/* Blocks that are selected as a whole, and the effects of keys, the clipboard and the toolbar on them. */

const selected = (page: Page) => textOf(page).locator('.is-selected-block')
const undo = (page: Page) => page.keyboard.press('Control+z')

/** Four paragraphs, of which the second and third are selected. */
async function selectTwo(page: Page) {
  for (const words of ['一', '二', '三', '四']) {
    await page.keyboard.type(words)
    if (words !== '四') await page.keyboard.press('Enter')
  }
  await expect(preview(page).locator('p')).toHaveCount(4)
  await fields(page).nth(1).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected(page)).toHaveText(['二', '三'])
}

test.beforeEach(async ({ page, context, watch }) => {
  watch.expectError(reportedPolicy)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditor(page)
})

test('Delete, Backspace, Enter and typing act on all selected blocks, each as one step', async ({ page }) => {
  await selectTwo(page)
  const paragraphs = preview(page).locator('p')
  for (const key of ['Delete', 'Backspace', 'Enter', '字']) {
    if (key === '字') await page.keyboard.insertText(key)
    else await page.keyboard.press(key)
    await expect(paragraphs).toHaveText(key === '字' ? ['一', '字', '四'] : ['一', '四'])
    await expect(selected(page)).toHaveCount(0)
    await undo(page)
    await expect(paragraphs).toHaveText(['一', '二', '三', '四'])
    await fields(page).nth(1).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(selected(page)).toHaveText(['二', '三'])
  }
  await page.keyboard.type('ab')
  await expect(paragraphs).toHaveText(['一', 'ab', '四'])
})

test('Ctrl+A twice selects all blocks after the link form was open, too, and nothing else is painted', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.type('一')
  await page.keyboard.press('Enter')
  await page.keyboard.type('二')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  const form = page.locator('.editor form').filter({ visible: true })
  await expect(form).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await fields(page).last().click()
  await page.keyboard.press('Control+a')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('二')
  await page.keyboard.press('Control+a')
  await expect(selected(page)).toHaveText(['一', '二'])
  await expect(textOf(page).locator('.ce-block--selected')).toHaveCount(0)
  await page.keyboard.press('Delete')
  await expect(selected(page)).toHaveCount(0)
  await expect(fields(page)).toHaveText([''])
})

test('cut, copy and paste act on all selected blocks', async ({ page }) => {
  await selectTwo(page)
  const paragraphs = preview(page).locator('p')
  await page.keyboard.press('Control+c')
  await expect(selected(page)).toHaveCount(2)
  await page.keyboard.press('Control+x')
  await expect(paragraphs).toHaveText(['一', '四'])
  await page.keyboard.press('Control+v')
  await expect(paragraphs).toHaveText(['一', '二', '三', '四'])
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await expect(selected(page)).toHaveCount(4)
  await page.keyboard.press('Control+v')
  await expect(paragraphs).toHaveText(['二', '三'])
  await undo(page)
  await expect(paragraphs).toHaveText(['一', '二', '三', '四'])
})

test('formats, layouts and kinds apply to every selected block, which stays selected, as one step', async ({ page }) => {
  await selectTwo(page)
  const changes: [() => Promise<unknown>, string][] = [
    [() => page.keyboard.press('Control+b'), '<p>一</p><p><strong>二</strong></p><p><strong>三</strong></p><p>四</p>'],
    [
      () => choose(page, 'editor_color', t('editor_color_blue')),
      '<p>一</p><p><span class="text-blue">二</span></p><p><span class="text-blue">三</span></p><p>四</p>'
    ],
    [
      () => choose(page, 'editor_size', '18 px'),
      '<p>一</p><p><span class="text-18">二</span></p><p><span class="text-18">三</span></p><p>四</p>'
    ],
    [() => page.keyboard.press('Tab'), '<p>一</p><p class="indented">二</p><p class="indented">三</p><p>四</p>'],
    [() => choose(page, 'editor_line_height', '2'), '<p>一</p><p class="lines-200">二</p><p class="lines-200">三</p><p>四</p>'],
    [
      () => choose(page, 'editor_kind', t('editor_quote')),
      '<p>一</p><blockquote><p>二</p></blockquote><blockquote><p>三</p></blockquote><p>四</p>'
    ],
    [() => page.keyboard.press('Control+Shift+ArrowDown'), '<p>一</p><p>四</p><p>二</p><p>三</p>'],
    [() => page.keyboard.press('Control+Shift+ArrowUp'), '<p>二</p><p>三</p><p>一</p><p>四</p>']
  ]
  for (const [change, expected] of changes) {
    await change()
    await expect.poll(() => markup(page)).toBe(expected)
    await expect(selected(page)).toHaveText(['二', '三'])
    await expect(textOf(page).locator('.editor-selection')).toBeFocused()
    await undo(page)
    await expect.poll(() => markup(page)).toBe('<p>一</p><p>二</p><p>三</p><p>四</p>')
    await fields(page).nth(1).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+ArrowDown')
  }
  await page.keyboard.press('Control+b')
  await expect(tool(page, 'editor_bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+b')
  await expect.poll(() => markup(page)).toBe('<p>一</p><p>二</p><p>三</p><p>四</p>')
})

test('blocks of every kind are selected by dragging, and only what is selected is painted', async ({ page }) => {
  await page.keyboard.type('头')
  await tool(page, 'editor_insert_delimiter').click()
  await tool(page, 'editor_insert_table').click()
  await expect(page.locator('.editor-picker')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('格')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('尾')
  const [from, to] = await Promise.all([fields(page).first().boundingBox(), fields(page).last().boundingBox()])
  if (!from || !to) throw new Error('no fields')
  await page.mouse.move(from.x + 5, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 12)
  await expect(selected(page)).toHaveCount(0)
  await page.mouse.move(to.x + 8, to.y - 30, { steps: 5 })
  await expect(selected(page)).toHaveCount(3)
  await page.mouse.move(to.x + 8, to.y + 10, { steps: 3 })
  await expect(selected(page)).toHaveCount(4)
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).not.toContain('头')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(selected(page)).toHaveCount(3)
  await page.keyboard.press('Delete')
  await expect.poll(() => markup(page)).toBe('<p>尾</p>')
  await undo(page)
  await expect(preview(page).locator('table')).toHaveCount(1)
  // A press beside the blocks starts no selection of the browser, and another block ends the selection.
  await fields(page).last().click()
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(selected(page)).toHaveCount(2)
  await fields(page).first().click()
  await expect(selected(page)).toHaveCount(0)
  await expect(textOf(page).locator('.ce-block--selected')).toHaveCount(0)
})

test('within a block the selection is the one of the browser, and arrow keys and a lost focus deselect blocks', async ({
  page
}) => {
  await selectTwo(page)
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toHaveCount(0)
  await page.keyboard.type('后')
  await expect(preview(page).locator('p')).toHaveText(['一', '二', '三后', '四'])
  await page.keyboard.press('Control+a')
  await expect(selected(page)).toHaveCount(0)
  await page.keyboard.press('Delete')
  await expect(preview(page).locator('p')).toHaveText(['一', '二', '四'])
  await page.keyboard.press('Control+a')
  await expect(selected(page)).toHaveCount(4)
  await page.locator('h1').click()
  await expect(selected(page)).toHaveCount(0)
})

test('Chinese that is composed takes the place of selected blocks', async ({ page }) => {
  await selectTwo(page)
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'tu', selectionStart: 2, selectionEnd: 2 })
  await expect(textOf(page).locator('.editor-selection')).toHaveCSS('opacity', '1')
  await input.send('Input.insertText', { text: '图' })
  await expect(preview(page).locator('p')).toHaveText(['一', '图', '四'])
  await page.keyboard.type('a')
  await expect(preview(page).locator('p')).toHaveText(['一', '图a', '四'])
})

test('what other programs paste takes the place of selected blocks', async ({ page }) => {
  await selectTwo(page)
  await paste(page, '<h2>新</h2><p>段</p>')
  await expect.poll(() => markup(page)).toBe('<p>一</p><h2>新</h2><p>段</p><p>四</p>')
})
