import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  ageCodes,
  fillRegistration,
  modalOf,
  openLogin,
  openRegistration,
  password,
  userButton
} from '../support/account-forms.ts'
import { signUp } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'
import { canariesIn } from '../support/canary.ts'
import { copyOf } from '../support/copy.ts'
import { followCanaries } from '../support/traces.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

/*
 * Uses an account with unique values in every form of the account. Then searches everything that the browser requested,
 * received, showed, stored and logged for those values; `tests/support/traces.ts` lists where personal data may occur.
 * tests/integration/services/canary.test.ts covers the services and their logs.
 */

const t = copyOf('zh-CN')
const name = '金丝雀'
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const newPassword = (start: string) => `${start}#${digits(8)}`

async function openRow(page: Page, label: string, action: string): Promise<Locator> {
  // Elements still move while a section loads, so a click could miss them.
  await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  const heading = page.getByRole('heading', { level: 3, name: t(label), exact: true })
  const row = page.locator('.user-center-row').filter({ has: heading })
  await row
    .locator('.user-center-actions')
    .getByRole('button', { name: t(action) })
    .click()
  return row
}

const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values)) await form.locator(`[name=${field}]`).fill(value)
}

/** Performs an action that makes a call, and waits for its response. */
async function answered(page: Page, call: string, status: number, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/galaxy/${call}`))
  await act()
  expect((await answer).status()).toBe(status)
}

const submit = (page: Page, form: Locator, call: string, status = 200) =>
  answered(page, call, status, () => form.locator('[type=submit]').click())

/** Submits the form of a row, which closes after the change. */
async function save(page: Page, row: Locator, call: string): Promise<void> {
  await submit(page, row, `user/${call}`)
  await expect(row.locator('form')).toHaveCount(0)
}

const askForCode = (page: Page, form: Locator) =>
  answered(page, 'user/get-code', 200, () => form.getByRole('button', { name: t('account_code_get') }).click())

async function logIn(page: Page, values: { phonemail: string; password: string }, isRemembered: boolean, status = 200) {
  const modal = modalOf(page)
  await fill(modal, values)
  await modal.locator('[name=isSaveLogin]').setChecked(isRemembered)
  await submit(page, modal, 'login', status)
  if (status === 200) await expect(userButton(page, t, name)).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await userButton(page, t, name).click()
  await answered(page, 'user/logout', 200, () => page.getByRole('button', { name: t('shell_logout') }).click())
}

test('registering, logging in, being remembered and resetting the password leave no trace', async ({ page, watch }) => {
  watch.expectError(/401|Failed to load resource/)
  const phone = `139${digits(8)}`
  const passwords = { first: newPassword('First'), wrong: newPassword('Wrong'), second: newPassword('Second') }
  const { takeCode, noteToken, look, conclude } = followCanaries(page, { person: { phone }, passwords })

  await open(page, '/')
  const modal = await openRegistration(page, t)
  await fillRegistration(page, t, phone, name)
  await takeCode(phone)
  await fill(modal, { password: passwords.first, conPwd: passwords.first })
  await submit(page, modal, 'user/register')
  await expect(userButton(page, t, name)).toBeVisible()
  await noteToken()
  await look()
  await logOut(page)

  await openLogin(page, t)
  await logIn(page, { phonemail: phone, password: passwords.wrong }, true, 401)
  await logIn(page, { phonemail: phone, password: passwords.first }, true)
  await noteToken()
  await look(phone)
  await logOut(page)
  await look(phone)

  await ageCodes(phone)
  await openLogin(page, t)
  await modal.getByRole('button', { name: t('account_forgot') }).click()
  await askForCode(page, modal)
  await fill(modal, { authCode: await takeCode(phone), password: passwords.second, conPwd: passwords.second })
  await submit(page, modal, 'user/reset-password')
  await modal.getByRole('button', { name: t('account_go_login') }).click()
  await logIn(page, { phonemail: phone, password: passwords.second }, false)
  await noteToken()
  await look()
  await conclude()
})

test('binding, activating and changing identifiers, and editing the profile, leave no trace', async ({ page, watch }) => {
  watch.expectError(/400|Failed to load resource/)
  const phone = await signUp(page, 'localhost', name)
  const person = {
    phone,
    newPhone: `137${digits(8)}`,
    email: `canary-${digits(8)}+x@example.com`,
    newEmail: `changed-${digits(8)}@example.com`
  }
  const passwords = { password, wrong: newPassword('Wrong') }
  await ageCodes(phone)
  const { takeCode, noteToken, look, conclude } = followCanaries(page, { person, passwords })
  await takeCode(phone)
  await noteToken()
  await open(page, '/user')
  await expect(page.getByText(phone, { exact: true })).toBeVisible()
  await look()

  const company = await openRow(page, 'account_company', 'user_center_change')
  await fill(company, { value: '另一家公司' })
  await save(page, company, 'edit-user')

  const email = await openRow(page, 'user_center_email', 'user_center_bind')
  await fill(email, { email: person.email, proofPassword: passwords.wrong })
  await submit(page, email, 'user/binding', 400)
  await fill(email, { proofPassword: password })
  await save(page, email, 'binding')
  await openRow(page, 'user_center_email', 'user_center_activate')
  await askForCode(page, email)
  await fill(email, { captcha: await takeCode(person.email) })
  await save(page, email, 'activate')

  // A code sent to the new address proves the address, one sent to the phone number proves the user.
  await openRow(page, 'user_center_email', 'user_center_replace')
  await fill(email, { email: person.newEmail })
  await askForCode(page, email)
  await fill(email, { captcha: await takeCode(person.newEmail) })
  await email.locator(`[name=proofBy][value="${phone}"]`).check()
  await askForCode(page, email)
  await fill(email, { proofCode: await takeCode(phone) })
  await save(page, email, 'rebinding')
  await look()

  // Skips the minute between two codes of a type.
  await page.evaluate(() => sessionStorage.removeItem('code-countdowns'))
  await open(page, '/user')
  const number = await openRow(page, 'account_phone', 'user_center_replace')
  await fill(number, { phone: person.newPhone })
  await askForCode(page, number)
  await fill(number, { captcha: await takeCode(person.newPhone), proofPassword: password })
  await save(page, number, 'rebinding')
  await look()
  await conclude()
})

test('a passkey, the export, a change of the password and the deletion of the account leave no trace', async ({ page }) => {
  await addAuthenticator(page)
  const phone = await signUp(page, 'localhost', name)
  const passwords = { password, changed: newPassword('Changed') }
  const { everything, takeCode, noteToken, look, conclude } = followCanaries(page, { person: { phone }, passwords })
  await takeCode(phone)
  await noteToken()
  await open(page, '/user')

  const passkeys = page.locator('#passkeys')
  await passkeys.getByRole('button', { name: t('passkeys_add'), exact: true }).click()
  await fill(passkeys, { passkeyName: '电脑', proofPassword: password })
  await submit(page, passkeys, 'user/add-passkey')
  await expect(passkeys.locator('form')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('user_center_export') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(canariesIn(file, everything())).toEqual(['phone'])
  await look()

  const secret = await openRow(page, 'account_password', 'user_center_change')
  await fill(secret, { oldPassword: password, newPassword: passwords.changed, conPwd: passwords.changed })
  await submit(page, secret, 'user/update-password')
  const modal = modalOf(page)
  await modal.getByRole('button', { name: t('account_go_login') }).click()
  await answered(page, 'passkey/login', 200, () => modal.getByRole('button', { name: t('passkeys_login') }).click())
  await expect(userButton(page, t, name)).toBeVisible()
  await noteToken()
  await look()

  await open(page, '/user')
  const deletion = await openRow(page, 'user_center_delete_label', 'user_center_delete')
  await fill(deletion, { proofPassword: passwords.changed })
  await deletion.locator('[name=isUnderstood]').check()
  await submit(page, deletion, 'user/delete-account')
  await openLogin(page, t)
  await logIn(page, { phonemail: phone, password: passwords.changed }, false)
  await noteToken()
  await look()
  await conclude()
})
