import { sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { expectToFit } from '../support/layout.ts'
import { runQuery } from '../support/queries.ts'
import { eachLanguage } from '../support/sizes.ts'

/* Queries that run within a page: home, a document, a solution, a product. */

const [, [, en]] = sites

test('a query that is pressed on a page without the network says so, and runs when the network is back', async ({
  page,
  context,
  watch
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|query-worker/)
  await open(page, '/demogallery/details?type=fraud', 'www.galaxy.localhost')
  const run = page.getByRole('button', { name: en('queries_run_and_edit') })
  await context.setOffline(true)
  await run.click()
  await expect(page.getByText(en('api_unreachable'))).toBeVisible()
  await context.setOffline(false)
  await run.click()
  await expect(page.locator('.q-inline').getByRole('textbox', { name: en('queries_edit') })).toBeVisible()
})

test('a query of a document runs below its code, with the parameters of the text', async ({ page }) => {
  await open(page, '/document/latest/10', 'localhost')
  const code = page.locator('.code[data-run]').filter({ hasText: '$code' })
  await code.getByRole('button', { name: '运行与编辑' }).click()
  const bench = page.locator('.q-inline')
  await expect(bench.locator('.q-table tbody td').first()).toHaveText('A4')
  await expect(bench.locator('.q-drawing .g-on-found').first()).toBeVisible()
})

for (const [language, t, host] of eachLanguage(sites)) {
  test(`the query of the home page runs in place by keyboard and highlights its result in the figure, in ${language}`, async ({
    page
  }) => {
    // The pointer of an earlier test may rest where the query appears.
    await page.mouse.move(0, 0)
    await open(page, '/', host)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
    const fetchedBefore = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(fetchedBefore.filter((address) => /hero-query|query-worker/.test(address))).toEqual([])
    await hero.locator('.hop-run:visible').press('Enter')
    await expect(hero.locator('.q-table tbody td').first()).toContainText('A62')
    await expect(hero.locator('figure .q-drawing .g-on-found')).toHaveCount(8)
    await expect(hero.getByRole('button', { name: t('queries_run') })).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(fetched.filter((address) => /query-worker/.test(address))).toHaveLength(1)
    expect(await seriousFindings(page, 'section:has(h1)')).toEqual([])

    await hero.getByRole('radio').nth(1).check()
    await expect(hero.locator('.q-result')).toContainText(t('queries_no_rows'))
    await expect(hero.locator('figure .q-drawing .g-on-found')).toHaveCount(0)
    await expect(hero.locator('figure .q-drawing circle.hop-3')).not.toHaveCSS('opacity', '1')
    const field = hero.getByRole('textbox', { name: t('queries_edit') })
    await expect(field).toHaveValue(/3\.\.5/)

    await runQuery(field, "MATCH (a:Account {id: 'A01'}) CREATE (a)-[:TRANSFERRED]->(b:Account {id: 'NEW'}) RETURN b")
    await expect(hero.locator('figure .q-drawing text', { hasText: 'NEW' })).toBeVisible()
    await hero.getByRole('button', { name: t('queries_reset') }).press('Enter')
    await expect(hero.locator('figure .q-drawing text', { hasText: 'NEW' })).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectToFit(page, 390)
  })

  test(`a query that was changed on the page of a solution opens in the playground by its address, in ${language}`, async ({
    page
  }) => {
    await open(page, '/demogallery/details?type=fraud', host)
    await page.getByRole('button', { name: t('queries_run_and_edit') }).click()
    const bench = page.locator('.q-inline')
    await bench.getByRole('textbox', { name: t('queries_edit') }).fill('MATCH (p:Phone) RETURN count(p)')
    await bench.getByRole('link', { name: t('queries_open_playground') }).click()
    await expect(page).toHaveURL(/\/playground#q1\./)
    const field = page.getByRole('textbox', { name: t('queries_edit') })
    await expect(field).toHaveValue('MATCH (p:Phone) RETURN count(p)')
    await expect(page.getByLabel(t('queries_data_set'))).toHaveValue('solution-fraud')
  })

  test(`the query of a product's page runs below its code, in ${language}`, async ({ page }) => {
    for (const [path, rows, last] of [
      ['/product/database', 2, 'A5'],
      ['/product?name=join', 11, 'L']
    ] as const) {
      await open(page, path, host)
      await page.getByRole('button', { name: t('queries_run_and_edit') }).click()
      const bench = page.locator('.q-inline')
      await expect(bench.locator('.q-table tbody tr')).toHaveCount(rows)
      await expect(bench.locator('.q-table tbody')).toContainText(last)
      await expect(bench.locator('.q-drawing .g-on-found').first()).toBeVisible()
      expect(await seriousFindings(page, '.q-inline')).toEqual([])
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the query of the home page leads to the playground', async ({ page }) => {
    await page.goto(at('/', 'www.galaxy.localhost'))
    await page.locator('.hop-run:visible').click()
    await expect(page).toHaveURL(/\/playground#q1\./)
  })

  for (const path of [
    '/demogallery/details?type=fraud',
    '/product/onlinedemo?type=credit',
    '/product/database',
    '/product?name=join'
  ])
    test(`${path} shows the answer of its query, and no button that would have no effect`, async ({ page }) => {
      await page.goto(at(path, 'www.galaxy.localhost'))
      await expect(page.locator('.q-computed .q-table').first()).toBeVisible()
      await expect(page.locator('.q-computed .q-actions').first()).toBeHidden()
    })
})

test('a new tab of the home page’s query opens the playground, and hovering the link does not run the query', async ({
  page
}) => {
  await open(page, '/', 'www.galaxy.localhost')
  const link = page.locator('.hop-run:visible')
  await link.hover()
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  // A background tab may never fire its load event.
  await other.waitForURL(/\/playground#q1\./, { waitUntil: 'commit' })
  await other.close()
  await expect(page.locator('.q-field')).toHaveCount(0)
})
