import { signUp, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { expectToFit, recordShifts } from '../support/layout.ts'
import { actionOf, eventsOf, openUserCenter, rowOf } from '../support/user-center.ts'

const [, t, host, name] = sites[1]

test('sections that the account service does not have, or that fail, say so, and the rest works', async ({ page, watch }) => {
  watch.expectError(/404|503|Failed to load resource/)
  await signUp(page, host, name)
  await page.route('**/user/security-log**', (route) => route.fulfill({ status: 404, json: { status: 404, error: 'x' } }))
  await page.route('**/user/sessions**', (route) => route.fulfill({ status: 503, json: { status: 503, error: 'x' } }))
  await open(page, '/user', host)
  await expect(page.locator('#security-log')).toContainText(t('user_center_not_available'))
  const sessions = page.locator('#sessions')
  await expect(sessions).toContainText(t('user_center_not_loaded'))
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unroute('**/user/sessions**')
  await sessions.getByRole('button', { name: t('user_center_try_again') }).click()
  await expect(sessions.locator('.user-center-item')).toHaveCount(1)
  await expect(actionOf(rowOf(page, t('account_company')), t('user_center_change'))).toBeEnabled()
})

test('while the account service is down the page says so, and retries on request', async ({ page, watch }) => {
  watch.expectError(/503|Failed to load resource/)
  await signUp(page, host, name)
  await page.route('**/galaxy/user/**', (route) => route.fulfill({ status: 503, json: { status: 503, error: 'x' } }))
  await open(page, '/user', host)
  await expect(page.getByText(t('user_center_user_not_loaded'))).toBeVisible()
  await expect(actionOf(rowOf(page, t('account_phone')), t('user_center_replace'))).toBeDisabled()
  await page.unroute('**/galaxy/user/**')
  await page
    .locator('.masthead')
    .getByRole('button', { name: t('user_center_try_again') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(actionOf(rowOf(page, t('account_phone')), t('user_center_replace'))).toBeEnabled()
})

test('at 390 and 768 px nothing is wider than the screen, forms included', async ({ page }) => {
  await openUserCenter(page, host, name)
  await expect(eventsOf(page).first()).toBeVisible()
  for (const form of ['phone', 'email', 'password', 'purpose', 'delete']) {
    await page.locator(`[data-form=${form}]`).click()
    await expect(page.locator('.user-center-form')).toHaveCount(1)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page, width, form)
    }
  }
})

test('the page is rendered without the account, requests the user once, and nothing moves when the answer arrives', async ({
  page
}) => {
  await signUp(page, 'localhost', '王小明')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/user/current-user')) asked += 1
  })
  const shifted = await recordShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    asked = 0
    const [answer] = await Promise.all([page.waitForResponse(at('/user')), open(page, '/user')])
    expect(await answer.text()).not.toContain('某公司')
    await expect(eventsOf(page).first()).toBeVisible()
    expect(asked).toBe(1)
    expect(await shifted()).toBeLessThan(0.01)
  }
})
