import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { callPassport, hashOf, signUp } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { codeFor, modalOf, newEmail, newPhone, password, userButton } from '../support/people.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')
const sites = [
  ['Chinese', zh, 'localhost', '王小明'],
  ['English', en, 'www.galaxy.localhost', 'Annabel Li']
] as const

/** Registers somebody and opens their personal centre. */
async function openCentre(page: Page, host: 'localhost' | 'www.galaxy.localhost', name: string): Promise<string> {
  const phone = await signUp(page, host, name)
  await open(page, '/user', host)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return phone
}

const rowOf = (page: Page, label: string): Locator =>
  page.locator('.centre-row').filter({ has: page.getByRole('heading', { level: 3, name: label, exact: true }) })
const actionOf = (row: Locator, name: string): Locator => row.locator('.centre-actions').getByRole('button', { name })
const submitOf = (row: Locator): Locator => row.locator('form [type=submit]')
const eventsOf = (page: Page): Locator => page.locator('#security-log .centre-event')

/** Submits, and sees the field say why it is refused and take the focus. */
async function expectRefusal(row: Locator, field: string, message: string): Promise<void> {
  await submitOf(row).click()
  const input = row.locator(`[name=${field}]`)
  await expect(input).toHaveAccessibleDescription(message)
  await expect(input).toBeFocused()
}

