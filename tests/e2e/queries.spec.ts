import type { Request } from '@playwright/test'
import english from '../../src/features/queries/copy/en-US.ts'
import chinese from '../../src/features/queries/copy/zh-CN.ts'
import { sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { expect, open, test } from '../support/browser.ts'
import { expectToFit } from '../support/layout.ts'
import { runQuery } from '../support/queries.ts'
import { eachLanguage } from '../support/sizes.ts'

/* The playground. Queries within other pages have a file of their own. */

const [[, zh], [, en]] = sites
const playgroundCopy = { Chinese: chinese, English: english }

test('a visitor writes a query by keyboard, sees the result as table and drawing, corrects a mistake and solves an exercise', async ({
  page
}) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: 'Query' })
  await field.press('Control+Enter')
  await expect(page.locator('.q-drawing .g-on-found')).toHaveCount(3)
  await page.getByRole('button', { name: 'Show row 1 in the drawing' }).press('Enter')
  await expect(page.locator('.is-chosen')).toHaveCount(1)

  await runQuery(field, 'MATCH (a:Acount) RETRUN a')
  await expect(page.locator('.q-fault')).toContainText('Did you mean RETURN?')
  await expect(page.locator('.q-wrong')).toHaveText('RETRUN')
  await runQuery(field, 'MATCH (a:Acount) RETURN a')
  await expect(page.locator('.q-warning')).toContainText('Did you mean Account?')

  await runQuery(field, "MATCH (a:Account) WHERE a.cod = 'A1' RETURN a")
  await expect(page.locator('.q-warning')).toHaveText('Line 1, column 27: No vertex has the property cod. Did you mean code?')
  await expect(page.locator('.q-wrong')).toHaveText('cod')

  await runQuery(field, "CREATE (:Account {code: '<b>A9</b>'})")
  await expect(page.locator('.q-drawing text', { hasText: '<b>A9</b>' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset the graph' }).click()
  await expect(page.locator('.q-drawing text', { hasText: '<b>A9</b>' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Try it' }).nth(1).click()
  await runQuery(field, 'MATCH (d:Account) RETURN count(d)')
  await expect(page.locator('.q-exercise')).toContainText('Not yet')
  await runQuery(field, 'MATCH (d:Device) RETURN count(*)')
  await expect(page.locator('.q-exercise')).toContainText('Correct')
})

test('Enter starts a new line unless a suggestion is selected, and a click accepts one', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: en('queries_edit') })
  const options = page.locator('.q-words [role="option"]')
  const chosen = page.locator('.q-words [aria-selected="true"]')
  await field.fill('')
  await field.pressSequentially('MATCH (a) RETURN a.code, co')
  await expect(options.first()).toHaveText('COUNT')
  await expect(chosen).toHaveCount(0)
  await field.press('Enter')
  await expect(field).toHaveValue('MATCH (a) RETURN a.code, co\n')
  await expect(options).toHaveCount(0)

  await field.fill('')
  await field.pressSequentially('MATCH (company) RETURN a.code AS len')
  await expect(options).toHaveCount(0)
  await field.press('Enter')
  await field.pressSequentially(", 'co")
  await expect(options).toHaveCount(0)
  await field.press('Enter')
  await field.pressSequentially('// cou')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue("MATCH (company) RETURN a.code AS len\n, 'co\n// cou")

  await field.fill('')
  await field.pressSequentially('MATCH (company) RETURN co')
  await expect(options.first()).toHaveText('company')
  await field.press('ArrowDown')
  await expect(chosen).toHaveText('company')
  await field.press('Enter')
  await expect(field).toHaveValue('MATCH (company) RETURN company')
  await field.pressSequentially('.a')
  await options.filter({ hasText: 'amount' }).click()
  await expect(field).toHaveValue('MATCH (company) RETURN company.amount')
  await expect(field).toBeFocused()
})

test('an error is shown after the results of earlier statements, and the heading lists the labels of the changed graph', async ({
  page
}) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: en('queries_edit') })
  const vocabulary = page.locator('.q-vocabulary')
  await runQuery(field, 'RETURN 11 AS a; CREATE (:Tmp); RETURN 1/0')
  await expect(page.locator('.q-fault')).toContainText(en('queries_changes_stay'))
  await expect(page.locator('.q-result .q-table tbody td')).toHaveText(['11'])
  await expect(vocabulary).toContainText('Tmp')
  await runQuery(field, 'MATCH (n:Device) DETACH DELETE n; MATCH (n:Tmp) DELETE n')
  await expect(vocabulary).not.toContainText('Tmp')
  await expect(vocabulary).not.toContainText('Device')
  await page.getByRole('button', { name: en('queries_reset') }).click()
  await expect(vocabulary).toContainText('Device')
})

