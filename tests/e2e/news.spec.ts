import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const sites = [
  ['Chinese', 'localhost', copyOf('zh-CN')],
  ['English', 'www.galaxy.localhost', copyOf('en-US')]
] as const

const [, host, t] = sites[1]

test('the news are ordered and paged by the address, and lead to each item', async ({ page }) => {
  await open(page, '/news', host)
  const register = page.locator('#register')
  await expect(register.locator('.news-month').first()).toBeVisible()
  await register.getByRole('link', { name: t('page_next') }).click()
  await expect(page).toHaveURL(/\/news\?page=2#register$/)
  await expect(register.locator('.pager [aria-current]')).toHaveText('2')
  await register.getByRole('link', { name: t('news_trending'), exact: true }).click()
  await expect(page).toHaveURL(/\/news\?order=trending#register$/)
  const first = register.locator('.news-row').first()
  await expect(first.locator('.news-rank')).toHaveText('1')
  const title = (await first.getByRole('link').textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/news\/detail\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main').getByText(t('page_sample_text'))).toBeVisible()
})

test('a view of the news asks for each list once, with the articles that it prefetches', async ({ page }) => {
  const asked: string[] = []
  const prefetched = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/api/main/news/')) return
    searchParams.delete('_t')
    searchParams.sort()
    asked.push(`${pathname}?${searchParams}`)
    if (pathname.endsWith('/detail')) prefetched.add(searchParams.get('id') ?? '')
  })
  await open(page, '/news/detail?id=1', host)
  await page.locator('.crumbs a[href="/news"]').click()
  await expect(page.locator('.news-month').first()).toBeVisible()
  // The articles in sight are prefetched in idle time, each together with the list of further ones.
  await expect.poll(() => prefetched.size).toBeGreaterThan(2)
  const lists = asked.filter((call) => call.includes('/list'))
  expect(lists.length).toBeGreaterThan(1)
  expect(lists).toEqual([...new Set(lists)])
})

test('the date fields follow the address, and dates in the wrong order are reported and can be swapped', async ({ page }) => {
  const [[, , t]] = sites
  const days = page.locator('.news-dates input[type=date]')
  const shown = () => days.evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
  await open(page, '/news?from=2026-12-31&to=2026-01-01')
  await expect(page.getByRole('heading', { name: t('news_reversed') })).toBeVisible()
  await page.getByRole('link', { name: t('news_swap') }).click()
  await expect(page.locator('.news-month').first()).toBeVisible()
  await expect.poll(shown).toEqual(['2026-01-01', '2026-12-31'])
  await page.getByRole('link', { name: t('news_reset') }).click()
  await expect.poll(shown).toEqual(['', ''])
  await page.goBack()
  await expect.poll(shown).toEqual(['2026-01-01', '2026-12-31'])
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test("activities show the visitor's local time, with the announced one beside it", async ({ page }) => {
    const t = copyOf('en-US')
    // The samples will be in the past one day.
    const toCome = {
      id: 1,
      language: 'en-US',
      title: 'Backup and restore',
      summary: 'With an exercise.',
      isSample: true,
      startsAt: '2126-03-18T06:00:00.000Z',
      endsAt: '2126-03-18T08:00:00.000Z',
      timeZone: 'Asia/Shanghai',
      place: 'Online',
      registration: null
    }
    const data = { items: [toCome], total: 1, isTotalLimited: false, pages: 1, next: null }
    await page.route('**/api/main/activity/list?*when=upcoming*', (route) => route.fulfill({ json: { status: 200, data } }))
    await open(page, '/center/activity?when=past', 'www.galaxy.localhost')
    await page
      .locator('#activities')
      .getByRole('link', { name: t('activities_upcoming'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/center\/activity#activities$/)
    await expect(page.getByText(t('activities_zone_yours', { zone: 'America/New_York' }))).toBeVisible()
    const first = page.locator('.activity-row').first()
    await expect(first.locator('time')).toHaveText('March 18, 2126 14:00–16:00 UTC+8')
    await expect(first.locator('.activity-yours')).toContainText('March 18, 2126 02:00–04:00 UTC-4')
    await expect(page.locator('.calendar-next')).toHaveCount(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the list is complete, and a form filters it by date', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.goto(at('/news'))
    await page.locator('[name=from]').fill('2000-01-01')
    await page.locator('[name=to]').fill('2000-12-31')
    await page.locator('.news-dates [type=submit]').click()
    await expect(page).toHaveURL(/\/news\?from=2000-01-01&to=2000-12-31#register$/)
    await expect(page.getByRole('heading', { name: copyOf('zh-CN')('news_none') })).toBeVisible()
  })
})