for (const [language, t, host, name] of sites) {
  test.describe(`in ${language}`, () => {
    test('name, company, job title and purpose are shown, refuse what they must, and change where they stand', async ({
      page
    }) => {
      await openCentre(page, host, name)
      const rows: [label: string, short: string, long: string, value: string][] = [
        ['account_username', 'field_username', 'field_username', '李思远'],
        ['account_company', 'field_company', 'field_company_long', '另一家公司'],
        ['account_position', 'field_position', 'field_position_long', 'Data architect'],
        ['account_purpose', 'field_purpose', 'field_purpose_long', '评估图查询']
      ]
      for (const [label, short, long, value] of rows) {
        const row = rowOf(page, t(label))
        const change = actionOf(row, t('centre_change'))
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
        await expect(page.getByText(t('centre_saved'))).toBeVisible()
        await expect(row.locator('.centre-is')).toHaveText(value)
        await expect(row.locator('form')).toHaveCount(0)
        await expect(change).toBeFocused()
      }
      await expect(page.getByRole('heading', { level: 1, name: '李思远' })).toBeVisible()
      await expect(userButton(page, t, '李思远')).toBeVisible()
      await expect(eventsOf(page).first()).toContainText(t('centre_event_profile_edited'))
    })

    test('a phone number is changed with a code to the new one and the password; each field says what is wrong', async ({
      page,
      watch
    }) => {
      watch.expectTrouble(/400|Failed to load resource/)
      const phone = await openCentre(page, host, name)
      const row = rowOf(page, t('account_phone'))
      await expect(row).toContainText(phone)
      await expect(row).toContainText(t('centre_bound'))
      await actionOf(row, t('centre_replace')).click()
      const fresh = newPhone()
      await expectRefusal(row, 'phone', t('field_phone'))
      await row.locator('[name=phone]').fill(fresh)
      await row.getByRole('button', { name: t('account_code_get') }).click()
      await expect(page.getByText(t('account_code_sent'))).toBeVisible()
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
      await expect(page.getByText(t('centre_saved'))).toBeVisible()
      await expect(row.locator('.centre-is')).toHaveText(fresh)
      await expect(eventsOf(page).first()).toContainText(t('centre_event_phone_rebound'))
      await expect(eventsOf(page).nth(1)).toContainText(t('centre_event_proof_failed'))
      await expect(eventsOf(page).nth(1)).toHaveAttribute('data-failure', 'true')
    })

    test('an e-mail address is bound, activated with a code, and changed with a code', async ({ page, watch }) => {
      watch.expectTrouble(/400|Failed to load resource/)
      await openCentre(page, host, name)
      const row = rowOf(page, t('centre_email'))
      await expect(row).toContainText(t('centre_not_bound'))
      const first = newEmail()
      await actionOf(row, t('centre_bind')).click()
      await expectRefusal(row, 'email', t('field_email'))
      await row.locator('[name=email]').fill(first)
      await row.locator('[name=proofPassword]').fill(password)
      await submitOf(row).click()
      await expect(row.locator('.centre-is')).toHaveText(first)
      await expect(row).toContainText(t('centre_not_activated'))

      await actionOf(row, t('centre_activate')).click()
      await expectRefusal(row, 'captcha', t('field_code'))
      await row.locator('[name=captcha]').fill('12')
      await expectRefusal(row, 'captcha', t('service_code_wrong'))
      await row.getByRole('button', { name: t('account_code_get') }).click()
      await expect(page.getByText(t('account_code_sent'))).toBeVisible()
      await row.locator('[name=captcha]').fill(await codeFor(page, first))
      await submitOf(row).click()
      await expect(row.locator('.centre-state')).toHaveText(t('centre_activated'))
      // The button that opened the form is gone: the other one of the row has the focus.
      await expect(actionOf(row, t('centre_replace'))).toBeFocused()

      const second = newEmail()
      await open(page, '/user', host)
      await actionOf(row, t('centre_replace')).click()
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
      await expect(row.locator('.centre-is')).toHaveText(second)
      await expect(row.locator('.centre-state')).toHaveText(t('centre_activated'))
    })

    test('a changed password ends every session, says so, and the new one logs in', async ({ page, watch, browser }) => {
      watch.expectTrouble(/400|Failed to load resource/)
      const phone = await openCentre(page, host, name)
      const other = await browser.newContext()
      const elsewhere = await other.newPage()
      await open(elsewhere, '/', host)
      expect(await callPassport(elsewhere, 'login', { phone, password: hashOf(password) })).toBe(200)

      const row = rowOf(page, t('account_password'))
      await actionOf(row, t('centre_change')).click()
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
      await expect(modalOf(page)).toBeVisible()
      expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('cl-official-website')
      expect(await callPassport(elsewhere, 'user/current-user')).toBe(403)
      expect(await callPassport(elsewhere, 'login', { phone, password: hashOf('another-horse') })).toBe(200)
      await other.close()
    })

    test('devices are listed, one is ended, and all others are after a question', async ({ page, browser }) => {
      const phone = await openCentre(page, host, name)
      const guests: Page[] = []
      for (let count = 0; count < 3; count += 1) {
        const guest = await (await browser.newContext({ userAgent: safari })).newPage()
        await open(guest, '/', host)
        expect(await callPassport(guest, 'login', { phone, password: hashOf(password) })).toBe(200)
        guests.push(guest)
      }
      await page.reload()
      const items = page.locator('#sessions .centre-item')
      await expect(items).toHaveCount(4)
      await expect(items.filter({ hasText: t('centre_session_this') })).toHaveCount(1)
      const theirs = items.filter({ hasText: 'Safari' })
      await expect(theirs).toHaveCount(3)
      await theirs.first().getByRole('button').click()
      await expect(page.getByText(t('centre_session_ended'))).toBeVisible()
      await expect(items).toHaveCount(3)

      await page.getByRole('button', { name: t('centre_sessions_end_others') }).click()
      await expect(page.getByText(t('centre_sessions_confirm', { count: 2 }))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: t('centre_sessions_confirm_yes') })).toHaveCount(0)
      await page.getByRole('button', { name: t('centre_sessions_end_others') }).click()
      await page.getByRole('button', { name: t('centre_sessions_confirm_yes') }).click()
      await expect(items).toHaveCount(1)
      await expect(page.getByText(t('centre_sessions_only'))).toBeVisible()
      await expect(eventsOf(page).first()).toContainText(t('centre_event_other_sessions_ended'))
      const answers = await Promise.all(guests.map((guest) => callPassport(guest, 'user/current-user')))
      expect(answers).toEqual([403, 403, 403])
      expect(await callPassport(page, 'user/current-user')).toBe(200)
      await Promise.all(guests.map((guest) => guest.context().close()))
    })

    test('the account is deleted after a proof and a tick, and comes back with the next login', async ({ page, watch }) => {
      watch.expectTrouble(/400|Failed to load resource/)
      const phone = await openCentre(page, host, name)
      const row = rowOf(page, t('centre_delete_label'))
      await actionOf(row, t('centre_delete')).click()
      await expect(row.getByText(t('centre_delete_now'))).toBeVisible()
      await expectRefusal(row, 'proofPassword', t('field_password'))
      await row.locator('[name=proofPassword]').fill('not-the-password')
      await submitOf(row).click()
      await expect(row.getByText(t('centre_delete_tick'))).toBeVisible()
      await row.locator('[name=isUnderstood]').check()
      await expectRefusal(row, 'proofPassword', t('service_password_wrong'))
      await row.locator('[name=proofPassword]').fill(password)
      await submitOf(row).click()
      await expect(page).toHaveURL(at('/', host))
      const [before] = t('centre_delete_done', { day: '|' }).split('|')
      await expect(page.getByText(`${before}${dayIn(14, language)}`)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: t('shell_login'), exact: true })).toBeVisible()

      expect(await callPassport(page, 'login', { phone, password: hashOf(password) })).toBe(200)
      await open(page, '/user', host)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(eventsOf(page).filter({ hasText: t('centre_event_deletion_taken_back') })).toHaveCount(1)
      await expect(eventsOf(page).filter({ hasText: t('centre_event_deletion_requested') })).toHaveCount(1)
    })

    test('a session that is lost while saving opens login over the page, and what was typed is saved afterwards', async ({
      page,
      watch
    }) => {
      watch.expectTrouble(/403|Failed to load resource/)
      const phone = await openCentre(page, host, name)
      const row = rowOf(page, t('account_company'))
      await actionOf(row, t('centre_change')).click()
      await row.locator('[name=value]').fill('写了一半的公司')
      const cookies = await page.context().cookies()
      expect(await callPassport(page, 'user/logout')).toBe(200)
      await page.context().addCookies(cookies)
      await submitOf(row).click()
      const modal = modalOf(page)
      await expect(modal).toBeVisible()
      await expect(page).toHaveURL(at('/user', host))
      await expect(row.locator('[name=value]')).toHaveValue('写了一半的公司')
      await modal.locator('[name=phonemail]').fill(phone)
      await modal.locator('[name=password]').fill(password)
      await modal.locator('[name=password]').press('Enter')
      await expect(modal).toBeHidden()
      await expect(row.locator('[name=value]')).toHaveValue('写了一半的公司')
      await submitOf(row).click()
      await expect(page.getByText(t('centre_saved'))).toBeVisible()
      await expect(row.locator('.centre-is')).toHaveText('写了一半的公司')
    })

    test('sections that the account service does not have, or that fail, say so, and the rest works', async ({ page, watch }) => {
      watch.expectTrouble(/404|503|Failed to load resource/)
      await signUp(page, host, name)
      await page.route('**/user/security-log**', (route) => route.fulfill({ status: 404, json: { status: 404, error: 'x' } }))
      await page.route('**/user/sessions**', (route) => route.fulfill({ status: 503, json: { status: 503, error: 'x' } }))
      await open(page, '/user', host)
      await expect(page.locator('#security-log')).toContainText(t('centre_not_available'))
      const sessions = page.locator('#sessions')
      await expect(sessions).toContainText(t('centre_not_loaded'))
      await expect(page.locator('.toast')).toHaveCount(0)
      await page.unroute('**/user/sessions**')
      await sessions.getByRole('button', { name: t('centre_try_again') }).click()
      await expect(sessions.locator('.centre-item')).toHaveCount(1)
      await expect(actionOf(rowOf(page, t('account_company')), t('centre_change'))).toBeEnabled()
    })

    test('while the account service is down the page says so and asks again when told to', async ({ page, watch }) => {
      watch.expectTrouble(/503|Failed to load resource/)
      await signUp(page, host, name)
      await page.route('**/galaxy/user/**', (route) => route.fulfill({ status: 503, json: { status: 503, error: 'x' } }))
      await open(page, '/user', host)
      await expect(page.getByText(t('centre_user_not_loaded'))).toBeVisible()
      await expect(actionOf(rowOf(page, t('account_phone')), t('centre_replace'))).toBeDisabled()
      await page.unroute('**/galaxy/user/**')
      await page
        .locator('.masthead')
        .getByRole('button', { name: t('centre_try_again') })
        .click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(actionOf(rowOf(page, t('account_phone')), t('centre_replace'))).toBeEnabled()
    })

    test('at 390 px nothing is wider than the screen, forms included', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openCentre(page, host, name)
      await expect(eventsOf(page).first()).toBeVisible()
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow()).toBe(0)
      for (const form of ['phone', 'email', 'password', 'purpose', 'delete']) {
        await page.locator(`[data-form=${form}]`).click()
        await expect(page.locator('.centre-form')).toHaveCount(1)
        expect(await overflow()).toBe(0)
      }
    })
  })
}

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15'