test('a visitor’s own graph is parsed in the browser, rejected with its line, queried, and never uploaded', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()))
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const people = file('people.csv', 'id,label,name\nP1,Person,Ann\nP2,Person,Bo\n')
  await page.getByText('Query your own graph').click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  const files = page.getByLabel('Vertex and edge files')
  await files.setInputFiles([people, file('knows.csv', 'from,to,type\nP1,P9,KNOWS\n')])
  await expect(page.locator('.q-own')).toContainText('knows.csv, line 2: The vertex file does not contain “P9”.')
  await files.setInputFiles([people, file('knows.csv', 'from,to,type\nP1,P2,KNOWS\n')])
  await expect(page.locator('.q-own')).toContainText('Vertices: 2. Edges: 1.')
  await expect(page.getByLabel('Data set')).toHaveValue('own')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  const field = page.getByRole('textbox', { name: 'Query' })
  await runQuery(field, 'MATCH (:Person {name: "Ann"})-[:KNOWS]->(b) RETURN b.name')
  await expect(page.locator('.q-table tbody td').first()).toHaveText('Bo')
  // On a phone the result is below the fold: it scrolls into view, and the field keeps the focus.
  await expect(page.locator('.q-table').first()).toBeInViewport({ ratio: 1 })
  await expect(field).toBeFocused()
  // Choosing files again drops the answer and keeps the query.
  const tables = await page.locator('.q-table').count()
  await files.setInputFiles([people, file('knows.csv', 'from,to,type\nP2,P1,KNOWS\n')])
  await expect(page.locator('.q-table')).toHaveCount(tables - 1)
  await expect(field).toHaveValue(/"Ann"/)
  await page.getByLabel('Data set').selectOption('transfers')
  await page.getByLabel('Data set').selectOption('own')
  await expect(page.locator('.q-vocabulary')).toContainText('KNOWS')
  expect(sent).toEqual([])
  // A switch of language keeps the graph, what queries wrote, and the query.
  await page.setViewportSize({ width: 1440, height: 900 })
  await runQuery(field, 'CREATE (:Robot)')
  await expect(page.locator('.q-vocabulary')).toContainText('Robot')
  await field.fill('MATCH (:Person {name: "Bo"})<-[:KNOWS]-(a) RETURN a.name')
  await page.locator('#language-switch').click()
  await expect(page.getByRole('textbox', { name: zh('queries_edit') })).toHaveValue(/"Bo"/)
  await expect(page.getByLabel(zh('queries_data_set'))).toHaveValue('own')
  await expect(page.locator('.q-vocabulary')).toContainText('KNOWS')
  await expect(page.locator('.q-vocabulary')).toContainText('Robot')
  await page.getByRole('button', { name: zh('queries_reset') }).click()
  await expect(page.locator('.q-vocabulary')).not.toContainText('Robot')
})

