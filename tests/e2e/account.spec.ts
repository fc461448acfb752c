import { vendor } from '../../src/content/vendor/index.ts'
import { firstStatementVersion, privacyStatementVersion } from '../../src/contract/limits.ts'
import {
  codeFor,
  fillRegistration,
  logIn,
  modalOf,
  newEmail,
  newPhone,
  openLogin,
  openRegistration,
  password,
  userButton
} from '../support/account-forms.ts'
import { sites } from '../support/accounts.ts'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

test('a visitor registers with a code, is logged in at once, stays so, and logs out', async ({ page, context }) => {
  const phone = newPhone()
  await open(page, '/')
  await openRegistration(page, zh)
  await fillRegistration(page, zh, phone, '欧阳小明明')
  await modalOf(page)
    .getByRole('button', { name: zh('account_register') })
    .click()
  await expect(page.getByText(zh('account_register_done'))).toBeVisible()
  await expect(modalOf(page)).toBeHidden()
  await expect(userButton(page, zh, '欧阳小明明')).toHaveText('欧阳小明…')

  await untilHydrated(page, () => page.reload())
  await expect(userButton(page, zh, '欧阳小明明')).toBeVisible()
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'cl-official-website')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    token?.value
  )

  await userButton(page, zh, '欧阳小明明').click()
  await page.getByRole('button', { name: zh('shell_logout') }).click()
  await expect(page.getByText(zh('shell_logout_done'))).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cl-official-website')
})

test('in English one registers with an email address, and goes on to the page that asked for it', async ({ page }) => {
  const email = newEmail()
  await open(page, '/user?from=mail', 'www.galaxy.localhost')
  await modalOf(page)
    .getByRole('button', { name: en('account_go_register') })
    .click()
  await fillRegistration(page, en, email, 'Annabel Li')
  await modalOf(page).locator('[name=use]').press('Enter')
  await expect(page.getByText(en('account_register_done'))).toBeVisible()
  await expect(userButton(page, en, 'Annabel Li')).toHaveText('Anna…')
  await expect(page).toHaveURL(at('/user?from=mail', 'www.galaxy.localhost'))
})

test('input typed as soon as the login opens stays in its field', async ({ page }) => {
  await page.addInitScript(() => {
    const type = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) queueMicrotask(() => document.execCommand('insertText', false, '139'))
    }
    document.addEventListener('focusin', type, { once: true })
  })
  await open(page, '/user')
  const identifier = modalOf(page).locator('[name=phonemail]')
  await expect(identifier).toHaveValue('139')
  await expect(identifier).toBeFocused()
})

test('the registration asks for each field in the order of the form, and takes a phone number only', async ({ page }) => {
  await open(page, '/')
  const modal = await openRegistration(page, zh)
  await test.step('neither an email address nor a number that is none gets a code', async () => {
    const send = modal.getByRole('button', { name: zh('account_code_get') })
    await expect(send).toBeDisabled()
    await modal.locator('[name=phonemail]').fill('someone@example.com')
    await expect(send).toBeDisabled()
    await modal.locator('[name=phonemail]').fill('+86 138-0000-0001')
    await expect(send).toBeEnabled()
  })
  await test.step('asking for a code and showing the password accuse no field that was not left', async () => {
    await modal.locator('[name=authCode]').focus()
    const answer = page.waitForResponse(/get-code/)
    await modal.locator('.field-code').click()
    await answer
    await modal.locator('[name=password]').click()
    await page.keyboard.type('12')
    await modal.locator('.field:has([name=password]) .field-eye').click()
    await expect(modal.locator('[name=password]')).toHaveAttribute('type', 'text')
    await expect(modal.locator('[aria-invalid=true]')).toHaveCount(0)
    await modal.locator('[name=username]').focus()
    await expect(modal.locator('[name=password]')).toHaveAccessibleDescription(zh('field_password'))
    await modal.locator('[name=password]').fill('')
    await modal.locator('[name=phonemail]').fill('')
  })
  await test.step('Enter in an empty later field shows the message of the first field at fault alone', async () => {
    await modal.locator('[name=firmName]').focus()
    await page.keyboard.press('Enter')
    await expect(modal.locator('[name=phonemail]')).toBeFocused()
    await expect(modal.locator('[name=phonemail]')).toHaveAccessibleDescription(zh('field_phone'))
    await expect(modal.locator('[aria-invalid=true]')).toHaveCount(1)
  })
  await test.step('the first field at fault says why and gets the focus', async () => {
    const submit = modal.getByRole('button', { name: zh('account_register') })
    const steps: [name: string, value: string, message: string][] = [
      ['phonemail', '13800000000', zh('field_phone')],
      ['authCode', '000000', zh('field_code')],
      ['password', password, zh('field_password')],
      ['conPwd', password, zh('field_password_match')],
      ['username', '王小明', zh('field_username')],
      ['firmName', '某公司', zh('field_company')],
      ['duty', '工程师', zh('field_position')],
      ['use', '学习', zh('field_purpose')]
    ]
    for (const [name, value, message] of steps) {
      await submit.click()
      const field = modal.locator(`[name=${name}]`)
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(message)
      await expect(modal.locator('[aria-invalid=true]')).toHaveCount(1)
      await field.fill(value)
    }
    await submit.click()
    await expect(modal.getByText(zh('field_agreement'))).toBeVisible()
  })
  await test.step('agreeing to the agreement, by its one button, ticks the box', async () => {
    await expect(modal.locator('[name=isAgree]')).not.toBeChecked()
    await modal.getByRole('button', { name: zh('account_agreement_named') }).click()
    const agreement = page.getByRole('dialog', { name: zh('account_agreement'), exact: true })
    await expect(agreement).toBeVisible()
    for (const version of [privacyStatementVersion, firstStatementVersion]) {
      await expect(agreement.getByText(version, { exact: true }).first()).toBeVisible()
    }
    await page.mouse.click(20, 600)
    await expect(agreement).toBeVisible()
    await agreement.getByRole('button', { name: zh('account_agreement_accept') }).click()
    await expect(agreement).toBeHidden()
    await expect(modal.locator('[name=isAgree]')).toBeChecked()
  })
})

