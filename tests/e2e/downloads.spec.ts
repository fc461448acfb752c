import { readFileSync } from 'node:fs'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { privacyStatementVersion } from '../../src/contract/limits.ts'
import { logOut } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, delayRequests, expect, type Host, open, test, untilHydrated } from '../support/browser.ts'
import { expectToFit } from '../support/layout.ts'

const gated = '/center/download?type=research&id=1'
const otherGated = '/center/download?type=research&id=2'
const samples = 'services/main/samples/files'
const java = readFileSync(`${samples}/open/drivers/java-driver-3.4.1-sample.zip`)
const paper = readFileSync(`${samples}/gated/research/choosing.zh-CN.pdf`)
const englishPaper = readFileSync(`${samples}/gated/research/choosing.en-US.pdf`)

const typed = { name: '李晓', phone: '13900000000', email: 'li@example.com', industry: '金融' }
const consentOf = (page: Page) => page.locator('#get')
const fieldOf = (page: Page, name: string): Locator => consentOf(page).locator(`[name=${name}]`)

/** Opens the page of a gated file and waits until the form, whose code is loaded after the page, is interactive. */
async function openGatedFile(page: Page, host: Host): Promise<void> {
  await open(page, gated, host)
  await expect(fieldOf(page, 'statementVersion')).toHaveAttribute('aria-disabled', 'true')
}

const [, t, host, name] = sites[0]

test('the statement is read to its end and accepted by keyboard, the file comes, and the consent is withdrawn', async ({
  page
}) => {
  await openGatedFile(page, host)
  const statement = page.getByRole('region', { name: t('account_privacy') })
  const accept = fieldOf(page, 'statementVersion')
  const submit = consentOf(page).locator('[type=submit]')

  // A missing value shows a message, and its field takes the focus.
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(statement).toBeFocused()
  await expect(consentOf(page).getByText(t('downloads_statement_missing'))).toBeVisible()
  await accept.focus()
  await page.keyboard.press('Space')
  await expect(accept).not.toBeChecked()
  await expect(accept).toHaveAttribute('aria-disabled', 'true')

  await statement.focus()
  await page.keyboard.press('End')
  await expect(consentOf(page).getByText(t('downloads_statement_read'))).toBeVisible()
  await submit.press('Enter')
  await expect(accept).toBeFocused()
  await expect(consentOf(page).getByText(t('field_statement_accept'))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(accept).toBeChecked()
  for (const [field, wrong, message] of [
    ['name', '李', 'field_username'],
    ['phone', '239', 'field_phone'],
    ['email', 'li@', 'field_email'],
    ['industry', '', 'field_industry']
  ] as const) {
    await fieldOf(page, field).fill(wrong)
    await submit.press('Enter')
    await expect(fieldOf(page, field)).toBeFocused()
    await expect(consentOf(page).getByText(t(message), { exact: true })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(typed[field])
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(readFileSync(await download.path()).equals(paper)).toBe(true)
  // The file is named as on the page, not as in main's storage, so that the commands to check it find it.
  expect(download.suggestedFilename()).toBe('choosing-sample.zh-CN.pdf')
  await expect(page.getByRole('heading', { name: t('downloads_ready_title') })).toBeFocused()
  await expect(consentOf(page).locator('.consent-receipt')).toContainText(privacyStatementVersion)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('download-record'))).toBeNull()

  // The consent is valid for the next file too, and is requested again after the statement changed.
  await open(page, otherGated, host)
  await expect(page.getByRole('heading', { name: t('downloads_known_title') })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('download-consent') ?? '{}')
    localStorage.setItem('download-consent-before', JSON.stringify(kept))
    localStorage.setItem('download-consent', JSON.stringify({ ...kept, statementHash: '0'.repeat(64) }))
  })
  await page.reload()
  await expect(consentOf(page).getByText(t('downloads_statement_changed'))).toBeVisible()
  await expect(fieldOf(page, 'statementVersion')).not.toBeChecked()
  await page.evaluate(() => localStorage.setItem('download-consent', localStorage.getItem('download-consent-before') ?? ''))
  await page.reload()
  // It replaces the form that the server rendered.
  await expect(page.getByRole('heading', { name: t('downloads_known_title') })).toBeVisible()
  const known = consentOf(page).locator('.btn-primary')
  const [report] = await Promise.all([page.waitForEvent('download'), known.click()])
  expect(report.suggestedFilename()).toBe('risk-networks-sample.zh-CN.pdf')

  await page.getByRole('button', { name: t('downloads_withdraw'), exact: true }).click()
  await page.getByRole('button', { name: t('downloads_withdraw_yes') }).click()
  await expect(consentOf(page).getByRole('heading', { name: t('downloads_consent_title') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('download-consent'))).toBeNull()
})

