import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { pageFolders } from '../support/page-folders.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

test('the hero figure answers to the number of hops', async ({ page }) => {
  await open(page, '/')
  const found = page.locator('.hop-found').first()
  const second = page.locator('.hop-drawing circle.hop-2').first()
  await expect(found).toHaveCSS('opacity', '1')
  await page.getByRole('radio').nth(0).check()
  await expect(found).toHaveCSS('opacity', '0')
  await expect(second).not.toHaveCSS('opacity', '1')
  await page.getByRole('radio').nth(3).check()
  await expect(found).toHaveCSS('opacity', '1')
  await expect(second).toHaveCSS('opacity', '1')
})

test('the slides come from main, in the language of the visitor', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: /经审计的基准测试/ }).first()).toBeVisible()
  await open(page, '/', 'www.galaxy.localhost')
  await expect(page.getByRole('link', { name: /Audited benchmark/ }).first()).toBeVisible()
})

test('without main the page is complete', async ({ page, watch }) => {
  // Visible links are prefetched, and main has data of their pages.
  watch.expectError(/502/)
  await untilHydrated(page, () => page.goto(`http://localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(zh('stories_1_link')) }).first()).toBeVisible()
})

test('every plate leads on to another page', async ({ page }) => {
  await page.goto(at('/'))
  const plates = await page.locator('.plate').evaluateAll((all) =>
    all.map((plate) => ({
      id: plate.id,
      pages: [...plate.querySelectorAll('a')].map(({ pathname, search }) => pathname + search).filter((path) => path !== '/')
    }))
  )
  expect(plates.length).toBeGreaterThan(3)
  for (const { id, pages } of plates) expect([id, pages.length]).not.toEqual([id, 0])
  const pagesOf = (id: string) => plates.find((plate) => plate.id === id)?.pages
  expect(pagesOf('platform')).toEqual(['/product/database', '/giProduct', '/graphRag', '/integrated'])
  // Each solution once, plus the link to all of them.
  expect(new Set(pagesOf('solutions')).size).toBe(pageFolders('solutions').length + 1)
})

test('the plates that only the server renders follow a switch of language, and their links stay within the page', async ({
  page
}) => {
  await open(page, '/')
  const plate = page.locator('#editions')
  await expect(plate.getByRole('heading', { level: 2 })).toHaveText(zh('home_editions_title'))
  await page.locator('.hd-language').getByRole('button').click()
  await expect(plate.getByRole('heading', { level: 2 })).toHaveText(en('home_editions_title'))
  await expect(page.locator('#solutions .drawing').first()).not.toBeEmpty()

  await page.evaluate(() => Reflect.set(window, 'isTheSame', true))
  await page.locator('#checks').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/playground$/)
  await page.goBack()
  await expect(plate.getByRole('heading', { level: 2 })).toHaveText(en('home_editions_title'))
  await expect(page.locator('#solutions .drawing').first()).not.toBeEmpty()
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true)
})
