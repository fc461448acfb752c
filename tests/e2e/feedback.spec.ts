import type { Page } from '@playwright/test'
import { at, delayRequests, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

test.use({ ownContext: true })

const sites = [
  ['Chinese', 'localhost', copyOf('zh-CN')],
  ['English', 'www.galaxy.localhost', copyOf('en-US')]
] as const

const formOf = (page: Page) => page.locator('.feedback form')
const submitOf = (page: Page) => formOf(page).locator('[type=submit]')
const boxOf = (page: Page, reason: string) => formOf(page).locator(`[value=${reason}]`)
const wordsOf = (page: Page) => formOf(page).locator('[name=description]')
/** The server's form, which works without scripts until the live form replaces it. */
const served = (page: Page) => page.locator('.feedback > div > form')

const [, host, t] = sites[0]

test('feedback on a document is kept over a lost connection, gets a number, and the number shows its state', async ({
  page,
  watch
}) => {
  watch.expectError(/ERR_CONNECTION_FAILED|Failed to load resource/)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const summary = page.locator('.feedback summary')
  const path = '**/api/main/userInfo/userSatisfactionSurvey'
  await page.clock.install()
  await open(page, '/document/latest/2', host)
  expect(scripts.filter((name) => name.includes('feedback-form'))).toEqual([])
  const release = await delayRequests(page, '**/feedback-form*.js')
  await summary.focus()
  await page.keyboard.press('Enter')
  await wordsOf(page).fill('写在前面')
  release()
  await expect(served(page)).toHaveCount(0)
  await expect(wordsOf(page)).toHaveValue('写在前面')
  await expect(wordsOf(page)).toBeFocused()
  await submitOf(page).click()
  await expect(formOf(page).getByText(t('field_reasons'))).toBeVisible()
  await expect(boxOf(page, 'missing')).toBeFocused()
  expect(scripts.some((name) => name.includes('feedback-form'))).toBe(true)
  await boxOf(page, 'wrong').check()
  await wordsOf(page).fill('说'.repeat(2001))
  await submitOf(page).click()
  await expect(wordsOf(page)).toBeFocused()
  await expect(formOf(page).getByText(t('field_description'))).toBeVisible()
  await wordsOf(page).fill('第二段的箭头反了')
  // A form submitted at once would wait.
  await page.clock.fastForward(3000)
  await page.route(path, (route) => route.abort('connectionfailed'))
  await submitOf(page).click()
  await expect(formOf(page).getByText(t('api_unreachable'))).toBeVisible()
  await page.unroute(path)

  await untilHydrated(page, () => page.reload())
  await summary.click()
  await expect(served(page)).toHaveCount(0)
  await expect(wordsOf(page)).toHaveValue('第二段的箭头反了')
  await expect(boxOf(page, 'wrong')).toBeChecked()
  await submitOf(page).click()
  await expect(page.getByRole('heading', { name: t('feedback_sent') })).toBeFocused()
  const number = (await page.locator('.feedback-ticket').textContent()) ?? ''
  await page.getByRole('link', { name: t('feedback_follow') }).click()
  const outcome = page.locator('.feedback-outcome')
  await expect(outcome.getByRole('heading', { name: t('feedback_received') })).toContainText(number)
  await expect(page.getByRole('img', { name: t('feedback_figure_at', { state: t('feedback_received') }) })).toBeVisible()
  await outcome.getByRole('link', { name: t('feedback_back') }).click()

  // After returning to the page, the form is empty; skipping discards the input.
  await summary.click()
  await expect(wordsOf(page)).toHaveValue('')
  await wordsOf(page).fill('算了')
  await formOf(page)
    .getByRole('link', { name: t('feedback_skip') })
    .click()
  await expect(wordsOf(page)).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(wordsOf(page)).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  const [, host, t] = sites[1]

  test('feedback is posted, the input stays if a field is missing, and a ticket is looked up', async ({ page, watch }) => {
    watch.expectError(/\.js csp$|400/)
    await page.goto(at('/document/latest/2', host))
    await page.locator('.feedback summary').click()
    await wordsOf(page).fill('一\n二')
    await submitOf(page).click()
    const outcome = page.locator('.feedback-outcome')
    await expect(outcome.getByText(t('field_reasons'))).toBeVisible()
    await expect(outcome.locator('[name=description]')).toHaveValue('一\n二')
    await outcome.locator('[value=other]').check()
    await outcome.locator('[type=submit]').click()
    const number = (await outcome.locator('.feedback-ticket').textContent()) ?? ''
    const box = page.getByRole('textbox', { name: t('feedback_ticket') })
    for (const [typed, said] of [
      ['GX-1', 'field_ticket'],
      ['gx-2222222222', 'service_ticket_unknown'],
      [number.toLowerCase(), 'feedback_received']
    ] as const) {
      await box.fill(typed)
      await box.press('Enter')
      await expect(page.locator('#main').getByText(t(said), { exact: true }).first()).toBeVisible()
    }
    await expect(outcome.getByRole('heading', { name: number })).toBeVisible()
  })
})