test('the modal keeps its position and its mask, each panel leads to the next, and closing discards the input', async ({
  page
}) => {
  await open(page, '/')
  const modal = await openLogin(page, zh)
  await test.step('760 wide, 100 from the top, and not closed by a click beside it', async () => {
    const box = await modal.boundingBox()
    expect(box).toMatchObject({ y: 100, width: 760 })
    await page.mouse.click(20, 600)
    await expect(modal).toBeVisible()
    await modal.locator('[name=phonemail]').fill('13800000002')
    await modal.getByRole('button', { name: zh('account_close') }).click()
    await expect(modal).toBeHidden()
    await openLogin(page, zh)
    await expect(modal.locator('[name=phonemail]')).toHaveValue('')
    await expect(modal.locator('[name=isSaveLogin]')).not.toBeChecked()
  })
  await test.step('each panel leads to the next and back', async () => {
    await modal.locator('[name=phonemail]').fill('1380000')
    await modal.getByRole('button', { name: zh('account_forgot') }).click()
    await expect(modal).toHaveAttribute('data-panel', 'forgetPwd')
    await expect(modal.locator('[name=phonemail]')).toHaveValue('')
    await modal.getByRole('button', { name: zh('account_go_login') }).click()
    await expect(modal).toHaveAttribute('data-panel', 'login')
    await modal.getByRole('button', { name: zh('account_go_register') }).click()
    await expect(modal).toHaveAttribute('data-panel', 'apply')
    await modal.getByRole('button', { name: zh('account_go_login') }).click()
    await expect(modal).toHaveAttribute('data-panel', 'login')
    await page.keyboard.press('Escape')
    await openLogin(page, zh)
    await expect(modal.locator('[name=phonemail]')).toHaveValue('')
  })
  await test.step('every form with a new password names the account to a password manager, and only once', async () => {
    await modal.getByRole('button', { name: zh('account_go_register') }).click()
    await modal.locator('[name=phonemail]').fill('13800000003')
    const username = modal.locator('[autocomplete=username]')
    await expect(username).toHaveValue('13800000003')
    await expect(username).toBeHidden()
    await modal.getByRole('button', { name: zh('account_go_login') }).click()
    await modal.getByRole('button', { name: zh('account_forgot') }).click()
    await expect(username).toHaveAttribute('name', 'phonemail')
  })
})

const [, t, host] = sites[1]

