import { ageCodes, codeFor, newEmail, openLogin, password, paste, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'

const [, t, host, name] = sites[1]

test('a forgotten password is reset: the old one is refused afterwards, the new one works', async ({ page, context, watch }) => {
  watch.expectError(/401|Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const identifier = newEmail()
  await signUpAndLogOut(page, host, name, identifier)
  // A registration code was just sent there.
  await ageCodes(identifier)
  await open(page, '/', host)
  const modal = await openLogin(page, t)
  await modal.locator('[name=phonemail]').fill(newEmail())
  await modal.getByRole('button', { name: t('account_forgot') }).click()
  await expect(modal.locator('[name=phonemail]')).toHaveValue(/@/)
  // The code has not been asked for, so its empty field is not where the form begins.
  await expect(modal.getByRole('button', { name: t('account_code_get') })).toBeFocused()
  // The login that follows is for the account whose password was reset.
  await modal.locator('[name=phonemail]').fill(identifier)
  await modal.locator('[name=authCode]').focus()
  await expect(modal.locator('[name=authCode]')).toBeFocused()
  const sending = page.waitForResponse(/get-code/)
  await modal.getByRole('button', { name: t('account_code_get') }).click()
  expect(new URLSearchParams((await sending).request().postData() ?? '').get('type')).toBe('2')
  await expect(page.getByText(t('account_code_sent'))).toBeVisible()
  const code = modal.locator('[name=authCode]')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await paste(code, `${await codeFor(page, identifier)} `)
  await modal.locator('[name=password]').fill('battery-staple')
  await modal.locator('[name=conPwd]').fill('battery-stable')
  await modal.locator('[name=conPwd]').press('Enter')
  await expect(modal.locator('[name=conPwd]')).toHaveAccessibleDescription(t('field_password_differs'))
  await modal.locator('[name=conPwd]').fill('battery-staple')
  await modal.locator('[name=conPwd]').press('Enter')

  await expect(modal.getByRole('heading', { name: t('account_modified_title') })).toBeVisible()
  await expect(modal.getByText(t('account_modified_text'))).toBeVisible()
  const goLogin = modal.getByRole('button', { name: t('account_go_login') })
  await expect(goLogin).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal.locator('[name=phonemail]')).toHaveValue(identifier)
  await modal.locator('[name=password]').fill(password)
  await modal.locator('[name=password]').press('Enter')
  await expect(modal.locator('[name=password]')).toHaveAccessibleDescription(t('service_login_wrong'))
  await modal.locator('[name=password]').fill('battery-staple')
  await modal.locator('[name=password]').press('Enter')
  await expect(page.getByText(t('account_login_done'))).toBeVisible()
  await expect(userButton(page, t, name)).toBeVisible()
})