test('the input survives a lost answer and a reload, and is one record; an account withdraws its consent in the user center', async ({
  page,
  watch
}) => {
  watch.expectError(/ERR_CONNECTION_FAILED|Failed to load resource/)
  const ids: unknown[] = []
  let isLost = true
  await page.route('**/api/main/downloadRecord/add', async (route) => {
    // Only browsers resolve names below localhost.
    const headers = { ...(await route.request().allHeaders()), origin: at('') }
    const answer = await route.fetch({ url: at('/api/main/downloadRecord/add'), headers, maxRetries: 2 })
    ids.push((await answer.json()).data.id)
    await (isLost ? route.abort('connectionfailed') : route.fulfill({ response: answer }))
  })
  const accept = async () => {
    await page.getByRole('region', { name: t('account_privacy') }).press('End')
    await expect(consentOf(page).getByText(t('downloads_statement_read'))).toBeVisible()
    await fieldOf(page, 'statementVersion').check()
  }
  const submit = consentOf(page).locator('[type=submit]')
  await openGatedFile(page, host)
  for (const [field, value] of Object.entries(typed)) await fieldOf(page, field).fill(value)
  await accept()
  await submit.click()
  await expect(page.getByText(t('api_unreachable')).first()).toBeVisible()
  await page.reload()
  for (const [field, value] of Object.entries(typed)) await expect(fieldOf(page, field)).toHaveValue(value)
  // The statement, however, must be read again.
  await expect(fieldOf(page, 'statementVersion')).toHaveAttribute('aria-disabled', 'true')
  await accept()
  isLost = false
  await Promise.all([page.waitForEvent('download'), submit.click()])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)

  // A logged-in user gives a separate consent. If its response was lost, main still lists it.
  await signUp(page, host, name)
  isLost = true
  await openGatedFile(page, host)
  for (const [field, value] of Object.entries(typed)) await fieldOf(page, field).fill(value)
  await accept()
  await submit.click()
  await expect(page.getByText(t('api_unreachable')).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('downloads_known_title') })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('download-record'))).toBeNull()

  await open(page, '/user', host)
  const consents = page.locator('#consents')
  await expect(consents.locator('.user-center-consent')).toHaveCount(1)
  await consents.getByRole('button').click()
  await page.keyboard.press('Escape')
  await expect(consents.getByRole('button')).toBeFocused()
  await consents.getByRole('button').click()
  await consents.getByRole('button', { name: t('downloads_withdraw_yes') }).click()
  await expect(consents.locator('.user-center-consent time')).toHaveCount(2)
  await expect(consents.getByRole('button')).toHaveCount(0)
  await expect(consents.locator('.user-center-list')).toBeFocused()
})

test('after a logout on the page the consent of the account is not the visitor’s', async ({ page }) => {
  await open(page, '/', host)
  await signUp(page, host, name)
  await openGatedFile(page, host)
  for (const [field, value] of Object.entries(typed)) await fieldOf(page, field).fill(value)
  await page.getByRole('region', { name: t('account_privacy') }).press('End')
  await fieldOf(page, 'statementVersion').check()
  await Promise.all([page.waitForEvent('download'), consentOf(page).locator('[type=submit]').click()])
  await expect(page.getByRole('heading', { name: t('downloads_ready_title') })).toBeVisible()
  await logOut(page, t, name)
  await expect(page.getByRole('heading', { name: t('downloads_consent_title') })).toBeVisible()
  await expect(consentOf(page).locator('.consent-receipt')).toHaveCount(0)
})

