import { findingsAt } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { fields, openEditor, preview, reportedPolicy, t, textOf, tool } from '../support/editor.ts'

/* Menus and forms that open above the text, and blocks that are held or selected: axe finds nothing in them in any window. */

const looks = [
  { theme: 'light', width: 1440, colorsOfOther: true },
  { theme: 'light', width: 390, colorsOfOther: true }
] as const

test('menus, forms, tools and selected blocks have no findings of axe, wide and narrow, in both themes', async ({
  page,
  watch
}) => {
  watch.expectError(reportedPolicy)
  await openEditor(page)
  await page.keyboard.type('一')
  await page.keyboard.press('Enter')
  await page.keyboard.type('二')
  await expect(preview(page).locator('p')).toHaveCount(2)
  const found: Record<string, string[]> = {}

  const menu = page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${t('editor_align')}`) })
  await menu.click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  found.alignment = await findingsAt(page, looks)
  await page.keyboard.press('Escape')

  await fields(page).last().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.locator('.editor form').filter({ visible: true })).toHaveCount(1)
  found.link = await findingsAt(page, looks)
  await page.keyboard.press('Escape')
  await expect(page.locator('.editor form').filter({ visible: true })).toHaveCount(0)

  await fields(page).last().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await expect(textOf(page).locator('.is-selected-block')).toHaveCount(2)
  found.selected = await findingsAt(page, looks)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('option').first()).toBeVisible()
  found.slash = await findingsAt(page, looks)
  await page.keyboard.press('Escape')

  await tool(page, 'editor_insert_table').click()
  await expect(page.locator('.editor-picker')).toBeFocused()
  await page.keyboard.press('Enter')
  const heads = preview(page).locator('th')
  await expect(heads).toHaveCount(5)
  for (let column = 0; column < 5; column += 1) {
    await page.keyboard.type('列')
    await page.keyboard.press('Tab')
  }
  await expect(heads).toHaveText(Array.from({ length: 5 }, () => '列'))
  found.table = await findingsAt(page, looks)

  await fields(page).first().hover()
  const grip = await page.getByRole('button', { name: t('editor_handle') }).boundingBox()
  if (!grip) throw new Error('no handle')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip.x + grip.width / 2, grip.y + 100, { steps: 4 })
  await expect(page.locator('.editor-handle[data-dragging]')).toHaveCount(1)
  found.held = await findingsAt(page, looks)
  await page.mouse.up()

  expect(found).toEqual({ alignment: [], link: [], selected: [], slash: [], table: [], held: [] })
})
