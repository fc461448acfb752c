import { logIn, modalOf, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'

const [[, zh, chinese]] = sites

test('with data saver nothing is prefetched, and the loading bar is shown for 200 ms at least', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    const times: number[] = []
    Object.assign(window, { times })
    new MutationObserver(() => {
      const isShown = document.querySelector('.pending')?.hasAttribute('data-shown') ?? false
      if (isShown === (times.length % 2 === 0)) times.push(performance.now())
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-shown'] })
  })
  const chunk = Promise.withResolvers<void>()
  let asked = 0
  await page.route(/assets\/(partner|program)[^/]*\.js/, async (route) => {
    asked += 1
    await chunk.promise
    await route.continue()
  })
  await open(page, '/')
  const link = page.getByRole('navigation', { name: zh('shell_navigation') }).getByRole('link', { name: zh('nav_partners') })
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  await link.click()
  await expect(page.locator('.pending[data-shown]')).toBeAttached()
  chunk.resolve()
  await expect(page).toHaveURL(at('/partner/system'))
  await expect(page.locator('.pending[data-shown]')).not.toBeAttached()
  const [shown = 0, hidden = 0] = await page.evaluate((): number[] => Reflect.get(window, 'times'))
  expect(hidden - shown).toBeGreaterThanOrEqual(199)
})

test('a page within the site shows its data over a network that takes three seconds for an exchange', async ({ page }) => {
  // Nothing is fetched before it is asked for.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, '/customer')
  const network = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 3000, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', conditions)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('nav_news'), exact: true })
    .click()
  await expect(page.locator('#register .news-month').first()).toBeVisible()
})

test('scripts are fetched after the first paint, and at once in a background tab', async ({ page }) => {
  await open(page, '/')
  const { listed, fetched, painted, early } = await page.evaluate(() => {
    const lists = [...document.querySelectorAll('[data-late-scripts]')].map(({ textContent }) => JSON.parse(textContent))
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const paths = (entries: PerformanceEntry[]) => entries.map(({ name }) => new URL(name).pathname)
    return {
      listed: lists.flat(),
      fetched: paths(scripts),
      painted,
      early: paths(scripts.filter(({ startTime }) => startTime < painted))
    }
  })
  expect(painted).toBeGreaterThan(0)
  expect(listed.length).toBeGreaterThan(2)
  expect(fetched).toEqual(expect.arrayContaining(listed))
  expect(early).toEqual([])
  // A background tab is never painted.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  })
  await open(page, '/book')
})

test('a visitor logs in although the code that hashes passwords cannot be fetched', async ({ page, watch }) => {
  watch.expectError(/hash-worker|ERR_FAILED/)
  await page.route('**/assets/hash-worker-*', (route) => route.abort())
  const phone = await signUpAndLogOut(page, chinese, '王小明')
  await open(page, '/')
  await logIn(page, zh, phone)
  await expect(userButton(page, zh, '王小明')).toBeVisible()
})

test('a form whose password cannot be hashed says that it was not sent', async ({ page, watch }) => {
  watch.expectError(/hash-worker|ERR_FAILED|could not be computed/)
  await page.route('**/assets/hash-worker-*', (route) => route.abort())
  // As on plain http, where browsers hash nothing themselves.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await open(page, '/')
  await logIn(page, zh, '13800000000', 'secret1')
  await expect(page.getByText(zh('api_unreachable'))).toBeVisible()
  await expect(modalOf(page).locator('[name=password]')).toHaveValue('secret1')
})