test('a file is checked in the page: the original, one that is broken, and one that is none of these', async ({ page }) => {
  await open(page, '/center/download', host)
  const check = page.locator('#check')
  const choose = (file: string, buffer: Buffer) =>
    check.locator('input').setInputFiles({ name: file, mimeType: 'application/zip', buffer })
  await choose('java-driver-3.4.1-sample (1).zip', java)
  await expect(check.locator('.file-check-good .file-check-verdict')).toContainText('Java')
  await choose('java-driver-3.4.1-sample (1).zip', java.subarray(0, 100))
  await expect(check.getByText(t('downloads_check_mismatch', { name: 'java-driver-3.4.1-sample (1).zip' }))).toBeVisible()
  await expect(check.locator('dd')).toHaveCount(2)
  expect(await seriousFindings(page, '#check')).toEqual([])
  // Drops the file anywhere on the page.
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['other'], 'other.zip'))
    document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
  })
  // It may be one of the papers that are not among the newest.
  await expect(check.getByText(t('downloads_check_part_text'))).toBeVisible()
  await open(page, '/center/download?kind=report', host)
  await choose('other.zip', Buffer.from('other'))
  await expect(check.getByText(t('downloads_check_unknown', { name: 'other.zip' }))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  const [, t, host] = sites[1]

  test('the form posts, shows the errors beside the input, and then links to the file', async ({ page, watch }) => {
    watch.expectError(/\.js csp$|400/)
    await page.goto(at(gated, host))
    for (const [field, value] of Object.entries(typed)) await fieldOf(page, field).fill(value)
    const submit = consentOf(page).locator('[type=submit]')
    await submit.click()
    await expect(consentOf(page).getByText(t('field_statement_accept'))).toBeVisible()
    await fieldOf(page, 'statementVersion').check()
    await fieldOf(page, 'phone').fill('239')
    await submit.click()
    await expect(consentOf(page).getByText(t('field_contact_phone'), { exact: true })).toBeVisible()
    await expect(fieldOf(page, 'industry')).toHaveValue(typed.industry)
    await expect(fieldOf(page, 'statementVersion')).toBeChecked()
    await fieldOf(page, 'phone').fill(typed.phone)
    await submit.click()
    await expect(page.getByRole('heading', { name: t('downloads_ready_title') })).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), consentOf(page).locator('a.btn-primary').click()])
    expect(readFileSync(await download.path()).equals(englishPaper)).toBe(true)
  })
})

test('input typed before hydration is kept, and a form whose code fails to load stays and works without scripts', async ({
  page,
  watch
}) => {
  watch.expectError(/download-consent-|ERR_FAILED|dynamically imported module|400/)
  const [, t] = sites[0]
  const release = await delayRequests(page, '**/assets/download-consent-*.js')
  await open(page, gated)
  await fieldOf(page, 'name').fill(typed.name)
  release()
  await expect(fieldOf(page, 'statementVersion')).toHaveAttribute('aria-disabled', 'true')
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)
  await expect(fieldOf(page, 'name')).toBeFocused()

  await page.evaluate(() => sessionStorage.clear())
  await page.route('**/assets/download-consent-*.js', (route) => route.abort())
  await open(page, gated)
  await fieldOf(page, 'name').fill(typed.name)
  await consentOf(page).locator('[type=submit]').click()
  await expect(consentOf(page).getByText(t('field_statement_accept'))).toBeVisible()
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)
})

test('a page whose form fails to load keeps the input over a reload, and the server renders other pages', async ({
  page,
  watch
}) => {
  watch.expectError(/download-consent-|ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/download-consent-*.js', (route) => route.abort())
  await open(page, gated)
  await fieldOf(page, 'name').fill(typed.name)
  const loaded = page.waitForResponse('**/api/main/research/detail?*')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)
  for (const path of [gated, otherGated]) {
    await page.locator('main a[href="/center/download"]').first().click()
    await untilHydrated(page, () => page.locator(`main a[href="${path}"].btn`).click())
    await expect(consentOf(page).locator('[type=submit]')).toBeVisible()
  }
})

