import type { Page } from '@playwright/test'
import { fillLogin, logIn, loginButton, logOut, modalOf, password, userButton } from '../support/account-forms.ts'
import { endSessionElsewhere, signUp, signUpAndLogOut, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const examCookies = ['cl-official-website', 'cl-official-exam', 'galaxy-visitor']

const [, t, host, name] = sites[1]

test('an expired session is reported, cleared and redirected home, and a login leads to the destination', async ({
  page,
  watch
}) => {
  watch.expectError(/403|Failed to load resource/)
  const phone = await signUp(page, host, name)
  await endSessionElsewhere(page, host)
  await open(page, '/user?from=mail', host)
  await expect(page.getByText(t('service_session_expired'))).toBeVisible()
  await expect(page).toHaveURL(at('/', host))
  await expect(loginButton(page, t)).toBeAttached()
  await expect.poll(() => cookieNames(page)).toEqual([])
  await expect(modalOf(page)).toBeVisible()
  await fillLogin(page, phone)
  await expect(page).toHaveURL(at('/user?from=mail', host))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a session that expired while the page was open is reported when the tab is restored', async ({ page, context }) => {
  await signUp(page, host, name)
  await open(page, '/document/latest/1', host)
  await expect(userButton(page, t, name)).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(t('service_session_expired'))).toBeVisible()
  await expect(page).toHaveURL(at('/', host))
  await expect(modalOf(page)).toBeVisible()
  await expect(loginButton(page, t)).toBeAttached()
})

test('logging out in the user center says so, leads home and clears the login and the exam', async ({ page, context }) => {
  await signUp(page, host, name)
  await context.addCookies([
    { name: 'cl-official-exam', value: 'E'.repeat(43), httpOnly: true, url: at('/', host) },
    { name: 'galaxy-visitor', value: 'ue', url: at('/', host) }
  ])
  // A request that is still pending would be refused after the logout.
  const calls = ['downloadRecord/consents', 'exam/certificates', 'user/passkeys', 'user/sessions', 'user/security-log']
  const answered = Promise.all(calls.map((call) => page.waitForResponse((response) => response.url().includes(`/${call}?`))))
  await open(page, '/user', host)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(examCookies))
  await answered
  await logOut(page, t, name)
  await expect(page).toHaveURL(at('/', host))
  await expect(loginButton(page, t)).toBeVisible()
  expect((await cookieNames(page)).filter((cookie) => examCookies.includes(cookie))).toEqual([])
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toMatch(/exam|official/i)
})

test('a visitor who opens the user center logs in with the keyboard alone and continues to it, with query and fragment', async ({
  page
}) => {
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await open(page, '/user?from=mail#security-log')
  await expect(modalOf(page).locator('[name=phonemail]')).toBeFocused()
  await expect.poll(() => cookieNames(page)).not.toContain('galaxy-next')
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/user?from=mail#security-log'))
  await expect(page.getByRole('heading', { level: 1, name: '王小明' })).toBeVisible()
})

test('a visitor who follows a link to the user center within the site goes on to it after logging in', async ({ page }) => {
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await open(page, '/document/latest/1')
  await page.evaluate(() => history.pushState({}, '', '/user?from=link'))
  await expect(page).toHaveURL(at('/'))
  await expect(modalOf(page)).toBeVisible()
  await fillLogin(page, phone)
  await expect(page).toHaveURL(at('/user?from=link'))
  await expect(page.getByRole('heading', { level: 1, name: '王小明' })).toBeVisible()
})

test('closing the login for a protected page stays on the home page, and a later login does not lead there', async ({ page }) => {
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await open(page, '/user')
  await expect(modalOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await logIn(page, zh, phone)
  await expect(userButton(page, zh, '王小明')).toBeVisible()
  await expect(page).toHaveURL(at('/'))
})

test('a destination that is not a protected page of the site is ignored', async ({ page, context }) => {
  for (const value of ['//attacker.example/user', 'https://attacker.example/user', '/document/latest/1', '%']) {
    await context.addCookies([{ name: 'galaxy-next', value: encodeURIComponent(value), url: at('/') }])
    await open(page, '/')
    await expect.poll(() => cookieNames(page)).not.toContain('galaxy-next')
    await expect(modalOf(page)).toHaveCount(0)
  }
})

test('the current user is requested never for a visitor, and once per page load for a logged-in user', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/user/current-user')) asked += 1
  })
  /** Number of requests, once every request of the page so far is known. */
  const countAsked = async () => {
    await page.evaluate(async () => void (await fetch('/favicon.svg')))
    return asked
  }
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await open(page, '/')
  await logIn(page, zh, phone)
  await expect(userButton(page, zh, '王小明')).toBeVisible()
  // Before the login, the page belonged to a visitor.
  expect(await countAsked()).toBe(1)
  for (const path of ['/', '/user']) {
    asked = 0
    await open(page, path)
    await expect(userButton(page, zh, '王小明')).toBeVisible()
    // Returning to the tab, another page and another language must not request it again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.evaluate(() => history.pushState({}, '', '/document/latest/1'))
    await expect(page).toHaveURL(at('/document/latest/1'))
    for (const lang of ['en-US', 'zh-CN']) {
      await page.locator('#language-switch').click()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    }
    expect(await countAsked()).toBe(1)
  }
})

test('a guard holds within a page that is open, for the back button too', async ({ page }) => {
  await open(page, '/')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  /** Whether the page was home again after the path; the address alone is home before the path as well. */
  const wasRefused = (path: string) => visited.includes(path) && visited.lastIndexOf('/') > visited.indexOf(path)
  for (const path of ['/center/train/GBCA/exam', '/center/train/GBCA/resource', '/nowhere']) {
    await page.evaluate((address) => history.pushState({}, '', address), path)
    await expect.poll(() => wasRefused(path)).toBe(true)
    await expect(page).toHaveURL(at('/'))
    // A page that needs a login opens it.
    if (path.endsWith('/resource'))
      await modalOf(page)
        .getByRole('button', { name: zh('account_close') })
        .click()
  }
  await page.evaluate(() => history.pushState({}, '', '/partner/system'))
  await expect(page.getByRole('heading', { level: 1, name: zh('partners_headline') })).toBeVisible()
  await page.evaluate(() => history.pushState({}, '', '/document/latest/1'))
  await expect(page).toHaveURL(at('/document/latest/1'))
  // The visitor chose English meanwhile, so the Chinese page in the history is outdated.
  await page.locator('#language-switch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goBack()
  await expect(page).toHaveURL(at('/'))
  expect(loads).toBe(0)
})
