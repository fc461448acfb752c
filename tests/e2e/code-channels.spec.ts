import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { modalOf, openLogin, openRegistration, userButton } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { actionOf, rowOf } from '../support/user-center.ts'

/* Forms of an installation that cannot send codes to phone numbers, to email addresses, or to either. */

const zh = copyOf('zh-CN')
const [, en, , name] = sites[1]

/** Chooses English on the host whose pages the tests can change. */
const inEnglish = (page: Page) => page.context().addCookies([{ name: 'language', value: 'en-US', url: at('/') }])

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** Changes pages to those of an installation without these channels: the settings of the tests' site have both. */
async function without(page: Page, ...channels: ('phone' | 'email')[]): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const setting = 'illegalEmailDomains:'
      const withSetting = (text: string) => text.replace(setting, `noCodesTo:${JSON.stringify(channels)},${setting}`)
      const script = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].find(([whole]) => whole.includes(setting))?.[1] ?? ''
      expect(script).toContain(setting)
      // The policy of a cached page names its scripts by their hashes.
      const policy = answer.headers()['content-security-policy'] ?? ''
      const headers = {
        ...answer.headers(),
        'content-security-policy': policy.replace(hashOf(script), hashOf(withSetting(script)))
      }
      await route.fulfill({ response: answer, headers, body: withSetting(html) })
    }
  )
}

test('without the gateway nobody registers in Chinese, and a sentence says so; a password is reset by email only', async ({
  page
}) => {
  await without(page, 'phone')
  await open(page, '/')
  const modal = await openRegistration(page, zh)
  await expect(modal.getByText(zh('account_register_unavailable'))).toBeVisible()
  await expect(modal.locator('form')).toHaveCount(0)
  await modal.getByRole('button', { name: zh('account_go_login') }).click()
  await modal.getByRole('button', { name: zh('account_forgot') }).click()
  await modal.getByLabel(zh('account_email')).fill('13900000000')
  await modal.getByLabel(zh('account_email')).blur()
  await expect(modal.getByText(zh('field_email'))).toBeVisible()
  await expect(modal.getByRole('button', { name: zh('account_code_get') })).toHaveAttribute('aria-disabled', 'true')
})

test('without a mail server one registers in English with a phone number', async ({ page }) => {
  await inEnglish(page)
  await without(page, 'email')
  await open(page, '/')
  const modal = await openRegistration(page, en)
  await modal.getByLabel(en('account_phone'), { exact: true }).fill('somebody@example.com')
  await modal.getByLabel(en('account_phone'), { exact: true }).blur()
  await expect(modal.getByText(en('field_phone'))).toBeVisible()
})

test('with neither, a forgotten password cannot be reset, which a sentence says', async ({ page }) => {
  await inEnglish(page)
  await without(page, 'phone', 'email')
  await open(page, '/')
  await openLogin(page, en)
  await modalOf(page)
    .getByRole('button', { name: en('account_forgot') })
    .click()
  await expect(modalOf(page).getByText(en('account_reset_unavailable'))).toBeVisible()
  await expect(modalOf(page).locator('form')).toHaveCount(0)
})

test('the user center has no button for a number that no code can reach, and proves a change by the password', async ({
  page
}) => {
  await signUp(page, 'localhost', name)
  await inEnglish(page)
  await without(page, 'phone')
  // The user center itself is rendered in the browser then, as the server's page would be without the channel.
  await open(page, '/')
  await userButton(page, en, name).click()
  await page.getByRole('link', { name: en('shell_user_center') }).click()
  const phone = rowOf(page, en('account_phone'))
  await expect(phone).toContainText(en('user_center_phone_no_codes'))
  await expect(phone.getByRole('button')).toHaveCount(0)
  await actionOf(rowOf(page, en('user_center_email')), en('user_center_bind')).click()
  await expect(page.locator('.proof-way')).toHaveCount(1)
})
