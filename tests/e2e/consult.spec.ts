import type { Locator, Page, Route } from '@playwright/test'
import english from '../../src/features/consult/copy/en-US.ts'
import chinese from '../../src/features/consult/copy/zh-CN.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

test.use({ ownContext: true })

const typed = { name: '李晓', phone: '13900000000', email: 'li@example.com', industry: '金融' }
const formOf = (page: Page) => page.locator('#consultation form')
const fieldOf = (page: Page, name: string): Locator => formOf(page).locator(`[name=${name}]`)
const submitOf = (page: Page) => formOf(page).locator('[type=submit]')
const tabOf = (page: Page, edition: string) => page.locator(`.consult-tabs a[href*="${edition}"]`)

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await fieldOf(page, name).fill(value)
}

/** An invalid value of each field, in the order of the form, with its message (spec §5). */
const wrongs = [
  ['name', '李', 'field_username'],
  ['phone', '2390000000', 'field_phone'],
  ['email', 'li@', 'field_email'],
  ['industry', '', 'field_industry'],
  ['industry', '业'.repeat(51), 'field_industry'],
  ['questions', '问'.repeat(2001), 'field_questions']
] as const

const sites = [
  ['Chinese', 'localhost', copyOf('zh-CN'), chinese],
  ['English', 'www.galaxy.localhost', copyOf('en-US'), english]
] as const

const [, host, t, { editions }] = sites[0]

test('fields are checked in order, the input follows from edition to edition, and each edition has its own success message', async ({
  page,
  watch
}) => {
  watch.expectError(/ERR_CONNECTION_FAILED|Failed to load resource/)
  const sent: { key: string | undefined; id: unknown }[] = []
  let isLost = false
  let isRefused = true
  await page.route('**/api/main/add/userInfo', async (route: Route) => {
    if (isRefused) return route.fulfill({ status: 400, json: { status: 400, error: t('field_elapsed'), field: 'elapsed' } })
    // Only browsers resolve names below localhost.
    const headers = route.request().headers()
    const answer = await route.fetch({
      url: at('/api/main/add/userInfo'),
      headers: { ...headers, origin: at('') },
      maxRetries: 2
    })
    sent.push({ key: headers['idempotency-key'], id: (await answer.json()).data.id })
    await (isLost ? route.abort('connectionfailed') : route.fulfill({ response: answer }))
  })
  await page.clock.install()
  await open(page, '/product/consult?edition=standard', host)
  await fieldOf(page, 'name').press('Enter')
  await expect(fieldOf(page, 'name')).toBeFocused()
  await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(1)
  await fillIn(page)
  for (const [name, value, message] of wrongs) {
    const right = await fieldOf(page, name).inputValue()
    await fieldOf(page, name).fill(value)
    await submitOf(page).click()
    await expect(fieldOf(page, name)).toBeFocused()
    await expect(formOf(page).getByText(t(message), { exact: true })).toBeVisible()
    await fieldOf(page, name).fill(right)
  }
  expect(sent).toEqual([])

  await tabOf(page, 'single').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(editions.single.headline.split('\n')[0] ?? '')
  for (const [name, value] of Object.entries(typed)) await expect(fieldOf(page, name)).toHaveValue(value)
  // A form submitted at once would wait.
  await page.clock.fastForward(3000)
  await submitOf(page).click()
  await expect(formOf(page).getByText(t('field_elapsed'))).toBeVisible()
  isRefused = false
  isLost = true
  await submitOf(page).click()
  await expect(formOf(page).getByText(t('api_unreachable'))).toBeVisible()
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name)
  isLost = false
  await submitOf(page).click()
  await expect(page.getByRole('heading', { name: editions.single.sent.title })).toBeFocused()
  await expect(page.getByText(editions.single.sent.text)).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])

  for (const edition of ['standard', 'advanced'] as const) {
    await tabOf(page, edition).click()
    await expect(fieldOf(page, 'name')).toHaveValue('')
    await fillIn(page)
    await page.clock.fastForward(3000)
    await submitOf(page).click()
    await expect(page.getByText(editions[edition].sent.text)).toBeVisible()
  }
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
})

test('the receipt stays after a language switch until the visitor leaves the page', async ({ page }) => {
  await page.clock.install()
  await open(page, '/product/consult?edition=standard&topic=proof', host)
  await fillIn(page)
  await page.clock.fastForward(3000)
  await submitOf(page).click()
  const receipt = page.locator('#consultation .form-receipt')
  await expect(receipt).toContainText(typed.phone)
  await page.locator('#language-switch').click()
  await expect(page.getByRole('heading', { name: english.topics.proof.sent.title })).toBeVisible()
  await expect(receipt).toContainText(typed.phone)
  await expect(page.locator('#language-switch')).toBeFocused()
  await open(page, '/product/consult?edition=standard', host)
  await expect(fieldOf(page, 'name')).toHaveValue('')
})

test('the industry is chosen from a list or typed', async ({ page }) => {
  for (const [, host, t] of sites) {
    await open(page, '/product/consult?edition=standard', host)
    const offered = page.locator(`datalist[id="${await fieldOf(page, 'industry').getAttribute('list')}"] option`)
    const names = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(names.join('|')).toBe(t('form_industries'))
    // The example of the other tests is none of them.
    expect(names).not.toContain(typed.industry)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  const [, host, t, { editions }] = sites[1]

  test('the form posts, and a field that a program filled in is shown to be emptied', async ({ page, watch }) => {
    watch.expectError(/\.js csp$|400/)
    await page.goto(at('/product/consult?edition=advanced', host))
    await fillIn(page)
    await fieldOf(page, 'trap').fill('x', { force: true })
    await submitOf(page).click()
    await expect(formOf(page).getByText(t('field_trap'))).toBeVisible()
    await expect(fieldOf(page, 'industry')).toHaveValue(typed.industry)
    await fieldOf(page, 'trap').fill('')
    await submitOf(page).click()
    await expect(page.getByText(editions.advanced.sent.text)).toBeVisible()
    await expect(page).toHaveURL(/\/product\/consult\?edition=advanced#consultation$/)
  })
})
