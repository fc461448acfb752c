import { fillLogin, logOut, openLogin, password, paste } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')

const [, t, host, name] = sites[1]

test('a remembered identifier is filled in next time, whatever was typed since', async ({ page }) => {
  const phone = await signUpAndLogOut(page, host, name)
  await open(page, '/', host)
  const modal = await openLogin(page, t)
  const [identifier, remember] = [modal.locator('[name=phonemail]'), modal.locator('[name=isSaveLogin]')]
  await expect(identifier).toHaveValue('')
  await expect(remember).not.toBeChecked()
  await remember.check()
  await fillLogin(page, phone)
  await expect(page.getByText(t('account_login_done'))).toBeVisible()
  await logOut(page, t, name)

  await openLogin(page, t)
  await expect(identifier).toHaveValue(phone)
  await expect(remember).toBeChecked()
  await expect(modal.locator('[name=password]')).toBeFocused()
  await identifier.fill('someone@example.com')
  await modal.locator('[name=password]').fill('half a password')
  await remember.uncheck()
  await modal.getByRole('button', { name: t('account_close'), exact: true }).click()
  await expect(modal).toBeHidden()
  await openLogin(page, t)
  await expect(identifier).toHaveValue(phone)
  await expect(remember).toBeChecked()
  await expect(modal.locator('[name=password]')).toHaveValue('')

  await remember.uncheck()
  await fillLogin(page, phone)
  await logOut(page, t, name)
  await openLogin(page, t)
  await expect(identifier).toHaveValue('')
  await expect(remember).not.toBeChecked()
})

test('a password can be pasted and shown; it is hidden again when the form is opened anew', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const modal = await openLogin(page, zh)
  const field = modal.locator('[name=password]')
  const eye = modal.getByRole('button', { name: zh('account_show_password') })
  await paste(field, password)
  await expect(field).toHaveValue(password)
  await expect(field).toHaveAttribute('type', 'password')
  await eye.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toHaveValue(password)
  await eye.click()
  await expect(field).toHaveAttribute('type', 'password')
  await eye.click()
  await page.keyboard.press('Escape')
  await openLogin(page, zh)
  await expect(field).toHaveAttribute('type', 'password')
})
