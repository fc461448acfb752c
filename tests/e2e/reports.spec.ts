import { sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { tabAndChoose } from '../support/keyboard.ts'

const [zh, en] = [copyOf('zh-CN'), copyOf('en-US')]

test('the menu leads to the report center, and that to a report and to its samples', async ({ page }) => {
  const [, t, host] = sites[1]
  await open(page, '/', host)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: t('nav_resources'), exact: true }).click()
  await banner.getByRole('link', { name: t('nav_reports'), exact: true }).click()
  await expect(page).toHaveURL(/\/report$/)
  await page.locator('#reports').getByRole('link', { name: /LDBC/ }).click()
  await expect(page).toHaveURL(/\/report\/ldbc$/)
  await expect(page.locator('main svg[role=img]').first()).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Comparison with Neo4j' }).click()
  await expect(page.locator('.page-hero')).toContainText('Then run them with the seeds, time limits and queries on this page')
  // Without a result there is no chart, and none of another system's.
  await expect(page.locator('.strips')).toHaveCount(0)
  await page
    .locator('main')
    .getByRole('link', { name: t('reports_all') })
    .click()
  await expect(page.locator('.strip-median[d^="M"]').first()).toBeAttached()
  expect(await seriousFindings(page)).toEqual([])
})

test('the explorer is used by keyboard alone, and names the command to measure again', async ({ page }) => {
  await open(page, '/report#samples', 'www.galaxy.localhost')
  const form = page.locator('.explorer-form')
  // Not by the first letters, which a slow machine may type with pauses that begin another search.
  await tabAndChoose(form.getByLabel(en('reports_workload')), 'shortest-path')
  await tabAndChoose(form.locator('[name=metric]'), 'ratio')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Grafeo, GQL')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/workload=shortest-path&metric=ratio&system=sqlite&system=typed-arrays#samples$/)
  await expect(form.getByLabel(en('reports_workload'))).toHaveValue('shortest-path')
  const names = page.locator('.explorer-figures tbody th')
  await expect(names).toHaveText(['SQLite, recursive SQL', 'TypeScript, typed arrays'])
  await expect(page.locator('.explorer code').first()).toHaveText(
    'npm install @grafeo-db/js@0.6.0 valibot@1.5.0 && node graph-benchmark.mjs'
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the explorer is whole, at 390 px as well', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/report'))
    await page.locator('details:has(.explorer) > summary').click()
    await page.getByLabel(zh('reports_workload')).selectOption('hops-6')
    await page.getByRole('checkbox', { name: 'SQLite，递归SQL' }).uncheck()
    await page.getByRole('button', { name: zh('reports_show') }).click()
    await expect(page).toHaveURL(/workload=hops-6/)
    await expect(page.locator('.strip-name b')).toHaveText(['Grafeo，GQL', 'TypeScript类型化数组'])
    await expect(page.locator('.explorer-figures tbody tr')).toHaveCount(2)
    await page.locator('summary', { hasText: 'Grafeo，GQL' }).click()
    await expect(page.locator('details details[open] code')).toContainText('MATCH')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test('every report of the research center is downloaded behind the privacy statement', async ({ page }) => {
  const [, t, host] = sites[0]
  for (const id of [1, 2, 3, 4, 5, 6]) {
    await page.goto(at(`/center/research?id=${id}`, host))
    await expect(page.locator('main a[download]')).toHaveCount(0)
    await expect(page.locator('main').getByText(t('center_research_gated_text'))).toBeVisible()
  }
  await page
    .locator('main')
    .getByRole('link', { name: t('downloads_gated') })
    .click()
  await expect(page.getByRole('region', { name: t('account_privacy') })).toBeVisible()
})