test('a locked account is asked to get in touch, with the contacts in the same window', async ({ page, watch }) => {
  watch.expectError(/423|Failed to load resource/)
  await page.route('**/galaxy/login', (route) =>
    route.fulfill({ status: 423, json: { status: 423, error: t('service_account_locked') } })
  )
  await open(page, '/', host)
  await logIn(page, t, newPhone())
  const modal = modalOf(page)
  await expect(modal.getByText(t('service_account_locked'))).toBeVisible()
  await expect(modal.getByText(vendor.phone)).toBeVisible()
  await expect(modal.getByRole('link', { name: vendor.email })).toBeVisible()
  await expect(modal.getByRole('link', { name: t('shell_block_privacy') })).toHaveAttribute('href', '/privacy')
})

test('the login says that caps lock is on, answers a wrong password, and keeps what was typed', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/)
  await open(page, '/', host)
  const modal = await openLogin(page, t)
  const field = modal.locator('[name=password]')
  const notice = modal.getByRole('status').filter({ hasText: t('account_caps_lock') })
  await field.focus()
  await expect(notice).toHaveCount(0)
  // No driver can turn Caps Lock on; this is the event that a key sends while it is on.
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(notice).toBeVisible()
  await expect(field).toHaveAccessibleDescription(t('account_caps_lock'))
  await field.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false })
  await expect(notice).toHaveCount(0)
  await field.dispatchEvent('pointerdown', { modifierCapsLock: true })
  await expect(notice).toBeVisible()
  await modal.locator('[name=phonemail]').focus()
  await expect(notice).toHaveCount(0)

  await modal.locator('[name=phonemail]').fill(newPhone())
  await modal.locator('[name=password]').fill('wrong-password')
  await modal.getByRole('button', { name: t('account_login'), exact: true }).click()
  await expect(page.getByText(t('service_login_wrong'))).toHaveCount(1)
  await expect(modal.locator('[name=password]')).toHaveAccessibleDescription(t('service_login_wrong'))
  await expect(modal.locator('[name=password]')).toHaveValue('wrong-password')
})

test('the English form takes no address of a domain that the site refuses, and sends no code to it', async ({ page }) => {
  await open(page, '/', 'www.galaxy.localhost')
  const modal = await openRegistration(page, en)
  const field = modal.locator('[name=phonemail]')
  await field.fill('someone@mail.mailinator.com')
  await expect(modal.getByRole('button', { name: en('account_code_get') })).toBeDisabled()
  await modal.getByRole('button', { name: en('account_register') }).click()
  await expect(field).toHaveAccessibleDescription(en('field_email_domain'))
  await expect(field).toBeFocused()
})

test('after a code was sent the button counts down, and goes on when the modal is opened anew and after a reload', async ({
  page
}) => {
  const phone = newPhone()
  await open(page, '/')
  const modal = await openRegistration(page, zh)
  await modal.locator('[name=phonemail]').fill(phone)
  await modal.getByRole('button', { name: zh('account_code_get') }).click()
  await expect(modal.getByRole('button', { name: /^\d+秒后重发$/ })).toBeDisabled()
  expect(await codeFor(page, phone)).toMatch(/^\d{6}$/)
  await page.keyboard.press('Escape')
  await openRegistration(page, zh)
  await expect(modal.getByRole('button', { name: /^\d+秒后重发$/ })).toBeDisabled()
  await untilHydrated(page, () => page.reload())
  await openRegistration(page, zh)
  await modal.locator('[name=phonemail]').fill(phone)
  await expect(modal.getByRole('button', { name: /^\d+秒后重发$/ })).toBeDisabled()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(phone)

  // Codes of different types have separate countdowns.
  await modal.getByRole('button', { name: zh('account_go_login') }).click()
  await modal.getByRole('button', { name: zh('account_forgot') }).click()
  await modal.locator('[name=phonemail]').fill(phone)
  await expect(modal.getByRole('button', { name: zh('account_code_get') })).toBeEnabled()
})

test('a failed send re-enables the button and says why', async ({ page, watch }) => {
  watch.expectError(/429|Failed to load resource/)
  await page.route('**/galaxy/user/get-code**', (route) =>
    route.fulfill({ status: 429, json: { status: 429, error: '发送太频繁' }, headers: { 'Retry-After': '60' } })
  )
  await open(page, '/')
  const modal = await openRegistration(page, zh)
  await modal.locator('[name=phonemail]').fill(newPhone())
  await modal.getByRole('button', { name: zh('account_code_get') }).click()
  await expect(page.getByText('发送太频繁')).toBeVisible()
  await expect(modal.getByRole('button', { name: zh('account_code_get') })).toBeEnabled()
})
