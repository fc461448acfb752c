import { expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

test.use({ ownContext: true })

test('a question without a result is reported once, without cookies and without what could identify somebody', async ({
  page
}) => {
  const reports: { body: unknown; headers: Promise<Record<string, string>> }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search/missed')) reports.push({ body: request.postDataJSON(), headers: request.allHeaders() })
  })
  await page.clock.install()
  await open(page, '/search?q=13800000000', 'www.galaxy.localhost')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  // The search is loaded once it finds something.
  await field.fill('backup')
  await expect(page.getByRole('option').first()).toBeVisible()
  // Otherwise a slow machine would report the first question, because the clock goes on between two steps.
  await page.clock.pauseAt(Date.now() + 60_000)
  const t = copyOf('en-US')
  for (const question of ['zqxj', 'zqxj vwkp', 'zqxj@vwkp', 'zqxj vwkp']) {
    await field.fill(question)
    await page.clock.runFor(200)
    await expect(page.getByRole('dialog').getByText(t('search_none', { query: question }))).toBeVisible()
    // The first one is the beginning of the second.
    await page.clock.runFor(question === 'zqxj' ? 1000 : 3000)
  }
  const body = { language: 'en-US', question: 'zqxj vwkp' }
  await expect.poll(() => reports.map((report) => report.body)).toEqual([body])
  expect(Object.keys((await reports[0]?.headers) ?? {})).not.toContain('cookie')
  // The page of results counts the same question no second time.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=zqxj/)
  await expect(page.getByRole('heading', { name: t('search_none', { query: 'zqxj vwkp' }) })).toBeVisible()
  expect(reports).toHaveLength(1)
})
