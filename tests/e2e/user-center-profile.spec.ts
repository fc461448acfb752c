import type { Locator, Page } from '@playwright/test'
import { userButton } from '../support/account-forms.ts'
import { sites } from '../support/accounts.ts'
import { delayRequests, expect, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { actionOf, eventsOf, expectRefusal, openUserCenter, rowOf } from '../support/user-center.ts'

const zh = copyOf('zh-CN')

const [, t, host, name] = sites[1]

test('name, company, job title and purpose are shown, refuse invalid values, and change in place', async ({ page }) => {
  await openUserCenter(page, host, name)
  const rows: [label: string, short: string, long: string, value: string][] = [
    ['account_username', 'field_username', 'field_username', '李思远'],
    ['account_company', 'field_company', 'field_company_long', '另一家公司'],
    ['account_position', 'field_position', 'field_position_long', 'Data architect'],
    ['account_purpose', 'field_purpose', 'field_purpose_long', '评估图查询']
  ]
  for (const [label, short, long, value] of rows) {
    const row = rowOf(page, t(label))
    const change = actionOf(row, t('user_center_change'))
    await change.click()
    const input = row.getByRole('textbox')
    await expect(input).toBeFocused()
    await expect(input).not.toHaveValue('')
    await input.fill('')
    await expectRefusal(row, 'value', t(short))
    await input.fill('字'.repeat(51))
    await expectRefusal(row, 'value', t(long))
    await input.fill(value)
    await input.press('Enter')
    await expect(page.getByText(t('user_center_saved'))).toBeVisible()
    await expect(row.locator('.user-center-is')).toHaveText(value)
    await expect(row.locator('form')).toHaveCount(0)
    await expect(change).toBeFocused()
  }
  await expect(page.getByRole('heading', { level: 1, name: '李思远' })).toBeVisible()
  await expect(userButton(page, t, '李思远')).toBeVisible()
  await expect(eventsOf(page).first()).toContainText(t('user_center_event_profile_edited'))
})

/** Whether this browser never retries a failed script import, as HTML required until July 2026. */
async function keepsFailedImports(page: Page): Promise<boolean> {
  let asked = 0
  await page.route('**/not-there.js', async (route) => {
    asked += 1
    await route.fulfill({ status: 404 })
  })
  await page.evaluate(async () => {
    const address = '/not-there.js'
    for (const _ of [1, 2]) await import(address).catch(() => undefined)
  })
  return asked === 1
}

test('the forms are fetched when one is opened; if that fails, the page reloads once and then says so', async ({
  page,
  watch
}) => {
  watch.expectError(/setting-forms|not-there|404|dynamically imported module/)
  let isGone = true
  let asked = 0
  await page.route('**/assets/setting-forms-*.js', async (route) => {
    asked += 1
    await (isGone ? route.fulfill({ status: 404 }) : route.continue())
  })
  await openUserCenter(page, 'localhost', '王小明')
  expect(asked).toBe(0)
  const row = rowOf(page, zh('account_company'))
  const change = actionOf(row, zh('user_center_change'))
  await untilHydrated(page, () => change.click())
  await expect(row.locator('.user-center-change')).toHaveCount(0)
  await change.click()
  await expect(row.getByRole('status')).toContainText(zh('user_center_not_loaded'))
  await row.getByRole('button', { name: zh('user_center_try_again') }).click()
  await expect(row.getByRole('status')).toContainText(zh('user_center_not_loaded'))
  await expect(row.locator('.user-center-change')).toBeFocused()
  isGone = false
  const retry = row.getByRole('button', { name: zh('user_center_try_again') })
  if (await keepsFailedImports(page)) {
    await untilHydrated(page, () => retry.click())
    await change.click()
  } else await retry.click()
  await expect(row.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
})

/** Opens a user center and the form of the company with the keyboard. */
async function openCompanyByKey(page: Page): Promise<{ row: Locator; change: Locator }> {
  await openUserCenter(page, 'localhost', '王小明')
  const row = rowOf(page, zh('account_company'))
  const change = actionOf(row, zh('user_center_change'))
  await change.focus()
  await page.keyboard.press('Enter')
  return { row, change }
}

test('a loading form is closed with Esc, and does not take the focus from another element', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/setting-forms-*.js')
  const { row, change } = await openCompanyByKey(page)
  await expect(row.locator('.user-center-change')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.locator('.user-center-change')).toHaveCount(0)
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const next = actionOf(rowOf(page, zh('account_position')), zh('user_center_change'))
  await expect(next).toBeFocused()
  release()
  await expect(row.getByRole('textbox')).toBeVisible()
  await expect(next).toBeFocused()
})

test('with the keyboard alone a row is opened, left with Esc, changed and closed, one form at a time', async ({ page }) => {
  const { row: company, change } = await openCompanyByKey(page)
  await expect(company.locator('[name=value]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(company.locator('form')).toHaveCount(0)
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(company.locator('[name=value]')).toBeFocused()
  // The two buttons and the privacy statement of the form.
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab')
  await expect(actionOf(rowOf(page, zh('account_position')), zh('user_center_change'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, zh('account_position')).locator('[name=value]')).toBeFocused()
  await expect(page.locator('.user-center-form')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Architect')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, zh('account_position')).locator('.user-center-is')).toHaveText('Architect')
})
