import { readFile } from 'node:fs/promises'
import { logIn, loginButton, password } from '../support/account-forms.ts'
import { sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { actionOf, eventsOf, expectRefusal, openUserCenter, rowOf, submitOf } from '../support/user-center.ts'

const zh = copyOf('zh-CN')

const [language, t, host, name] = sites[1]

test('the account is deleted after a proof and a tick, and comes back with the next login', async ({ page, watch }) => {
  watch.expectError(/400|Failed to load resource/)
  const phone = await openUserCenter(page, host, name)
  const row = rowOf(page, t('user_center_delete_label'))
  await actionOf(row, t('user_center_delete')).click()
  await expect(row.getByText(t('user_center_delete_now'))).toBeVisible()
  await expectRefusal(row, 'proofPassword', t('field_password'))
  await row.locator('[name=proofPassword]').fill('not-the-password')
  await submitOf(row).click()
  await expect(row.getByText(t('user_center_delete_tick'))).toBeVisible()
  await row.locator('[name=isUnderstood]').check()
  await expectRefusal(row, 'proofPassword', t('service_password_wrong'))
  await row.locator('[name=proofPassword]').fill(password)
  await submitOf(row).click()
  await expect(page).toHaveURL(at('/', host))
  const [before] = t('user_center_delete_done', { day: '|' }).split('|')
  await expect(page.getByText(`${before}${dayIn(14, language)}`)).toBeVisible()
  await expect(loginButton(page, t)).toBeVisible()

  await logIn(page, t, phone)
  await expect(page.getByText(t('account_login_restored'))).toBeVisible()
  await open(page, '/user', host)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(eventsOf(page).filter({ hasText: t('user_center_event_deletion_taken_back') })).toHaveCount(1)
  await expect(eventsOf(page).filter({ hasText: t('user_center_event_deletion_requested') })).toHaveCount(1)
})

/** The date so many days from now in the browser's time zone, as the page formats it. */
function dayIn(days: number, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'Chinese' ? 'zh-CN' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai'
  })
  return format.format(Date.now() + days * 86_400_000)
}

test('the export is a file with all that account, exams and downloads hold, and no secret', async ({ page }) => {
  const phone = await openUserCenter(page, 'localhost', '王小明')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: zh('user_center_export') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^galaxy-account-\d{4}-\d{2}-\d{2}\.json$/)
  const content = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({
    account: { phone, username: '王小明' },
    exams: { name: null, attempts: [], certificates: [] },
    downloads: { consents: [], downloads: [], replies: [], older: 0 }
  })
  expect(content).not.toMatch(/passwordHash|token/i)
  await expect(page.getByText(zh('user_center_export_done'))).toBeVisible()
  await expect(eventsOf(page).first()).toContainText(zh('user_center_event_data_exported'))
})
