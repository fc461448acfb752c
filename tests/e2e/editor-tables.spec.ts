import { expect, test } from '../support/browser.ts'
import { changeTable, choose, openEditor, paste, preview, reportedPolicy, t, textOf, tool } from '../support/editor.ts'

/* Making and changing tables, drawing them as charts, and showing them. */

test.beforeEach(({ watch }) => watch.expectError(reportedPolicy))

test('a table is picked, grows, is merged, split, measured and drawn as a chart, by keyboard', async ({ page }) => {
  await openEditor(page)
  await tool(page, 'editor_insert_table').click()
  await expect(page.getByRole('button', { name: t('editor_table_pick', { rows: 5, columns: 5 }) })).toBeFocused()
  const squares = page.locator('.editor-squares > span > span')
  await expect(squares).toHaveCount(10 * 10)
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText(t('editor_table_size', { rows: 5, columns: 20 }))).toBeVisible()
  await expect(squares).toHaveCount(10 * 20)
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
  await changeTable(page, 'editor_table_header_column')
  await expect(preview(page).locator('th[scope="row"]')).toHaveText(['华东', '华北'])
  await changeTable(page, 'editor_table_wider')
  await expect(preview(page).locator('col').nth(1)).toHaveAttribute('width', /\d+/)
  await cells.first().click()
  await changeTable(page, 'editor_table_merge_right')
  await expect(preview(page).locator('th[colspan="2"]')).toHaveText('地区2024')
  await changeTable(page, 'editor_table_split')
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
  await choose(page, 'editor_chart_make', t('editor_chart_bar'))
  await expect(page.getByText(t('editor_chart_impossible'))).toBeVisible()
  await expect(tool(page, 'editor_chart_make')).toBeFocused()
  await expect(preview(page).locator('figure')).toHaveCount(0)
})

test('by keyboard, the entry of a menu that has the focus has a ring, and what is on has a tick', async ({ page }) => {
  await openEditor(page)
  await tool(page, 'editor_insert_table').click()
  await page.keyboard.press('Enter')
  await expect(textOf(page).locator('.editor-cell').first()).toBeFocused()
  await page.keyboard.press('Alt+F10')
  while (!(await tool(page, 'editor_table_actions').evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const entries = page.locator('.editor-panel [role^="menuitem"]')
  await expect(entries.first()).toBeFocused()
  for (const entry of await entries.all()) {
    await expect(entry).toBeFocused()
    await expect(entry).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('ArrowDown')
  }
  const ticks = await entries.evaluateAll((found) =>
    found.filter((entry) => getComputedStyle(entry, '::after').content.includes('✓')).map((entry) => entry.textContent)
  )
  expect(ticks).toEqual([t('editor_table_header_row')])
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('a column is dragged after its border was held for 360 ms, not before', async ({ page }) => {
    await openEditor(page)
    await tool(page, 'editor_insert_table').click()
    await page.keyboard.press('Enter')
    const cell = textOf(page).locator('td').first()
    const box = await cell.boundingBox()
    if (!box) throw new Error('no cell')
    const [x, y] = [box.x + box.width - 2, box.y + box.height / 2]
    const dragging = textOf(page).locator('.editor-table.is-dragging')
    await page.clock.install()
    // Otherwise the clock would also run while the test waits.
    await page.clock.pauseAt(Date.now() + 60_000)
    const dragAfter = async (milliseconds: number, isDragged: boolean) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.clock.runFor(milliseconds)
      await expect(dragging).toHaveCount(isDragged ? 1 : 0)
      await page.mouse.move(x + 60, y)
      await page.mouse.up()
      await expect(dragging).toHaveCount(0)
    }
    await dragAfter(359, false)
    await page.clock.runFor(1000)
    await expect(preview(page).locator('col')).toHaveCount(0)
    await dragAfter(360, true)
    await page.clock.runFor(1000)
    await expect(preview(page).locator('col').first()).toHaveAttribute('width', String(Math.round(box.width) + 60))
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a square of the picker is pressed for a table of its size, and the space below it for a paragraph', async ({ page }) => {
    await openEditor(page)
    await tool(page, 'editor_insert_table').tap()
    await page.locator('.editor-squares > span').nth(1).locator('> span').nth(2).tap()
    await expect(textOf(page).locator('.editor-cell')).toHaveCount(6)
    await page.keyboard.type('一')
    const text = await textOf(page).boundingBox()
    if (!text) throw new Error('no text')
    await page.mouse.click(text.x + text.width / 2, text.y + text.height - 3)
    await page.keyboard.type('二')
    await expect(preview(page).locator('table + p, .rich-table + p')).toHaveText('二')
  })
})

test('cells that the pointer is dragged over are selected, emptied and merged', async ({ page }) => {
  await openEditor(page)
  await tool(page, 'editor_insert_table').click()
  await page.keyboard.press('Enter')
  const cells = textOf(page).locator('.editor-cell')
  for (const words of ['一', '二', '三']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  const drag = async (from: number, to: number) => {
    await cells.nth(from).hover()
    await page.mouse.down()
    await cells.nth(to).hover()
    await page.mouse.up()
  }
  const selected = textOf(page).locator('.is-selected')
  await drag(6, 0)
  await expect(selected).toHaveCount(4)
  await changeTable(page, 'editor_table_merge_selected')
  await expect(preview(page).locator('th[colspan="2"][rowspan="2"]')).toHaveText('一二')
  // A merged cell is selected as a whole, so the cell below its neighbor is selected as well.
  await drag(0, 1)
  await expect(selected).toHaveCount(3)
  await page.keyboard.press('Delete')
  await expect(preview(page).locator('table')).toHaveText('')
  await page.keyboard.press('Control+z')
  await expect(preview(page).locator('th[colspan="2"]')).toHaveText('一二')
  await cells.nth(3).click()
  await expect(selected).toHaveCount(0)
})

test('a table scrolls on a page before a number or a word in it breaks', async ({ page }) => {
  await openEditor(page)
  const row = ['1,234,567.89', 'Relationships', '<strong>98.7654321</strong>', '2026-03-31', 'SKU-GX-01'].map(
    (words) => `<td>${words}</td>`
  )
  await paste(page, `<table><tr>${row.join('').repeat(2)}</tr></table>`)
  await page.setViewportSize({ width: 390, height: 844 })
  const cells = preview(page).locator('td')
  await expect(cells).toHaveCount(10)
  const linesOf = (found: Element[]) =>
    found.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  expect(await cells.evaluateAll(linesOf)).toEqual(Array(10).fill(1))
  const scroller = preview(page).locator('.rich-table')
  expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
})
