import type { Page } from '@playwright/test'
import {
  fillLogin,
  logIn,
  loginButton,
  logOut,
  modalOf,
  openLogin,
  openRegistration,
  userButton
} from '../support/account-forms.ts'
import { endSessionElsewhere, logInByApi, signUp, signUpAndLogOut, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { actionOf, openUserCenter, rowOf, submitOf } from '../support/user-center.ts'

/** Milliseconds within which other tabs follow: a second for a visitor, and five on a slow machine of tests. */
const followingTimeout = 5 * 1000

/** Time at which the header starts to show a visitor, in milliseconds since 1970. */
const visitorSeen = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => document.querySelector('.hd-login') && resolve(Date.now())
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
        look()
      })
  )

const [, t, host, name] = sites[1]

test('a login is seen in the other tab, and a logout within a second, which leads home from the user center', async ({
  page,
  context
}) => {
  const phone = await signUpAndLogOut(page, host, name)
  await open(page, '/', host)
  const other = await context.newPage()
  await open(other, '/', host)
  await openLogin(other, t)
  await logIn(page, t, phone)
  await expect(userButton(other, t, name)).toBeVisible()
  await expect(modalOf(other)).toBeHidden()

  await open(other, '/user', host)
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  const times = Promise.all([visitorSeen(page), visitorSeen(other)])
  await logOut(page, t, name)
  const [here, there] = await times
  expect(there - here).toBeLessThan(followingTimeout)
  await expect(other).toHaveURL(at('/', host))
  await expect(loginButton(other, t)).toBeVisible()
  await expect(other.getByText(name)).toHaveCount(0)
})

test('a refusal of an earlier login that arrives after the next one leaves it in place', async ({ page, context, watch }) => {
  watch.expectError(/403|Failed to load resource/)
  // Playwright, which repeats the held request, finds no other name of the site.
  const [, t, host, name] = sites[0]
  const phone = await signUp(page, host, name)
  await endSessionElsewhere(page, host)
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    '**/galaxy/user/current-user*',
    async (route) => {
      const refused = await route.fetch()
      asked.resolve()
      await released.promise
      await route.fulfill({ response: refused })
    },
    { times: 1 }
  )
  await open(page, '/document/latest/1', host)
  await asked.promise
  const other = await context.newPage()
  await open(other, '/', host)
  await fillLogin(other, phone)
  await expect(userButton(other, t, name)).toBeVisible()
  await expect(userButton(page, t, name)).toBeVisible()
  const late = page.waitForResponse((response) => response.url().includes('/current-user') && response.status() === 403)
  released.resolve()
  await (await late).finished()
  await open(page, '/user', host)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(
    expect.arrayContaining(['cl-official-website', 'galaxy-visitor'])
  )
})

test('a session lost while saving opens login over the page, also in the other tab; what was typed in both is kept', async ({
  page,
  context,
  watch
}) => {
  watch.expectError(/403|Failed to load resource/)
  const phone = await openUserCenter(page, host, name)
  const other = await context.newPage()
  await open(other, '/user', host)
  const otherRow = rowOf(other, t('account_position'))
  await actionOf(otherRow, t('user_center_change')).click()
  await otherRow.locator('[name=value]').fill('写了一半的职位')
  const row = rowOf(page, t('account_company'))
  await actionOf(row, t('user_center_change')).click()
  await row.locator('[name=value]').fill('写了一半的公司')
  await endSessionElsewhere(page, host)
  const times = Promise.all([visitorSeen(page), visitorSeen(other)])
  await submitOf(row).click()
  const [here, there] = await times
  expect(there - here).toBeLessThan(followingTimeout)
  // The message is the first to go.
  await expect(page.getByText(t('service_login_timeout'))).toBeVisible()
  const modal = modalOf(page)
  await expect(modal).toBeVisible()
  await expect(page).toHaveURL(at('/user', host))
  await expect(row.locator('[name=value]')).toHaveValue('写了一半的公司')
  await expect(modalOf(other)).toBeVisible()

  await fillLogin(page, phone)
  await expect(modal).toBeHidden()
  await expect(modalOf(other)).toBeHidden()
  await expect(other).toHaveURL(at('/user', host))
  await expect(otherRow.locator('[name=value]')).toHaveValue('写了一半的职位')
  await expect(userButton(other, t, name)).toBeVisible()
  await expect(row.locator('[name=value]')).toHaveValue('写了一半的公司')
  await submitOf(row).click()
  await expect(page.getByText(t('user_center_saved'))).toBeVisible()
  await expect(row.locator('.user-center-is')).toHaveText('写了一半的公司')
})

test('a login of another user in another tab replaces the first user and discards their input', async ({ page, context }) => {
  const [, zh] = sites[0]
  const otherPhone = await signUpAndLogOut(page, 'localhost', '李思远')
  const first = await signUpAndLogOut(page, 'localhost', '王小明')
  // The other tab has not noticed the first user's login.
  const other = await context.newPage()
  await open(other, '/')
  await logInByApi(page, 'localhost', first)
  await open(page, '/user')
  const phoneRow = rowOf(page, zh('account_phone'))
  await expect(phoneRow.locator('.user-center-is')).toHaveText(first)
  await actionOf(rowOf(page, zh('account_company')), zh('user_center_change')).click()
  await rowOf(page, zh('account_company')).locator('[name=value]').fill('第一个人写的')

  await logIn(other, zh, otherPhone)
  await expect(page.getByRole('heading', { level: 1, name: '李思远' })).toBeVisible()
  await expect(phoneRow.locator('.user-center-is')).toHaveText(otherPhone)
  await expect(userButton(page, zh, '李思远')).toBeVisible()
  await expect(page.locator('.user-center-form')).toHaveCount(0)
  await expect(page.locator('#security-log .user-center-event')).not.toHaveCount(0)
  expect(await page.content()).not.toMatch(new RegExp(`${first}|王小明`))
})

test('a login in another tab does not take away the registration that is being typed', async ({ page, context }) => {
  const [, zh] = sites[0]
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await open(page, '/')
  const modal = await openRegistration(page, zh)
  await modal.locator('[name=firmName]').fill('写了一半的公司')
  const other = await context.newPage()
  await open(other, '/')
  await logIn(other, zh, phone)
  await expect(page.locator('.hd-user-name')).toHaveText('王小明')
  await expect(modal.locator('[name=firmName]')).toHaveValue('写了一半的公司')
})