/** A day so many days from now, where the tests' browser is, as the page writes it. */
function dayIn(days: number, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'Chinese' ? 'zh-CN' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai'
  })
  return format.format(Date.now() + days * 86_400_000)
}

test('a code to an own identifier proves as the password does, one a minute', async ({ page, watch }) => {
  watch.expectTrouble(/429|400|Failed to load resource/)
  const phone = await openCentre(page, 'localhost', '王小明')
  const row = rowOf(page, zh('centre_email'))
  await actionOf(row, zh('centre_bind')).click()
  await row.locator('[name=email]').fill(newEmail())
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  await row.getByRole('radio', { name: zh('centre_proof_code', { to: masked }) }).check()
  await expectRefusal(row, 'proofCode', zh('field_code'))
  // The code of the registration went to the same number just now.
  await row.getByRole('button', { name: zh('account_code_get') }).click()
  const [refusal = ''] = zh('service_code_too_often', { wait: '|' }).split('|')
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(row.getByRole('button', { name: zh('account_code_get') })).toBeEnabled()
  await row.locator('[name=proofCode]').fill('12')
  const sent = page.waitForRequest('**/user/binding')
  await expectRefusal(row, 'proofCode', zh('service_code_wrong'))
  expect((await sent).postDataJSON()).toMatchObject({ type: 'email', confirmPhone: phone, confirmCaptcha: '12' })
})