test('the language is switched once the form is hydrated, with its input; a page whose form fails to load is reloaded', async ({
  page,
  watch
}) => {
  watch.expectError(/download-consent-|ERR_FAILED|dynamically imported module/)
  const [[, zh], [, en]] = sites
  const switchLanguage = () => page.locator('#language-switch').click()
  const release = await delayRequests(page, '**/assets/download-consent-*.js')
  await open(page, gated)
  await fieldOf(page, 'name').fill(typed.name)
  await switchLanguage()
  release()
  await expect(consentOf(page).getByRole('heading', { name: en('downloads_consent_title') })).toBeVisible()
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)

  await page.route('**/assets/download-consent-*.js', (route) => route.abort())
  await open(page, gated)
  await untilHydrated(page, switchLanguage)
  await expect(consentOf(page).getByRole('heading', { name: zh('downloads_consent_title') })).toBeVisible()
  await expect(consentOf(page).locator('[type=submit]')).toBeVisible()
})

test('a file checked while a list is missing is not reported as unknown, and is compared once the list is there', async ({
  page,
  watch
}) => {
  watch.expectError(/500/)
  const [, t] = sites[0]
  const papers = '**/api/main/research/list?*'
  await open(page, '/center/video')
  await page.route(papers, (route) => route.fulfill({ status: 500, json: { status: 500, error: 'x' } }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav_downloads') })
    .click()
  const showOnly = (kind: string) =>
    page
      .getByRole('navigation', { name: t('downloads_filter') })
      .getByRole('link', { name: t(kind) })
      .click()
  // The page lists every entry here, so it does not search again.
  await showOnly('downloads_kind_driver')
  await expect(page.locator('#edition')).toHaveCount(0)
  const check = page.locator('#check')
  const name = 'renamed.pdf'
  await check.locator('input').setInputFiles({ name, mimeType: 'application/pdf', buffer: paper })
  await expect(check.getByText(t('downloads_check_open', { name }))).toBeVisible()
  expect(await seriousFindings(page, '#check')).toEqual([])
  await page.unroute(papers)
  await check.getByRole('button', { name: t('shell_retry') }).click()
  const verdict = check.locator('.file-check-good .file-check-verdict')
  await expect(verdict).toBeVisible()
  // Results stay, whichever kind is listed afterwards.
  await showOnly('downloads_kind_tool')
  await expect(page.locator('#driver')).toHaveCount(0)
  await expect(verdict).toBeVisible()
})

test('a check of a large file shows its progress, keeps the page responsive, and can be stopped', async ({ page }, info) => {
  const large = info.outputPath('java-driver-3.4.1-sample.zip')
  // A sparse file takes no disk space and no time to write.
  await mkdir(dirname(large), { recursive: true })
  await writeFile(large, '')
  await truncate(large, 4 * 1024 ** 3)
  await open(page, '/center/download?type=download&id=5')
  const check = page.locator('#check')
  await check.locator('input').setInputFiles(large)
  const bar = check.getByRole('progressbar')
  await expect.poll(() => bar.evaluate((shown: HTMLProgressElement) => shown.position)).toBeGreaterThan(0)
  await check.getByRole('button', { name: '停止' }).press('Enter')
  await expect(check.getByText('已停止')).toBeVisible()
  await expect(check.locator('input')).toBeFocused()
})

test('who opens a file that is gone reads so in the language of the site, and is led to the downloads', async ({
  page,
  watch
}) => {
  watch.expectError(/404/)
  const [, t, host] = sites[1]
  await page.goto(at('/api/main/file/open/drivers/none.zip', host))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('service_file_unknown'))
  await page.getByRole('link', { name: t('nav_downloads') }).click()
  await expect(page).toHaveURL(at('/center/download', host))
})

test('on a phone each driver is a block, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/center/download?kind=driver', gated]) {
    await open(page, path)
    await expectToFit(page, 390)
  }
  await open(page, '/center/download?kind=driver')
  const cells = page.locator('#driver tbody tr').first().locator('td')
  const tops = await cells.evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(4)
})
