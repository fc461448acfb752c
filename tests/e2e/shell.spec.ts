import type { Page, Route } from '@playwright/test'
import {
  fillRegistration,
  loginButton,
  modalOf,
  newPhone,
  openLogin,
  openRegistration,
  userButton
} from '../support/account-forms.ts'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { expectToFit } from '../support/layout.ts'
import { keepMessages } from '../support/messages/flow.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

const languageSwitch = (page: Page) => page.locator('#language-switch')

test('switching the language changes the page in place, and is remembered', async ({ page, context }) => {
  await open(page, '/?from=a-test')
  const plate = page.locator('#checks')
  await page.evaluate(() => document.querySelector('#checks')?.scrollIntoView({ behavior: 'instant' }))
  const before = await plate.evaluate((element) => element.getBoundingClientRect().top)
  await languageSwitch(page).click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page).toHaveTitle(/^[^\u4e00-\u9fff]+$/)
  expect(page.url()).toBe(at('/?from=a-test'))
  await expect(plate).toBeInViewport()
  await expect.poll(async () => Math.abs((await plate.evaluate((e) => e.getBoundingClientRect().top)) - before)).toBeLessThan(120)
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en-US')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en-US')

  await untilHydrated(page, () => page.reload())
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await languageSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('the keyboard alone is enough: skip link, navigation, theme, hops, log in and out', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: zh('shell_skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const navigation = page.getByRole('navigation', { name: zh('shell_navigation') })
  // Menus and links alike.
  const entries = navigation.locator('[data-top]')
  await entries.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(entries.first()).toBeFocused()

  const last = page.getByRole('radio').last()
  await last.focus()
  await expect(last).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(last).not.toBeChecked()
  await expect(page.locator('.hop-found').first()).toHaveCSS('opacity', '0')

  await loginButton(page, zh).focus()
  await page.keyboard.press('Enter')
  const modal = modalOf(page)
  await expect(modal.locator('[name=phonemail]')).toBeFocused()
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')))
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(loginButton(page, zh)).toBeFocused()
})

test('what a key has closed opens again before the browser tells that it was closed', async ({ page }) => {
  // On a busy machine, a click comes before the event.
  await page.addInitScript(() => addEventListener('close', (event) => event.stopImmediatePropagation(), true))
  await open(page, '/')
  const login = modalOf(page).locator('[name=phonemail]')
  const search = page.getByRole('combobox', { name: zh('search_label') })
  for (const [opener, field] of [
    [loginButton(page, zh), login],
    [page.getByRole('link', { name: zh('search_open') }), search]
  ] as const) {
    await opener.click()
    await field.fill('139')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
  }
})

test('the user menu opens and closes by key and gives the focus back', async ({ page }) => {
  await open(page, '/')
  await openRegistration(page, zh)
  await fillRegistration(page, zh, newPhone(), '王小明')
  await page.keyboard.press('Enter')
  const button = userButton(page, zh, '王小明')
  await expect(button).toBeVisible()
  // While the modal is open, nothing beside it takes the focus.
  await expect(modalOf(page)).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.locator('.hd-user-menu a')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: zh('shell_logout') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const [host, t] = ['www.galaxy.localhost', en] as const

  test('no page scrolls sideways', async ({ page, watch }) => {
    watch.expectError(/404/)
    for (const address of [
      at('/'),
      at('/', host),
      at('/document/latest/1', host),
      at('/document/latest/99'),
      at('/partner/system')
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page, 390, address)
    }
  })

  test('the navigation is a sheet that opens, leads on and closes, and a toast is at the bottom until its panel is left', async ({
    page
  }) => {
    await keepMessages(page)
    await open(page, '/', host)
    const burger = page.getByRole('button', { name: t('shell_menu'), exact: true })
    const sheet = page.getByRole('dialog', { name: t('shell_menu'), exact: true })
    await burger.tap()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(burger).toBeFocused()
    await burger.tap()
    // On a busy machine, the event comes only now.
    await sheet.evaluate((element) => element.dispatchEvent(new Event('close')))
    await sheet.getByRole('button', { name: t('shell_login'), exact: true }).tap()
    const modal = modalOf(page)
    await expect(modal).toBeVisible()
    await expect(sheet).toBeHidden()
    expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(390)

    await modal.getByRole('button', { name: t('account_go_register') }).tap()
    await modal.locator('[name=phonemail]').fill(newPhone())
    await modal.getByRole('button', { name: t('account_code_get') }).tap()
    const toast = page.locator('.toast')
    await expect(toast).toContainText(t('account_code_sent'))
    const below = () => toast.evaluate((shown) => innerHeight - shown.getBoundingClientRect().bottom)
    await expect.poll(below).toBe(16)
    await modal.getByRole('button', { name: t('account_go_login'), exact: true }).tap()
    await expect(modal.locator('[name=password]')).toHaveAttribute('autocomplete', 'current-password')
    await expect(toast).toHaveCount(0)
  })
})

