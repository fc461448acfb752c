import type { Page } from '@playwright/test'
import { at, delayRequests, expect, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

/* Typing, clicks and scrolling of a visitor before the page is hydrated are neither lost nor done twice. */

const t = copyOf('zh-CN')

/** Opens a page whose scripts wait; `hydrate` lets them come. */
async function openEarly(page: Page, path: string): Promise<{ hydrate: () => Promise<void> }> {
  await page.goto('about:blank')
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto(at(path), { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  return {
    hydrate: async () => {
      await untilHydrated(page, async () => release())
      await page.unroute('**/assets/*.js')
    }
  }
}

test('the query typed early is the one that runs, by its keys pressed early, by its keys later, and by its button', async ({
  page
}) => {
  // React then hydrates in several pieces of time, between which the query is entered.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const query = page.getByRole('textbox', { name: t('queries_edit') })
  const answer = page.locator('.q-answer')
  for (const run of ['early keys', 'late keys', 'early button'] as const) {
    const { hydrate } = await openEarly(page, '/playground')
    await query.fill('RETURN 6 * 7 AS early')
    if (run === 'early keys') await query.press('Control+Enter')
    if (run === 'early button') await page.getByRole('button', { name: t('queries_run') }).click()
    await hydrate()
    await expect(query).toHaveValue('RETURN 6 * 7 AS early')
    await expect(page.locator('.q-layer').first()).toHaveText(/RETURN 6 \* 7 AS early/)
    if (run === 'late keys') await query.press('Control+Enter')
    await expect(answer.getByRole('columnheader', { name: 'early' }), run).toBeVisible()
  }
})

test('what is typed and chosen early stays in every field of a page, and in what the page makes of it', async ({ page }) => {
  const { hydrate } = await openEarly(page, '/partner/connect')
  const wanted = page.getByRole('checkbox').first()
  await page.locator('[name=company]').fill('云杉数据')
  await wanted.check()
  await hydrate()
  await expect(page.locator('[name=company]')).toHaveValue('云杉数据')
  await expect(wanted).toBeChecked()
  // Another field's input renders all of them anew.
  await page.locator('[name=name]').fill('林岚')
  await expect(page.locator('[name=company]')).toHaveValue('云杉数据')
  await expect(wanted).toBeChecked()

  const playground = await openEarly(page, '/playground')
  await page.getByRole('combobox', { name: t('queries_data_set') }).selectOption({ index: 1 })
  const chosen = await page.getByRole('combobox', { name: t('queries_data_set') }).inputValue()
  const vocabulary = page.locator('.q-vocabulary')
  const before = (await vocabulary.textContent()) ?? ''
  await playground.hydrate()
  await expect(vocabulary).not.toHaveText(before)
  await expect(page.getByRole('combobox', { name: t('queries_data_set') })).toHaveValue(chosen)

  for (const [path, field, value] of [
    ['/search', '[type=search]', '2024'],
    ['/verify', '[name=number]', '12345678'],
    ['/news', '[name=from]', '2025-01-02'],
    ['/galaxyProduct', '[name=storage]', '200']
  ] as const) {
    const { hydrate } = await openEarly(page, path)
    const input = page.locator(`main ${field}`).first()
    await input.fill(value)
    await hydrate()
    await expect(input, path).toHaveValue(value)
  }
})

test('a button clicked early acts once', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: t('shell_navigation') })
  const early = async (click: () => Promise<void>) => {
    const { hydrate } = await openEarly(page, '/')
    await click()
    await hydrate()
  }
  await early(() => bar.getByRole('button', { name: t('nav_product'), exact: true }).click())
  await expect(bar.getByRole('link', { name: t('nav_product_database'), exact: true })).toBeVisible()

  await early(() => page.getByRole('button', { name: t('shell_login'), exact: true }).click())
  await expect(page.getByRole('dialog').getByRole('heading', { name: t('account_login_title') })).toBeVisible()

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'light')
  const before = await theme()
  await early(() => page.getByRole('button', { name: t('shell_theme') }).click())
  await expect.poll(theme).not.toBe(before)
})

test('a page scrolled early stays where it is, so that a link pressed while it is hydrated is the one that is followed', async ({
  page
}) => {
  const { hydrate } = await openEarly(page, '/customer')
  const link = page.locator('.cases-list h2 a').last()
  // A font that arrives later moves the page by less than a pixel.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  await link.hover()
  await page.mouse.down()
  await hydrate()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  const target = await link.getAttribute('href')
  await page.mouse.up()
  await expect(page).toHaveURL(at(`${target}`))
  // The next page begins at its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