test('parameters appear beside the query, show their types and are restored from the copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: en('queries_edit') })
  const parameterLines = page.getByRole('textbox', { name: en('queries_parameters') })
  await expect(parameterLines).toBeHidden()
  await runQuery(field, 'MATCH (:Account {code: $code})-[:TRANSFERRED]->(b) RETURN b.code AS payee')
  await expect(page.locator('.q-fault')).toContainText(":param code => 'A2'")
  await runQuery(parameterLines, ":param code => 'A2'")
  await expect(page.locator('.q-result .q-table tbody td')).toHaveText(['A4'])
  await expect(page.locator('.q-set')).toHaveText('$codeA2 string')
  await expect(page.locator('.q-left > [role=status]')).toHaveText('Rows: 1. First row: payee A4')
  expect(await seriousFindings(page, '#bench')).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const share = page.getByRole('button', { name: en('queries_share') })
  const offsets = async () => [await share.boundingBox(), await field.boundingBox()].map((box) => box?.y)
  await share.scrollIntoViewIfNeeded()
  const before = await offsets()
  await share.click()
  await expect(page.locator('.q-share')).toContainText(en('queries_shared'))
  expect(await offsets()).toEqual(before)
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(address)
  await expect(field).toHaveValue(/code: \$code/)
  await expect(parameterLines).toHaveValue(":param code => 'A2'")
  await expectToFit(page, 390)
})

test('on a phone, a button enlarges the drawing, which then scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/playground', 'www.galaxy.localhost')
  const name = page.locator('.q-drawing text', { hasText: 'A1' }).first()
  const small = await name.boundingBox()
  await page.getByRole('button', { name: en('queries_enlarge') }).click()
  await expect.poll(async () => (await name.boundingBox())?.height ?? 0).toBeGreaterThan((small?.height ?? 0) * 1.9)
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: en('queries_enlarge') })).toBeHidden()
})

test('an error offers its correction, and suggestions appear below the word that they complete', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: en('queries_edit') })
  await runQuery(field, "MATCH (a:Account) WHERE a.code == 'A1' RETURN a.code")
  await expect(page.locator('.q-wrong')).toHaveText('==')
  await page.getByRole('button', { name: 'Correct it: =' }).click()
  await expect(field).toHaveValue("MATCH (a:Account) WHERE a.code = 'A1' RETURN a.code")

  await field.fill('')
  await field.pressSequentially('MATCH (a)\nRETURN a.co')
  const [list, box] = [page.locator('.q-words'), page.locator('.q-field')]
  await expect(list).toBeVisible()
  const [words, whole] = [await list.boundingBox(), await box.boundingBox()]
  // Below the second line, and not below the whole field.
  expect((words?.y ?? 0) - (whole?.y ?? 0)).toBeLessThan(80)
  expect((words?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan(60)
})

test('a truncated link shows an error until the visitor edits the query', async ({ page }) => {
  await open(page, '/playground#q1.WyJ0cmFuc2', 'www.galaxy.localhost')
  await expect(page.locator('.q-share')).toContainText(en('queries_share_broken'))
  await page.getByRole('textbox', { name: en('queries_edit') }).fill('RETURN 1')
  await expect(page.locator('.q-share')).not.toContainText(en('queries_share_broken'))
})

test('a regular expression that backtracks too long is stopped at the time limit, and the next query runs', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: 'Query' })
  await runQuery(field, "RETURN reduce(s = '', x IN range(1, 2000) | s + 'a') =~ 'a*a*a*a*a*a*a*a*b' AS found")
  await expect(page.locator('.q-fault')).toContainText('Stopped after 2 seconds')
  await runQuery(field, 'RETURN 7 AS seven')
  await expect(page.locator('.q-table tbody td').first()).toHaveText('7')
})