test('the offline notice is shown only while offline', async ({ page, context, watch }) => {
  // Prefetches that were interrupted when the network failed.
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/')
  const notice = page.getByText(zh('shell_offline'))
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  // At the end of the page it covers nothing, in the smallest window either.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const boxOf = (selector: string) =>
    page.evaluate((name) => document.querySelector(name)?.getBoundingClientRect().toJSON(), selector)
  expect((await boxOf('footer')).bottom).toBeLessThanOrEqual((await boxOf('.offline')).top)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

/** The state of the page when its body was parsed, before the first paint. */
const themeAtFirst = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

test('the theme follows the system until one is chosen, and never flashes', async ({ page }) => {
  await themeAtFirst(page)
  const first = () => page.evaluate(() => Reflect.get(window, 'themeAtFirst'))
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  expect(await first()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')

  await page.getByRole('button', { name: zh('shell_theme') }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await untilHydrated(page, () => page.reload())
  expect(await first()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('the banner stays closed for the session', async ({ page, context }) => {
  await open(page, '/')
  const banner = page.getByRole('complementary', { name: zh('shell_banner') })
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/book')
  await banner.getByRole('button', { name: zh('shell_banner_close') }).click()
  await expect(banner).toBeHidden()
  await untilHydrated(page, () => page.reload())
  await expect(banner).toBeHidden()
  const other = await context.newPage()
  await other.goto(at('/'))
  await expect(other.getByRole('complementary', { name: zh('shell_banner') })).toBeVisible()
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('a message disappears after four seconds, but not while it is being read', async ({ page, watch }) => {
    watch.expectError(/Failed to load resource|500/)
    await page.route('**/galaxy/login**', (route) => route.fulfill({ status: 500, json: { status: 500, error: '服务器忙' } }))
    await page.clock.install()
    await open(page, '/')
    const modal = await openLogin(page, zh)
    await modal.locator('[name=phonemail]').fill(newPhone())
    await modal.locator('[name=password]').fill('whatever')
    // Otherwise the message could be gone before a slow machine hovers over it.
    await page.clock.pauseAt(Date.now() + 60_000)
    await modal.locator('[name=password]').press('Enter')
    const message = page.getByText('服务器忙')
    await expect(message).toBeVisible()
    await message.hover()
    await page.clock.runFor(10_000)
    await expect(message).toBeVisible()
    await page.mouse.move(10, 10)
    await page.clock.runFor(4_100)
    await expect(message).toBeHidden()
  })
})

test('a chunk that cannot be loaded reloads the page once, and never again', async ({ page, watch }) => {
  watch.expectError(/account-modal|ERR_FAILED|dynamically imported module/)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/account-modal-*.js', (route) => route.abort())
  await open(page, '/')
  expect(loads).toBe(1)
  const login = loginButton(page, zh)
  await untilHydrated(page, () => login.click())
  expect(loads).toBe(2)
  await login.click()
  await expect(page.getByText(zh('api_unreachable'))).toBeVisible()
  expect(loads).toBe(2)
})

test('a visitor who leaves a page that still loads arrives at the next one', async ({ page, watch }) => {
  // Firefox ends the requests of a page as soon as it is left; here the test does.
  watch.expectError(/partner|ERR_FAILED|dynamically imported module/)
  const loading = Promise.withResolvers<void>()
  const leaving = Promise.withResolvers<void>()
  const left = Promise.withResolvers<Route>()
  // The chunk may be asked for again, as a module after its preload: no request of the page that is left gets an answer.
  await page.route('**/assets/partner.system-*.js', async (route) => {
    loading.resolve()
    await leaving.promise
    await route.abort()
  })
  await page.route('**/elsewhere', (route) => left.resolve(route))
  await open(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('nav_partners') })
    .click()
  await loading.promise
  await page.evaluate(() => {
    setTimeout(() => location.assign('/elsewhere'))
  })
  const answer = await left.promise
  const failed = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'))
  leaving.resolve()
  await failed
  await answer.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
  await expect(page).toHaveTitle('Elsewhere')
})

test('moving to another page begins at its top', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('nav_partners') })
    .click()
  await expect(page).toHaveURL(at('/partner/system'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('each page view is reported once, without its query', async ({ page }) => {
  const views: unknown[] = []
  await page.exposeFunction('reportBeacon', (body: string) => views.push(JSON.parse(body)))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const report = Reflect.get(window, 'reportBeacon')
      if (body instanceof Blob && typeof report === 'function') void body.text().then((text) => report(text))
      return send(address, body)
    }
  })
  await open(page, '/?phone=13800000000')
  await page
    .getByRole('navigation', { name: zh('shell_navigation') })
    .getByRole('link', { name: zh('nav_partners') })
    .click()
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/', locale: 'zh-CN', referrer: '' },
      { path: '/partner/system', locale: 'zh-CN', referrer: '/' }
    ])
})
