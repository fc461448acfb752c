import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { choose, fields, markup, openEditor, preview, reportedPolicy, t, textOf, tool } from '../support/editor.ts'

/* The list of blocks that a slash in an empty paragraph opens. */

const list = (page: Page) => page.getByRole('listbox', { name: t('editor_slash') })
const options = (page: Page) => list(page).getByRole('option')
const chosen = (page: Page) => list(page).locator('[aria-selected="true"]')

test.beforeEach(async ({ page, watch }) => {
  watch.expectError(reportedPolicy)
  await openEditor(page)
})

test('a slash opens the list, names in both languages filter it, and Enter chooses without a stray slash', async ({ page }) => {
  await page.keyboard.type('/')
  await expect(options(page).first()).toHaveText(t('editor_heading_2'))
  const field = fields(page).first()
  await expect(field).toBeFocused()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.type('Quote')
  await expect(options(page)).toHaveText([t('editor_quote')])
  for (let typed = 0; typed < 'Quote'.length; typed += 1) await page.keyboard.press('Backspace')
  await page.keyboard.insertText('三级')
  await expect(options(page)).toHaveText([t('editor_heading_3')])
  await page.keyboard.press('Enter')
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.type('标题')
  await expect.poll(() => markup(page)).toBe('<h3>标题</h3>')
  await expect(fields(page).first()).toHaveRole('textbox')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(textOf(page)).not.toContainText('/')
})

test('pinyin finds a block, and the chart begins with a table for its numbers', async ({ page }) => {
  await page.keyboard.type('/tubiao')
  await expect(options(page)).toHaveText([t('editor_insert_chart')])
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('editor_chart_begin'))).toBeVisible()
  const cells = textOf(page).locator('.editor-cell')
  await expect(cells).toHaveCount(12)
  for (const words of ['2024', '2025', '华东', '12', '14', '华北', '8', '9', '华南', '5', '6']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await cells.nth(4).click()
  await choose(page, 'editor_chart_make', t('editor_chart_column'))
  await expect(preview(page).locator('figure svg')).toBeVisible()
})

test('arrow keys go round the list, and a click chooses', async ({ page }) => {
  await page.keyboard.type('/')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveText(t('editor_insert_attachments'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(t('editor_heading_3'))
  await options(page)
    .filter({ hasText: t('editor_insert_table') })
    .click()
  await expect(textOf(page).locator('td, th')).toHaveCount(25)
  await page.keyboard.type('格')
  await expect(preview(page).locator('td, th').first()).toHaveText('格')
})

test('Escape, what no block is called and leaving the paragraph keep the slash as text', async ({ page }) => {
  await page.keyboard.type('/')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect.poll(() => markup(page)).toBe('<p>/</p>')
  await page.keyboard.type('h2')
  await expect.poll(() => markup(page)).toBe('<p>/h2</p>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/usr')
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(list(page)).toBeVisible()
  await fields(page).first().click()
  await expect(list(page)).toHaveCount(0)
  await expect.poll(() => markup(page)).toBe('<p>/h2</p><p>/usr</p><p>/</p>')
})

test('among words a slash is a slash', async ({ page }) => {
  await page.keyboard.type('和/')
  await expect(list(page)).toHaveCount(0)
  await expect.poll(() => markup(page)).toBe('<p>和/</p>')
})

for (const width of [1440, 390]) {
  test(`the tools take ${width === 390 ? 'one line that scrolls' : 'at most two lines'} at ${width} px, also in a table`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.keyboard.type('/')
    await options(page)
      .filter({ hasText: t('editor_insert_table') })
      .click()
    const toolbar = page.getByRole('toolbar')
    await expect(tool(page, 'editor_table_actions')).toBeAttached()
    const button = await tool(page, 'editor_undo').evaluate((element) => element.getBoundingClientRect().height)
    const height = await toolbar.evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeLessThan(button * (width === 390 ? 1.2 : 2.2))
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('End')
    const last = toolbar.getByRole('button', { name: t('editor_chart_make') })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    expect(await seriousFindings(page)).toEqual([])
  })
}
