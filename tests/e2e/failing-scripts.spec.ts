import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

/* Pages stay usable if the browser, a content blocker or the network breaks their scripts. */

const t = copyOf('zh-CN')

test.use({ ownContext: true })

/** Follows a link of the navigation for pages without scripts. */
async function followPlainLink(page: Page): Promise<void> {
  const navigation = page.locator('.plain-nav')
  await navigation.locator('summary').first().click()
  await navigation.getByRole('link', { name: t('nav_product_database'), exact: true }).click()
  await expect(page).toHaveURL(at('/product/database'))
}

test('without sendBeacon, BroadcastChannel and URL.canParse the page renders and works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(self, 'BroadcastChannel')
    Reflect.set(Navigator.prototype, 'sendBeacon', () => {
      throw new Error('blocked')
    })
  })
  await page.goto(at('/news'))
  const bar = page.getByRole('navigation', { name: t('shell_navigation') })
  await bar.getByRole('button', { name: t('nav_product'), exact: true }).click()
  await expect(bar.getByRole('link', { name: t('nav_product_database'), exact: true })).toBeVisible()
  await expect(page.locator('main')).toBeVisible()
})

test('a page whose scripts fail to load works as without scripts', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(at('/news'))
  await expect(page.getByText(t('shell_login_scripts'))).toBeVisible()
  await followPlainLink(page)
})

test('a page whose scripts load after ten seconds works without them until then, and with them afterwards', async ({ page }) => {
  await page.clock.install()
  const { promise: arriving, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arriving
    await route.continue()
  })
  // The pending scripts delay the load event.
  await page.goto(at('/news'), { waitUntil: 'domcontentloaded' })
  const note = page.getByText(t('shell_login_scripts'))
  await expect(note).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(note).toBeVisible()
  arrive()
  await expect(note).toBeHidden()
  const bar = page.getByRole('navigation', { name: t('shell_navigation') })
  await bar.getByRole('button', { name: t('nav_product'), exact: true }).click()
  await expect(bar.getByRole('link', { name: t('nav_product_database'), exact: true })).toBeVisible()
})

test('a page whose hydration data is unreadable is reloaded without scripts', async ({ page, watch }) => {
  watch.expectError(/./)
  let loads = 0
  await page.route(at('/news'), async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    loads += 1
    await route.fulfill({ response, body: loads === 1 ? html.replaceAll('$_TSR', '$_GONE') : html })
  })
  await page.goto(at('/news'))
  await expect(page.getByText(t('shell_login_scripts'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(2)
  // The next page has its scripts again.
  await followPlainLink(page)
  await expect(page.getByText(t('shell_login_scripts'))).toBeHidden()
})
