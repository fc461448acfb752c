import { fillLogin, modalOf, password, userButton } from '../support/account-forms.ts'
import { logInByApi, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { actionOf, expectRefusal, openUserCenter, rowOf, submitOf } from '../support/user-center.ts'

const [, t, host, name] = sites[0]

test('a changed password ends every session at once, says so, and the new one logs in', async ({ page, watch, browser }) => {
  watch.expectError(/400|401|Failed to load resource/)
  const phone = await openUserCenter(page, host, name)
  const elsewhere = await (await browser.newContext()).newPage()
  await logInByApi(elsewhere, host, phone)
  await open(elsewhere, '/user', host)

  const row = rowOf(page, t('account_password'))
  await actionOf(row, t('user_center_change')).click()
  await expectRefusal(row, 'oldPassword', t('field_password'))
  await row.locator('[name=oldPassword]').fill('not-the-password')
  await expectRefusal(row, 'newPassword', t('field_password'))
  await row.locator('[name=newPassword]').fill('not-the-password')
  await expectRefusal(row, 'newPassword', t('field_password_same'))
  await row.locator('[name=newPassword]').fill('another-horse')
  await row.locator('[name=conPwd]').fill('another-house')
  await expectRefusal(row, 'conPwd', t('field_password_differs'))
  await row.locator('[name=conPwd]').fill('another-horse')
  await expectRefusal(row, 'oldPassword', t('service_old_password_wrong'))
  await row.locator('[name=oldPassword]').fill(password)
  await submitOf(row).click()
  await expect(page).toHaveURL(at('/', host))
  const modal = modalOf(page)
  await expect(modal.getByRole('heading', { name: t('account_modified_title') })).toBeVisible()
  await expect(modal.getByText(t('account_modified_text'))).toBeVisible()
  const cookieNames = async () => (await page.context().cookies()).map((cookie) => cookie.name)
  await expect.poll(cookieNames).not.toContain('cl-official-website')

  // The message would be gone before everything of the page has arrived on a slow machine.
  await elsewhere.reload({ waitUntil: 'commit' })
  await expect(elsewhere.getByText(t('service_session_expired'))).toBeVisible()
  await expect(elsewhere).toHaveURL(at('/', host))
  await elsewhere.context().close()

  await modal.getByRole('button', { name: t('account_go_login') }).click()
  await expect(modal.locator('[name=phonemail]')).toHaveValue(phone)
  await fillLogin(page, phone)
  await expect(modal.locator('[name=password]')).toHaveAccessibleDescription(t('service_login_wrong'))
  await fillLogin(page, phone, 'another-horse')
  await expect(userButton(page, t, name)).toBeVisible()
  await expect(page).toHaveURL(at('/user', host))
})