test('a reset ends the query that runs, and neither its answer nor its changes come later', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: en('queries_edit') })
  await runQuery(field, 'CREATE (:Robot)')
  await expect(page.locator('.q-vocabulary')).toContainText('Robot')
  await runQuery(field, "RETURN reduce(s = '', x IN range(1, 2000) | s + 'a') =~ 'a*a*a*a*a*a*a*a*b' AS found")
  await expect(page.getByRole('button', { name: en('queries_running') })).toBeVisible()
  await page.getByRole('button', { name: en('queries_reset') }).click()
  await expect(page.locator('.q-vocabulary')).not.toContainText('Robot')
  await runQuery(field, 'RETURN 7 AS seven')
  await expect(page.locator('.q-table tbody td').first()).toHaveText('7')
  await expect(page.locator('.q-fault')).toHaveCount(0)
})

test('without the network, the playground keeps page and query, and loads its parts when the network is back', async ({
  page,
  context,
  watch
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|query-worker/)
  await open(page, '/playground', 'www.galaxy.localhost')
  const field = page.getByRole('textbox', { name: en('queries_edit') })
  const [result, own] = [page.locator('.q-result'), page.locator('.q-own')]
  await context.setOffline(true)
  await runQuery(field, 'RETURN 7 AS seven')
  await own.locator('summary').click()
  for (const part of [result, own]) await expect(part.getByRole('alert')).toContainText(en('queries_unloaded'))
  await expect(field).toHaveValue('RETURN 7 AS seven')
  await context.setOffline(false)
  for (const part of [result, own]) await part.getByRole('button', { name: en('queries_retry') }).click()
  await expect(page.getByLabel(en('csv_files'))).toBeVisible()
  await field.press('Control+Enter')
  await expect(result.locator('.q-table tbody td')).toHaveText('7')
  await expect(page.getByRole('alert').filter({ hasText: en('queries_unloaded') })).toHaveCount(0)
})

test('a data set that loads slowly does not replace the one of a question that was taken meanwhile', async ({ page }) => {
  await open(page, '/playground', 'www.galaxy.localhost')
  const held: Request[] = []
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    held.push(route.request())
    await promise
    await route.continue()
  })
  await page.getByLabel(en('queries_data_set')).selectOption('credit')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: en('queries_take') })
    .nth(1)
    .click()
  release()
  await Promise.all(held.map(async (request) => (await request.response())?.finished()))
  await page.unrouteAll({ behavior: 'wait' })
  await runQuery(page.getByRole('textbox', { name: en('queries_edit') }), 'MATCH (d:Device) RETURN count(*)')
  await expect(page.locator('.q-exercise')).toContainText(en('queries_right'))
  await expect(page.getByLabel(en('queries_data_set'))).toHaveValue('transfers')
})

test('a data set that fails to load says so, and a button loads it', async ({ page, context, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/playground', 'www.galaxy.localhost')
  const select = page.getByLabel(en('queries_data_set'))
  const name = (await select.locator('option[value="credit"]').textContent()) ?? ''
  const failure = page.getByRole('alert').filter({ hasText: en('queries_set_failed', { name }) })
  await context.setOffline(true)
  await select.selectOption('credit')
  await expect(failure).toBeVisible()
  await expect(select).toHaveValue('transfers')
  await context.setOffline(false)
  await failure.getByRole('button', { name: en('queries_retry') }).click()
  await expect(select).toHaveValue('credit')
  await expect(failure).toHaveCount(0)
})

for (const [language, t, host] of eachLanguage(sites)) {
  test(`an address opens a question of the playground, whose answer is checked, in ${language}`, async ({ page }) => {
    await open(page, '/playground#e1.devices', host)
    const exercise = page.locator('.q-exercise')
    await expect(exercise).toContainText(playgroundCopy[language].questions.devices)
    const field = page.getByRole('textbox', { name: t('queries_edit') })
    await expect(field).toHaveValue('')
    await runQuery(field, 'MATCH (d:Device) RETURN count(*)')
    await expect(exercise).toContainText(t('queries_right'))
    await exercise.getByRole('button', { name: t('queries_next') }).click()
    await expect(exercise).toContainText(playgroundCopy[language].questions.large)
    await expect(field).toBeFocused()
  })
}
