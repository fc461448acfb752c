import type { Locator } from '@playwright/test'
import { ageCodes, codeFor, newEmail, newPhone, password } from '../support/account-forms.ts'
import { sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'
import { type Copy, copyOf } from '../support/copy.ts'
import { actionOf, eventsOf, expectRefusal, openUserCenter, rowOf, submitOf } from '../support/user-center.ts'

const zh = copyOf('zh-CN')

/** Requests a code with the button inside the field, and types the code that was sent. */
async function enterCode(row: Locator, field: string, t: Copy, to: string): Promise<void> {
  const box = row.locator('.field-box').filter({ has: row.page().locator(`[name=${field}]`) })
  const button = box.getByRole('button', { name: t('account_code_get') })
  await Promise.all([row.page().waitForResponse(/get-code/), button.click()])
  await box.locator('input').fill(await codeFor(row.page(), to))
}

test('a phone number is changed with a code to the new one and the password; each field says what is wrong', async ({
  page,
  watch
}) => {
  const [, t, host, name] = sites[0]
  watch.expectError(/400|Failed to load resource/)
  const phone = await openUserCenter(page, host, name)
  const row = rowOf(page, t('account_phone'))
  await expect(row).toContainText(phone)
  await expect(row).toContainText(t('user_center_bound'))
  await actionOf(row, t('user_center_replace')).click()
  const fresh = newPhone()
  await expectRefusal(row, 'phone', t('field_phone'))
  await row.locator('[name=phone]').fill(fresh)
  await row.locator('[name=captcha]').focus()
  await row.getByRole('button', { name: t('account_code_get') }).click()
  await expect(page.getByText(t('account_code_sent'))).toBeVisible()
  await expect(row.locator('[name=captcha]')).not.toHaveAttribute('aria-invalid')
  await expectRefusal(row, 'captcha', t('field_code'))
  const code = await codeFor(page, fresh)
  await row.locator('[name=captcha]').fill(code === '000000' ? '000001' : '000000')
  await expectRefusal(row, 'proofPassword', t('field_password'))
  await row.locator('[name=proofPassword]').fill('not-the-password')
  await expectRefusal(row, 'proofPassword', t('service_password_wrong'))
  await row.locator('[name=proofPassword]').fill(password)
  await expectRefusal(row, 'captcha', t('service_code_wrong'))
  await expect(row.locator('[name=phone]')).toHaveValue(fresh)
  await row.locator('[name=captcha]').fill(code)
  await submitOf(row).click()
  await expect(page.getByText(t('user_center_saved'))).toBeVisible()
  await expect(row.locator('.user-center-is')).toHaveText(fresh)
  await expect(eventsOf(page).first()).toContainText(t('user_center_event_phone_rebound'))
  await expect(eventsOf(page).nth(1)).toContainText(t('user_center_event_proof_failed'))
  await expect(eventsOf(page).nth(1)).toHaveAttribute('data-failure', 'true')
})

test('an email address is bound, activated with a code, and changed with a code', async ({ page, watch }) => {
  const [, t, host, name] = sites[1]
  watch.expectError(/400|Failed to load resource/)
  await openUserCenter(page, host, name)
  const row = rowOf(page, t('user_center_email'))
  await expect(row).toContainText(t('user_center_not_bound'))
  const first = newEmail()
  await actionOf(row, t('user_center_bind')).click()
  await expectRefusal(row, 'email', t('field_email'))
  await row.locator('[name=email]').fill(first)
  await row.locator('[name=proofPassword]').fill(password)
  await submitOf(row).click()
  await expect(page.getByText(t('user_center_email_bound'))).toBeVisible()
  await expect(row.locator('.user-center-is')).toHaveText(first)
  await expect(row).toContainText(t('user_center_not_activated'))

  await actionOf(row, t('user_center_activate')).click()
  await expect(row.locator('[name=captcha]')).toBeFocused()
  await row.getByRole('button', { name: t('account_code_get') }).click()
  await expect(page.getByText(t('account_code_sent'))).toBeVisible()
  await expect(row.locator('[name=captcha]')).not.toHaveAttribute('aria-invalid')
  await expectRefusal(row, 'captcha', t('field_code'))
  await row.locator('[name=captcha]').fill('12')
  await expectRefusal(row, 'captcha', t('service_code_digits'))
  await row.locator('[name=captcha]').fill(await codeFor(page, first))
  await submitOf(row).click()
  await expect(page.getByText(t('user_center_email_activated'))).toBeVisible()
  await expect(row.locator('.user-center-state')).toHaveText(t('user_center_activated'))
  // The button that opened the form is gone, so the row's other button takes the focus.
  await expect(actionOf(row, t('user_center_replace'))).toBeFocused()

  const second = newEmail()
  await open(page, '/user', host)
  await actionOf(row, t('user_center_replace')).click()
  await row.locator('[name=email]').fill('somebody@mail.mailinator.com')
  await expectRefusal(row, 'email', t('field_email_domain'))
  await row.locator('[name=email]').fill(second)
  await row
    .getByRole('button', { name: /\d|code|验证码/ })
    .first()
    .click()
  await expect.poll(() => codeFor(page, second).catch(() => '')).toMatch(/^\d{6}$/)
  await row.locator('[name=captcha]').fill(await codeFor(page, second))
  await row.locator('[name=proofPassword]').fill(password)
  await submitOf(row).click()
  await expect(row.locator('.user-center-is')).toHaveText(second)
  await expect(row.locator('.user-center-state')).toHaveText(t('user_center_activated'))
})

for (const [language, t, host, name] of sites) {
  test(`in ${language} a code to an own identifier, phone number or email address, proves as the password does`, async ({
    page
  }) => {
    // Chinese accounts register with a phone number, English ones with an email address; the test binds the other one.
    const isOfPhone = language === 'Chinese'
    const [own, other] = isOfPhone ? [newPhone(), newEmail()] : [newEmail(), newPhone()]
    await openUserCenter(page, host, name, own)
    // A registration code was just sent there.
    await ageCodes(own)
    const row = rowOf(page, t(isOfPhone ? 'user_center_email' : 'account_phone'))
    await actionOf(row, t('user_center_bind')).click()
    await row.locator(`[name=${isOfPhone ? 'email' : 'phone'}]`).fill(other)
    if (!isOfPhone) await enterCode(row, 'captcha', t, other)
    const masked = isOfPhone ? `${own.slice(0, 3)}****${own.slice(-4)}` : `${own.slice(0, 1)}***@example.com`
    const byCode = row.getByRole('radio', { name: t('user_center_proof_code', { to: masked }) })
    await byCode.check()
    // A way to choose from is a field, and no round button.
    await expect(byCode).toHaveCSS('border-top-left-radius', '0px')
    await enterCode(row, 'proofCode', t, own)
    const sent = page.waitForRequest('**/user/binding')
    await submitOf(row).click()
    await expect(row.locator('.user-center-is')).toHaveText(other)
    expect((await sent).postDataJSON()).not.toHaveProperty('password')
  })
}

test('a code for a proof is sent once a minute, and a wrong one is refused beside its field', async ({ page, watch }) => {
  watch.expectError(/429|400|Failed to load resource/)
  const phone = await openUserCenter(page, 'localhost', '王小明')
  const row = rowOf(page, zh('user_center_email'))
  await actionOf(row, zh('user_center_bind')).click()
  await row.locator('[name=email]').fill(newEmail())
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  await row.getByRole('radio', { name: zh('user_center_proof_code', { to: masked }) }).check()
  await expectRefusal(row, 'proofCode', zh('field_code'))
  // A registration code was just sent to the same number.
  await row.getByRole('button', { name: zh('account_code_get') }).click()
  const [refusal = ''] = zh('service_code_too_often', { wait: '|' }).split('|')
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(row.getByRole('button', { name: zh('account_code_get') })).toBeEnabled()
  await row.locator('[name=proofCode]').fill('12')
  const sent = page.waitForRequest('**/user/binding')
  await expectRefusal(row, 'proofCode', zh('service_code_digits'))
  expect((await sent).postDataJSON()).toMatchObject({ type: 'email', confirmPhone: phone, confirmCaptcha: '12' })
})
