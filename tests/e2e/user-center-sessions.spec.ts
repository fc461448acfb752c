import type { Page } from '@playwright/test'
import { callPassport, hashOf, logInByApi, signUp, sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { eventsOf, openUserCenter } from '../support/user-center.ts'

const zh = copyOf('zh-CN')

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15'

const [, t, host, name] = sites[1]

test('devices are listed, one session is ended, and all others after a confirmation', async ({ page, browser }) => {
  const phone = await openUserCenter(page, host, name)
  const guests: Page[] = []
  for (let count = 0; count < 3; count += 1) {
    const guest = await (await browser.newContext({ userAgent: safari })).newPage()
    await logInByApi(guest, host, phone)
    guests.push(guest)
  }
  await page.reload()
  const items = page.locator('#sessions .user-center-item')
  await expect(items).toHaveCount(4)
  await expect(items.filter({ hasText: t('user_center_session_this') })).toHaveCount(1)
  const theirs = items.filter({ hasText: 'Safari' })
  await expect(theirs).toHaveCount(3)
  await theirs.first().getByRole('button').click()
  await expect(page.getByText(t('user_center_session_ended'))).toBeVisible()
  await expect(items).toHaveCount(3)

  await page.getByRole('button', { name: t('user_center_sessions_end_others') }).click()
  await expect(page.getByText(t('user_center_sessions_confirm', { count: 2 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t('user_center_sessions_confirm_yes') })).toHaveCount(0)
  await page.getByRole('button', { name: t('user_center_sessions_end_others') }).click()
  await page.getByRole('button', { name: t('user_center_sessions_confirm_yes') }).click()
  await expect(items).toHaveCount(1)
  await expect(page.getByText(t('user_center_sessions_only'))).toBeVisible()
  await expect(eventsOf(page).first()).toContainText(t('user_center_event_other_sessions_ended'))
  const answers = await Promise.all(guests.map((guest) => callPassport(guest, host, 'user/current-user')))
  expect(answers).toEqual([403, 403, 403])
  expect(await callPassport(page, host, 'user/current-user')).toBe(200)
  await Promise.all(guests.map((guest) => guest.context().close()))
})

test('a session that was ended elsewhere disappears when it is ended again', async ({ page, browser, watch }) => {
  watch.expectError(/400|Failed to load resource/)
  const phone = await openUserCenter(page, host, name)
  const guest = await (await browser.newContext({ userAgent: safari })).newPage()
  await logInByApi(guest, host, phone)
  await page.reload()
  const items = page.locator('#sessions .user-center-item')
  const theirs = items.filter({ hasText: 'Safari' })
  await expect(theirs).toHaveCount(1)
  expect(await callPassport(guest, host, 'user/logout')).toBe(200)
  await theirs.getByRole('button').click()
  await expect(page.getByText(t('user_center_session_ended'))).toBeVisible()
  await expect(items).toHaveCount(1)
  await guest.context().close()
})

test('a failed login is highlighted in the log, and older entries load on request', async ({ page, watch }) => {
  watch.expectError(/401|Failed to load resource/)
  const phone = await signUp(page, 'localhost', '王小明')
  for (let count = 0; count < 20; count += 1) {
    expect(await callPassport(page, 'localhost', 'user/edit-user', { company: `公司${count}` })).toBe(200)
  }
  expect(await callPassport(page, 'localhost', 'login', { phone, password: hashOf('wrong-password') })).toBe(401)
  await open(page, '/user')
  const events = eventsOf(page)
  await expect(events).toHaveCount(20)
  await expect(events.first()).toHaveAttribute('data-failure', 'true')
  await expect(events.first()).toContainText(zh('user_center_event_login_failed'))
  await page.getByRole('button', { name: zh('user_center_log_older') }).click()
  await expect(events).toHaveCount(22)
  await expect(events.nth(20)).toBeFocused()
  await expect(events.last()).toContainText(zh('user_center_event_registered'))
  await expect(page.getByRole('button', { name: zh('user_center_log_older') })).toHaveCount(0)
  // A new event leaves the older ones in the list.
  await page.getByRole('button', { name: zh('user_center_export') }).click()
  await expect(events.first()).toContainText(zh('user_center_event_data_exported'))
  await expect(events).toHaveCount(23)
})
