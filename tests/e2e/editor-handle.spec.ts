import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { fields, markup, openEditor, preview, reportedPolicy, t, textOf, tool } from '../support/editor.ts'

/* The handle beside a block: it moves the block, or all that are selected. */

const handle = (page: Page) => page.getByRole('button', { name: t('editor_handle') })
const line = (page: Page) => page.locator('.editor-drop')
const undo = (page: Page) => page.keyboard.press('Control+z')

async function boxOf(page: Page, index: number) {
  const box = await fields(page).nth(index).boundingBox()
  if (!box) throw new Error('no block')
  return box
}

/** Presses the handle of a block and drags it below another, without letting go. */
async function drag(page: Page, from: number, below: number) {
  const block = await boxOf(page, from)
  await page.mouse.move(block.x + 30, block.y + block.height / 2)
  const grip = await handle(page).boundingBox()
  if (!grip) throw new Error('no handle')
  // It is beside the block under the pointer.
  expect(Math.abs(grip.y - block.y)).toBeLessThan(4)
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  const target = await boxOf(page, below)
  await page.mouse.move(target.x + 20, target.y + target.height - 2, { steps: 4 })
}

test.beforeEach(async ({ page, watch }) => {
  watch.expectError(reportedPolicy)
  await openEditor(page)
  for (const words of ['一', '二', '三', '四']) {
    await page.keyboard.type(words)
    if (words !== '四') await page.keyboard.press('Enter')
  }
  await expect(preview(page).locator('p')).toHaveText(['一', '二', '三', '四'])
})

test('a block is dragged by its handle to a line, as one step, and the caret stays where the author writes', async ({ page }) => {
  await drag(page, 0, 2)
  const [third, mark] = [await boxOf(page, 2), await line(page).boundingBox()]
  expect(mark && mark.y >= third.y + third.height && mark.y < third.y + third.height + 16).toBe(true)
  await page.mouse.up()
  await expect(line(page)).toHaveCount(0)
  await expect(preview(page).locator('p')).toHaveText(['二', '三', '一', '四'])
  await page.keyboard.type('尾')
  await expect(preview(page).locator('p')).toHaveText(['二', '三', '一', '四尾'])
  await undo(page)
  await undo(page)
  await expect(preview(page).locator('p')).toHaveText(['一', '二', '三', '四'])
  // The block with the caret keeps it.
  await drag(page, 3, 0)
  await page.mouse.up()
  await page.keyboard.type('尾')
  await expect(preview(page).locator('p')).toHaveText(['一', '四尾', '二', '三'])
})

test('Escape gives a drag up, and where nothing would move there is no line', async ({ page }) => {
  await drag(page, 1, 1)
  await expect(handle(page)).toHaveAttribute('data-dragging', 'true')
  await expect(line(page)).toHaveCount(0)
  const last = await boxOf(page, 3)
  await page.mouse.move(last.x + 20, last.y + last.height - 2, { steps: 4 })
  await expect(line(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(line(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(preview(page).locator('p')).toHaveText(['一', '二', '三', '四'])
  await expect(textOf(page).locator('.is-selected-block')).toHaveCount(0)
})

test('a click on the handle selects the block, and selected blocks move together, by the handle or by keys', async ({ page }) => {
  const second = await boxOf(page, 1)
  await page.mouse.move(second.x + 30, second.y + 5)
  await handle(page).click()
  const selected = textOf(page).locator('.is-selected-block')
  await expect(selected).toHaveText(['二'])
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected).toHaveText(['二', '三'])
  await drag(page, 2, 3)
  await page.mouse.up()
  await expect(preview(page).locator('p')).toHaveText(['一', '四', '二', '三'])
  await expect(selected).toHaveText(['二', '三'])
  await drag(page, 2, 0)
  await page.mouse.move((await boxOf(page, 0)).x, (await boxOf(page, 0)).y - 4)
  await page.mouse.up()
  await expect(preview(page).locator('p')).toHaveText(['二', '三', '一', '四'])
  await page.keyboard.press('Control+Shift+ArrowDown')
  await expect.poll(() => markup(page)).toBe('<p>一</p><p>二</p><p>三</p><p>四</p>')
  await page.keyboard.press('Delete')
  await expect(preview(page).locator('p')).toHaveText(['一', '四'])
})

test('blocks of any height are dragged, and the page scrolls while one is held at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  for (let count = 0; count < 14; count += 1) await page.keyboard.press('Enter')
  await page.keyboard.type('末')
  await tool(page, 'editor_insert_table').click()
  await expect(page.locator('.editor-picker')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.evaluate(() => scrollTo(0, 0))
  await drag(page, 0, 2)
  const reached = () =>
    page.evaluate(() => (document.querySelector('.editor-page .editor-table')?.getBoundingClientRect().bottom ?? 9999) < 560)
  await page.mouse.move(300, 590)
  await expect.poll(reached).toBe(true)
  const table = await textOf(page).locator('.editor-table').boundingBox()
  if (!table) throw new Error('no table')
  await page.mouse.move(300, table.y + table.height - 10)
  await page.mouse.up()
  await expect(preview(page).locator(':scope > *').last()).toHaveText('一')
  expect(await seriousFindings(page)).toEqual([])
})
