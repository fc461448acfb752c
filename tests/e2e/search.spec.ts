import { at, delayRequests, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

test('the search is opened, used and closed by keyboard, and loaded on first use', async ({ page }) => {
  const host = 'www.galaxy.localhost'
  const t = copyOf('en-US')
  // A query in one language finds entries of the other.
  const [typed, answer, news] = ['备份', /\/document\/latest\/21(#|$)/, 'graph database'] as const
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open(page, '/', host)
  const field = page.getByRole('combobox', { name: t('search_label') })
  const entry = page.getByRole('banner').getByRole('link', { name: t('search_open'), exact: true })
  await entry.press('Enter')
  await expect(field).toBeFocused()
  expect(files.filter((path) => path.startsWith('/assets/search/'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(entry).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  // The shortcut is an ordinary character once the field has text.
  await page.keyboard.type('/')
  await expect(field).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field).toHaveValue('')
  await field.fill(news)
  await expect(page.getByRole('group', { name: t('search_group_news') })).toBeVisible()
  // The results of main follow the pages of the site, at the end, so another option may be the last one until they arrive.
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname.endsWith('/search/list') && searchParams.get('q') === typed
  })
  await field.fill(typed)
  await (await asked).response()
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('href', answer)
  await expect(options.first().locator('mark').first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(answer)
  await expect(field).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await entry.click()
  await field.fill(typed)
  await expect(options.first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('link', { name: t('search_all') }).click()
  await expect(page).toHaveURL(/\/search\?q=/)
  const form = page.getByRole('main')
  await expect(form.getByRole('searchbox')).toHaveValue(typed)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // The shortcuts must not interfere with typing in a field.
  await form.getByRole('searchbox').press('/')
  await expect(field).toHaveCount(0)
  await form.getByRole('searchbox').fill(news)
  await form.getByRole('searchbox').press('Enter')
  await expect(form.getByRole('heading', { level: 2, name: t('search_group_document') })).toBeVisible()
  await expect(form.getByRole('heading', { level: 2, name: t('search_group_news') })).toBeVisible()
})

test('on the page of an older document its version is searched', async ({ page }) => {
  const zh = copyOf('zh-CN')
  await open(page, '/document/v1.3/2')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: zh('search_label') }).fill('升级')
  await expect(page.getByRole('dialog').getByText(zh('search_in_version', { version: 'v1.3' }))).toBeVisible()
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/document\/v1\.3\/40/)
})

test('on the page of an unknown version of the documents the current one is searched', async ({ page, watch }) => {
  watch.expectError(/404|Failed to load resource/)
  const zh = copyOf('zh-CN')
  await open(page, '/document/v9.9/1')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: zh('search_label') }).fill('zzzzqqqq')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/search?q=zzzzqqqq'))
  await expect(page.getByRole('heading', { level: 1, name: zh('search_title') })).toBeVisible()
})

test('input typed before the search is loaded is kept and searched, or passed to the page of results', async ({ page }) => {
  const zh = copyOf('zh-CN')
  const release = await delayRequests(page, '**/assets/live-results-*.js')
  await open(page, '/')
  const field = page.getByRole('combobox', { name: zh('search_label') })
  await page.keyboard.press('/')
  await page.keyboard.type('backup')
  await expect(field).toHaveValue('backup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=backup$/)
  await open(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('backup')
  release()
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/document\/latest\/21(#|$)/)
  await expect(field).toHaveValue('backup')
})

test('a query that looks like a number leads to its results, from the dialog and from their page', async ({ page }) => {
  const zh = copyOf('zh-CN')
  await open(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('2024')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=2024$/)
  const field = page.getByRole('searchbox', { name: zh('search_label') })
  await expect(field).toHaveValue('2024')
  await field.fill('true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=true$/)
  await expect(page.getByRole('heading', { name: zh('search_title'), level: 1 })).toBeVisible()
  await expect(field).toHaveValue('true')
})

test('a key opens the search from an element that takes no text, and changes nothing while it is open', async ({ page }) => {
  const zh = copyOf('zh-CN')
  const field = page.getByRole('combobox', { name: zh('search_label') })
  await open(page, '/center/download')
  await page.locator('#check input').focus()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()

  // Even if the focus is elsewhere.
  await field.fill('backup')
  await field.evaluate((element) => element.blur())
  await page.keyboard.press('/')
  await expect(field).toHaveValue('backup')
})

test('a search that fails to load says so and keeps the input, and loads when it is reopened', async ({
  page,
  context,
  watch
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/)
  const zh = copyOf('zh-CN')
  await open(page, '/')
  const field = page.getByRole('combobox', { name: zh('search_label') })
  await context.setOffline(true)
  await page.keyboard.press('/')
  await page.keyboard.type('backup')
  await expect(page.getByRole('alert').filter({ hasText: zh('search_failed') })).toBeVisible()
  await expect(field).toHaveValue('backup')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.keyboard.press('/')
  await page.keyboard.type('backup')
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/document\/latest\/21(#|$)/)
})
