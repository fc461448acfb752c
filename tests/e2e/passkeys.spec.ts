import type { Page } from '@playwright/test'
import { ageCodes, codeFor, fillLogin, logOut, modalOf, openLogin, password, userButton } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { addAuthenticator, type VirtualAuthenticator } from '../support/virtual-authenticator.ts'

/** From now on, user verification fails, which a browser reports like a canceled dialog. */
const refuse = ({ devtools, authenticatorId }: VirtualAuthenticator) =>
  devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })

const toasts = (page: Page) => page.locator('.toasts')

const [, t, host, name] = sites[1]

const logInWithPasskey = async (page: Page) => {
  const modal = await openLogin(page, t)
  await modal.getByRole('button', { name: t('passkeys_login') }).click()
}

const plateOf = (page: Page) => page.locator('#passkeys')
const openForm = async (page: Page) => {
  await open(page, '/user', host)
  // Elements still move while a section loads, so a click could miss them.
  await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  await plateOf(page)
    .getByRole('button', { name: t('passkeys_add'), exact: true })
    .click()
  await plateOf(page).locator('[name=passkeyName]').fill('Work laptop')
  await plateOf(page).locator('[name=proofPassword]').fill(password)
}

test('a passkey is added, logs in without anything typed, and after its removal logs in no more', async ({ page, watch }) => {
  watch.expectError(/401|Failed to load resource/)
  await addAuthenticator(page)
  await signUp(page, host, name)
  await openForm(page)
  await plateOf(page)
    .getByRole('button', { name: t('passkeys_create') })
    .click()
  await expect(toasts(page).getByText(t('passkeys_done'))).toBeVisible()
  await expect(plateOf(page).getByText('Work laptop')).toBeVisible()
  await expect(plateOf(page).getByText(t('passkeys_never_used'))).toBeVisible()
  await expect(plateOf(page).getByText(t('passkeys_reason'))).toBeVisible()
  await expect(plateOf(page).getByRole('button', { name: t('passkeys_add'), exact: true })).toBeFocused()
  await expect(page.locator('#security-log').getByText(t('user_center_event_passkey_added'))).toBeVisible()

  await logOut(page, t, name)
  await logInWithPasskey(page)
  await expect(toasts(page).getByText(t('account_login_done'), { exact: true })).toBeVisible()
  await expect(userButton(page, t, name)).toBeVisible()

  await untilHydrated(page, () => page.goto(at('/user', host)))
  await expect(plateOf(page).getByText(t('passkeys_never_used'))).toBeHidden()
  await plateOf(page)
    .getByRole('button', { name: t('passkeys_remove_named', { name: 'Work laptop' }) })
    .click()
  await plateOf(page)
    .getByRole('button', { name: t('passkeys_remove_confirm') })
    .click()
  await expect(toasts(page).getByText(t('passkeys_removed'))).toBeVisible()
  await expect(plateOf(page).getByText(t('passkeys_empty'))).toBeVisible()

  await logOut(page, t, name)
  await logInWithPasskey(page)
  await expect(toasts(page).getByText(t('service_passkey_refused'))).toBeVisible()
  await expect(modalOf(page)).toBeVisible()
})

test('the login after a reset of the password lists the passkeys, and one that is removed there logs in no more', async ({
  page,
  watch
}) => {
  watch.expectError(/401|Failed to load resource/)
  await addAuthenticator(page)
  const phone = await signUp(page, host, name)
  await openForm(page)
  await plateOf(page)
    .getByRole('button', { name: t('passkeys_create') })
    .click()
  await expect(toasts(page).getByText(t('passkeys_done'))).toBeVisible()
  await logOut(page, t, name)

  const modal = await openLogin(page, t)
  await modal.locator('[name=phonemail]').fill(phone)
  await modal.getByRole('button', { name: t('account_forgot') }).click()
  await ageCodes(phone)
  await modal.getByRole('button', { name: t('account_code_get'), exact: true }).click()
  await expect(page.getByText(t('account_code_sent'))).toBeVisible()
  await modal.locator('[name=authCode]').fill(await codeFor(page, phone))
  for (const field of ['password', 'conPwd']) await modal.locator(`[name=${field}]`).fill('new-horse-battery')
  await modal.getByRole('button', { name: t('account_reset'), exact: true }).click()
  // The form has a way to the login too, which the answer to the reset would take away again.
  await expect(modal.getByRole('heading', { name: t('account_modified_title') })).toBeVisible()
  await page.reload()
  await openLogin(page, t)
  await fillLogin(page, phone, 'new-horse-battery')
  await expect(modal.getByRole('heading', { name: t('account_review_title') })).toBeVisible()
  await expect(modal.getByText(t('account_review_text'))).toBeVisible()
  await modal.getByRole('button', { name: t('passkeys_remove_named', { name: 'Work laptop' }) }).click()
  await modal.getByRole('button', { name: t('passkeys_remove_confirm') }).click()
  await expect(modal.getByText(t('account_review_none'))).toBeFocused()
  await modal.getByRole('button', { name: t('account_review_continue') }).click()
  await expect(modal).toBeHidden()
  await expect(userButton(page, t, name)).toBeVisible()

  await logOut(page, t, name)
  await logInWithPasskey(page)
  await expect(toasts(page).getByText(t('service_passkey_refused'))).toBeVisible()
})

test('canceling at the device is no error and loses nothing', async ({ page }) => {
  const authenticator = await addAuthenticator(page)
  await signUp(page, host, name)
  await openForm(page)
  await refuse(authenticator)
  const create = plateOf(page).getByRole('button', { name: t('passkeys_create') })
  await Promise.all([page.waitForResponse(/passkey-options/), create.click()])
  await expect(create).toBeEnabled()
  await expect(plateOf(page).locator('[name=passkeyName]')).toHaveValue('Work laptop')
  await expect(toasts(page).locator('[data-tone=error]')).toHaveCount(0)

  await logOut(page, t, name)
  await openLogin(page, t)
  const button = modalOf(page).getByRole('button', { name: t('passkeys_login') })
  await Promise.all([page.waitForResponse(/passkey\/options/), button.click()])
  await expect(button).toBeEnabled()
  await expect(modalOf(page)).toBeVisible()
  await expect(toasts(page).locator('[data-tone=error]')).toHaveCount(0)
})

test('a device that has a passkey of the account says so instead of creating another', async ({ page }) => {
  const [, t, host, name] = sites[0]
  await addAuthenticator(page)
  await signUp(page, host, name)
  const plate = page.locator('#passkeys')
  for (const text of [t('passkeys_done'), t('passkeys_exists')]) {
    await open(page, '/user', host)
    await plate.getByRole('button', { name: t('passkeys_add'), exact: true }).click()
    await plate.locator('[name=passkeyName]').fill('电脑')
    await plate.locator('[name=proofPassword]').fill(password)
    await plate.getByRole('button', { name: t('passkeys_create') }).click()
    await expect(toasts(page).getByText(text)).toBeVisible()
  }
})

test('a browser that knows no passkeys shows neither the login button nor a form to add one', async ({ page }) => {
  const [, t, host, name] = sites[0]
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await open(page, '/', host)
  await openLogin(page, t)
  await expect(modalOf(page).getByRole('button', { name: t('passkeys_login') })).toHaveCount(0)
  await signUp(page, host, name)
  await open(page, '/user', host)
  await expect(page.locator('#passkeys').getByText(t('passkeys_unsupported'))).toBeVisible()
  await expect(page.locator('#passkeys').getByRole('button', { name: t('passkeys_add'), exact: true })).toHaveCount(0)
})
