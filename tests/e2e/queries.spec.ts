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

test('a visitor’s own graph is read in the page, refused with its line, queried, and sent nowhere', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()))
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const people = file('people.csv', 'id,label,name\nP1,Person,Ann\nP2,Person,Bo\n')
  await page.getByText('Query your own graph').click()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const files = page.getByLabel('Vertex and edge files')
  await files.setInputFiles([people, file('knows.csv', 'from,to,type\nP1,P9,KNOWS\n')])
  await expect(page.locator('.q-own')).toContainText('knows.csv, line 2: The vertex file does not contain “P9”.')
  await files.setInputFiles([people, file('knows.csv', 'from,to,type\nP1,P2,KNOWS\n')])
  await expect(page.locator('.q-own')).toContainText('Vertices: 2. Edges: 1.')
  await expect(page.getByLabel('Data set')).toHaveValue('own')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  const field = page.getByRole('textbox', { name: 'Query' })
  await field.fill('MATCH (:Person {name: "Ann"})-[:KNOWS]->(b) RETURN b.name')
  await field.press('Control+Enter')
  await expect(page.locator('.q-table tbody td').first()).toHaveText('Bo')
  await page.getByLabel('Data set').selectOption('transfers')
  await page.getByLabel('Data set').selectOption('own')
  await expect(page.locator('.q-vocabulary')).toContainText('KNOWS')
  expect(sent).toEqual([])
})

test('a query of a document runs below its code, with the parameters of the text', async ({ page }) => {
  await open(page, '/document/latest/10', 'localhost')
  const code = page.locator('.code[data-run]').filter({ hasText: '$code' })
  await code.getByRole('button', { name: '运行与编辑' }).click()
  const bench = page.locator('.q-inline')
  await expect(bench.locator('.q-table tbody td').first()).toHaveText('A4')
  await expect(bench.locator('.q-drawing .g-on-found').first()).toBeVisible()
})
