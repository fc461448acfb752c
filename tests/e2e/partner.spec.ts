import type { Locator, Page, Route } from '@playwright/test'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

test.use({ ownContext: true })

const typed = { name: '李晓', phone: '13900000000', email: 'li@example.com', company: '某公司', position: '工程师', city: '上海' }
const formOf = (page: Page) => page.locator('#request form')
const fieldOf = (page: Page, name: string): Locator => formOf(page).locator(`[name=${name}]`).first()

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await fieldOf(page, name).fill(value)
  await formOf(page).locator('[value=trial]').check()
}

/** An invalid value of each field, in the order of the form, with its message. */
const wrongs = [
  ['name', '李', 'field_username'],
  ['phone', '2390000000', 'field_phone'],
  ['email', 'li@', 'field_email'],
  ['company', '', 'field_company'],
  ['company', '公'.repeat(51), 'field_company_long'],
  ['position', '', 'field_position'],
  ['position', '职'.repeat(51), 'field_position_long'],
  ['city', '', 'field_city'],
  ['needs', '需'.repeat(2001), 'field_needs']
] as const

const sites = [
  ['Chinese', 'localhost', copyOf('zh-CN')],
  ['English', 'www.galaxy.localhost', copyOf('en-US')]
] as const

const [, host, t] = sites[0]

test('each field has its rule, the first failure is shown and focused, and the corrected request is sent', async ({ page }) => {
  await page.clock.install()
  await open(page, '/partner/connect', host)
  const submit = formOf(page).locator('[type=submit]')
  await submit.click()
  await expect(fieldOf(page, 'name')).toBeFocused()
  await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(1)
  await fillIn(page)
  await formOf(page).locator('[value=trial]').uncheck()
  for (const [name, value, message] of wrongs) {
    const right = await fieldOf(page, name).inputValue()
    await fieldOf(page, name).fill(value)
    await submit.click()
    await expect(fieldOf(page, name)).toBeFocused()
    await expect(formOf(page).getByText(t(message), { exact: true })).toBeVisible()
    await fieldOf(page, name).fill(right)
  }
  await submit.click()
  await expect(formOf(page).getByText(t('field_wants'))).toBeVisible()
  await expect(fieldOf(page, 'wants')).toBeFocused()
  const path = page.locator('.connect-want-trial')
  await expect(path).toHaveCSS('opacity', '0')
  await formOf(page).locator('[value=trial]').check()
  await expect(path).toHaveCSS('opacity', '1')
  // A form submitted at once would wait.
  await page.clock.fastForward(3000)
  await submit.click()
  await expect(page.getByText(t('partners_sent'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('partners_sent_title') })).toBeFocused()
  await page.reload()
  await expect(fieldOf(page, 'name')).toHaveValue('')
})

test('a request whose answer is lost is kept over a reload and, sent again, is the same one', async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_FAILED|Failed to load resource/)
  const keys: (string | undefined)[] = []
  const ids: unknown[] = []
  let isLost = true
  const relay = async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // Only browsers resolve names below localhost.
    const headers = { ...route.request().headers(), origin: at('') }
    const answer = await route.fetch({ url: at('/api/main/add/userInfo'), headers, maxRetries: 2 })
    ids.push((await answer.json()).data.id)
    await (isLost ? route.abort('connectionfailed') : route.fulfill({ response: answer }))
  }
  await page.route('**/api/main/add/userInfo', relay)
  await page.clock.install()
  await open(page, '/partner/connect', host)
  await fillIn(page)
  // A form submitted at once would wait.
  await page.clock.fastForward(3000)
  await formOf(page).locator('[type=submit]').click()
  await expect(page.getByText(t('api_unreachable')).first()).toBeVisible()
  await page.reload()
  for (const [name, value] of Object.entries(typed)) await expect(fieldOf(page, name)).toHaveValue(value)
  await expect(formOf(page).locator('[value=trial]')).toBeChecked()
  isLost = false
  await formOf(page).locator('[type=submit]').click()
  await expect(page.getByText(t('partners_sent'))).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(new Set(ids).size).toBe(1)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partner-request'))).toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  const [, host, t] = sites[1]

  test('the form posts, shows the error beside the field with its input, and then the confirmation', async ({ page, watch }) => {
    watch.expectError(/\.js csp$|400/)
    await page.goto(at('/partner/connect', host))
    await fillIn(page)
    await fieldOf(page, 'phone').fill('2390000000')
    await fieldOf(page, 'needs').fill('一\n二')
    await formOf(page).locator('[type=submit]').click()
    await expect(formOf(page).getByText(t('field_contact_phone'))).toBeVisible()
    await expect(fieldOf(page, 'company')).toHaveValue(typed.company)
    await expect(fieldOf(page, 'needs')).toHaveValue('一\n二')
    await expect(formOf(page).locator('[value=trial]')).toBeChecked()
    await fieldOf(page, 'phone').fill(typed.phone)
    await formOf(page).locator('[type=submit]').click()
    await expect(page.getByText(t('partners_sent'))).toBeVisible()
  })
})

test('errors disappear once the request is sent', async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_FAILED/)
  const t = copyOf('zh-CN')
  const call = '**/api/main/add/userInfo'
  await page.clock.install()
  await open(page, '/partner/connect')
  await fillIn(page)
  // A form submitted at once would wait.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(call, (route) => route.abort('connectionfailed'))
  await formOf(page).locator('[type=submit]').click()
  const message = formOf(page).getByText(t('api_unreachable'))
  await expect(message).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unroute(call)
  await formOf(page).locator('[type=submit]').click()
  await expect(page.getByText(t('partners_sent'))).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('the page works while main is down: the input stays, and the visitor sees an error', async ({ page, watch }) => {
  watch.expectError(/502/)
  await open(page, '/partner/connect')
  await untilHydrated(page, () => page.goto(`http://localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/partner/connect`))
  await fillIn(page)
  await formOf(page).locator('[type=submit]').click()
  await expect(page.getByText(copyOf('zh-CN')('edge_upstream_failed')).first()).toBeVisible()
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)
})
