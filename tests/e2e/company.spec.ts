import { at, expect, open, test } from '../support/browser.ts'
import { watchShownStates } from '../support/shown-states.ts'

const sites = [
  ['Chinese', 'localhost', '上海', '图算法工程师', '技术文档工程师', /示例/],
  ['English', 'www.galaxy.localhost', 'Shanghai', 'Graph algorithm engineer', 'Technical writer', /sample/i]
] as const

const [, host, city, kept, dropped, sample] = sites[1]

test('the openings are filtered by the address, in list and figure, and lead to each opening', async ({ page }) => {
  await open(page, '/joinus', host)
  const list = page.locator('#openings')
  const found = page.locator('.openings-drawing .g-on-found')
  await expect(list.getByRole('link', { name: dropped })).toBeVisible()
  await expect(found).toHaveCount(0)

  await list.getByRole('link', { name: city, exact: true }).click()
  await expect(page).toHaveURL(/[?&]city=shanghai/)
  await expect(list.getByRole('link', { name: dropped })).toHaveCount(0)
  await expect(found).toHaveCount(2)

  await page.reload()
  await list.getByRole('link', { name: kept }).click()
  await expect(page).toHaveURL(/\/joinus\/data\?id=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept)
  await expect(page.getByRole('main').getByText(sample).first()).toBeVisible()
})

test('the marked filter is the one that list and figure show, however quickly one clicks', async ({ page }) => {
  await open(page, '/joinus', host)
  const seen = await watchShownStates(page, { marks: '.filter-links ul:first-child', content: '#openings h3 a' })
  const cities = page.locator('.filter-links ul').first().getByRole('link')
  for (const index of [2, 0, 1, 2, 1, 0, 2]) await cities.nth(index).click()
  await expect(page).toHaveURL(/[?&]city=shanghai/)
  await expect(page.locator('.filter-links ul').first().locator('[aria-current]')).toHaveText(city)
  await expect(page.locator('#openings').getByRole('link', { name: dropped })).toHaveCount(0)
  await expect(page.locator('.openings-drawing .g-on-found')).toHaveCount(2)
  const states = (await seen()) ?? []
  expect(states.length).toBeGreaterThan(1)
  // Each city appears in one list only.
  expect(new Set(states.map((state) => state.split(': ')[0])).size).toBe(states.length)
})

test('the page about the company leads on', async ({ page }) => {
  await open(page, '/aboutus', host)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
  await page.locator('#contact').getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/aboutus/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the figure of concepts answers to the chosen goal', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.goto(at('/book'))
    await expect(page.locator('.book-goal-query')).toHaveCSS('opacity', '1')
    await page.getByRole('radio').last().check()
    await expect(page.locator('.book-goal-query')).toHaveCSS('opacity', '0')
    await expect(page.locator('.book-goal-operate')).toHaveCSS('opacity', '1')
  })
})
