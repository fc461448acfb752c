import { expect, open, test } from '../support/browser.ts'

/* Queries that run in the page: the playground and the code of a document. */

test('a visitor writes a query by keyboard, sees the answer in table and drawing, mends a mistake and answers a question', async ({
  page
}) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: 'Query' })
  await field.press('Control+Enter')
  await expect(page.locator('.q-drawing .g-on-found')).toHaveCount(3)
  await page.getByRole('button', { name: 'Show row 1 in the drawing' }).press('Enter')
  await expect(page.locator('.is-chosen')).toHaveCount(1)

  await field.fill('MATCH (a:Acount) RETRUN a')
  await field.press('Control+Enter')
  await expect(page.locator('.q-fault')).toContainText('Did you mean RETURN?')
  await expect(page.locator('.q-wrong')).toHaveText('RETRUN')
  await field.fill('MATCH (a:Acount) RETURN a')
  await field.press('Control+Enter')
  await expect(page.locator('.q-warning')).toContainText('Did you mean Account?')

  await field.fill("CREATE (:Account {code: '<b>A9</b>'})")
  await field.press('Control+Enter')
  await expect(page.locator('.q-drawing text', { hasText: '<b>A9</b>' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset the graph' }).click()
  await expect(page.locator('.q-drawing text', { hasText: '<b>A9</b>' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Try it' }).nth(1).click()
  await field.fill('MATCH (d:Account) RETURN count(d)')
  await field.press('Control+Enter')
  await expect(page.locator('.q-exercise')).toContainText('Not yet')
  await field.fill('MATCH (d:Device) RETURN count(*)')
  await field.press('Control+Enter')
  await expect(page.locator('.q-exercise')).toContainText('Correct')
})

test('a query of a document runs below its code, with the parameters of the text', async ({ page }) => {
  await open(page, '/document/latest/10', 'localhost')
  const code = page.locator('.code[data-run]').filter({ hasText: '$code' })
  await code.getByRole('button', { name: '运行与编辑' }).click()
  const bench = page.locator('.q-inline')
  await expect(bench.locator('.q-table tbody td').first()).toHaveText('A4')
  await expect(bench.locator('.q-drawing .g-on-found').first()).toBeVisible()
})