test('the export is a file with all that the account holds, and no secret', async ({ page }) => {
  const phone = await openCentre(page, 'localhost', '王小明')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: zh('centre_export') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^galaxy-account-\d{4}-\d{2}-\d{2}\.json$/)
  const content = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({ account: { phone, username: '王小明' } })
  expect(content).not.toMatch(/passwordHash|token/i)
  await expect(page.getByText(zh('centre_export_done'))).toBeVisible()
  await expect(eventsOf(page).first()).toContainText(zh('centre_event_data_exported'))
})

test('a failed login stands out in the log, and older entries follow when asked for', async ({ page, watch }) => {
  watch.expectTrouble(/401|Failed to load resource/)
  const phone = await signUp(page, 'localhost', '王小明')
  for (let count = 0; count < 20; count += 1) {
    expect(await callPassport(page, 'user/edit-user', { company: `公司${count}` })).toBe(200)
  }
  expect(await callPassport(page, 'login', { phone, password: hashOf('wrong-password') })).toBe(401)
  await open(page, '/user')
  const events = eventsOf(page)
  await expect(events).toHaveCount(20)
  await expect(events.first()).toHaveAttribute('data-failure', 'true')
  await expect(events.first()).toContainText(zh('centre_event_login_failed'))
  await page.getByRole('button', { name: zh('centre_log_older') }).click()
  await expect(events).toHaveCount(22)
  await expect(events.nth(20)).toBeFocused()
  await expect(events.last()).toContainText(zh('centre_event_registered'))
  await expect(page.getByRole('button', { name: zh('centre_log_older') })).toHaveCount(0)
})

test('with the keyboard alone a row is opened, left with Esc, changed and closed, one form at a time', async ({ page }) => {
  await openCentre(page, 'localhost', '王小明')
  const company = rowOf(page, zh('account_company'))
  const change = actionOf(company, zh('centre_change'))
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(company.locator('[name=value]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(company.locator('form')).toHaveCount(0)
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(actionOf(rowOf(page, zh('account_position')), zh('centre_change'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.centre-form')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Architect')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, zh('account_position')).locator('.centre-is')).toHaveText('Architect')
})

test('the page is rendered without the account, asks who is there once, and nothing moves when it is known', async ({ page }) => {
  await signUp(page, 'localhost', '王小明')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/user/current-user')) asked += 1
  })
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        if (typeof value === 'number') Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    asked = 0
    const [answer] = await Promise.all([page.waitForResponse(at('/user')), open(page, '/user')])
    expect(await answer.text()).not.toContain('某公司')
    await expect(eventsOf(page).first()).toBeVisible()
    expect(asked).toBe(1)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01)
  }
})
