import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const en = copyOf('en-US')

/** The programs exist in Chinese only; the partner form is their closest substitute. */
const nearest = '/partner/connect'

test('an English reader who requests a Chinese page is redirected home, sees why, and is offered the closest page', async ({
  page
}) => {
  await open(page, '/partner/system', 'www.galaxy.localhost')
  await expect(page).toHaveURL(at('/', 'www.galaxy.localhost'))
  await expect(page.getByText(en('shell_foreign_page'))).toBeVisible()
  await page
    .getByRole('status')
    .getByRole('link', { name: en('shell_nearest_page') })
    .click()
  await expect(page).toHaveURL(at(nearest, 'www.galaxy.localhost'))
  await expect(page.getByText(en('shell_foreign_page'))).toBeHidden()
})

test('the notice is shown once: not again after a reload', async ({ page }) => {
  await open(page, '/partner/system', 'www.galaxy.localhost')
  await expect(page.getByText(en('shell_foreign_page'))).toBeVisible()
  await untilHydrated(page, () => page.reload())
  await expect(page.getByText(en('shell_foreign_page'))).toBeHidden()
})

test('a page in one language switches to the closest page of the other', async ({ page }) => {
  await open(page, '/partner/system')
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page).toHaveURL(at(nearest))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByText(en('shell_foreign_page'))).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: en('nav_partners') })).toHaveCount(0)

  // In Chinese nothing is missing, so nothing is said of languages.
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('.toast')).toHaveCount(0)
})

for (const [path, field, typed] of [
  ['/verify', 'number', 'GBCA-1'],
  ['/document/feedback', 'ticket', 'FB-1'],
  ['/search', 'q', 'backup'],
  ['/news', 'from', '2025-01-02']
] as const) {
  test(`what is typed at ${path} and not sent survives the other language`, async ({ page }) => {
    await open(page, path)
    const input = page.locator(`main input[name=${field}]`)
    await input.fill(typed)
    await page.locator('#language-switch').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(input).toHaveValue(typed)
  })
}

test('what is chosen in the explorer of a report and not sent survives the other language', async ({ page }) => {
  await open(page, '/report#samples')
  const [workload, system] = [page.locator('main [name=workload]'), page.locator('main [name=system]').last()]
  await workload.selectOption('shortest-path')
  await system.setChecked(!(await system.isChecked()))
  const isChosen = await system.isChecked()
  await page.locator('#language-switch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(workload).toHaveValue('shortest-path')
  await expect(system).toBeChecked({ checked: isChosen })
})

test('a switch on a page that exists in both languages stays on it', async ({ page }) => {
  await open(page, '/document/latest/1?from=mail')
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Build your first graph' })).toBeVisible()
  await expect(page).toHaveTitle(/^Build your first graph/)
  await expect(page).toHaveURL(at('/document/latest/1?from=mail'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a switch leads to the same page, or to the closest one', async ({ page, watch }) => {
    // Without scripts, the browser refuses the preloads of scripts.
    watch.expectError(/request failed: .*\.js csp/)
    await page.goto(at('/document/latest/1'))
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page).toHaveURL(at('/document/latest/1'))
    await page.context().clearCookies()
    await page.goto(at('/partner/system'))
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page).toHaveURL(at(nearest))
  })
})
