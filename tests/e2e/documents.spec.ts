import { at, expect, test } from '../support/browser.ts'

test('a button copies its code and says so; a clipboard that refuses is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('/document/latest/1', 'www.galaxy.localhost'))
  await page.getByRole('button', { name: 'Copy “First hop”' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^MATCH \(a:Account \{code: 'A1'\}\)/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy “Second hop”' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible()
})

test('the contents lead to their sections and mark the one being read', async ({ page }) => {
  await page.goto(at('/document/latest/1'))
  const contents = page.getByRole('navigation', { name: '本页目录' })
  await expect(contents.locator('[aria-current]')).toHaveText('图是什么')
  await contents.getByRole('link', { name: '看钱有没有转回来' }).click()
  await expect(page).toHaveURL(/#ring$/)
  await expect(page.getByRole('heading', { name: '看钱有没有转回来' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('看钱有没有转回来')
})

test('a switch of language brings the other text to the same address', async ({ page }) => {
  await page.goto(at('/document/latest/1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('建立第一张图')
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build your first graph')
  await expect(page).toHaveTitle(/^Build your first graph/)
  await expect(page).toHaveURL(at('/document/latest/1'))
})

test('on a phone the tree and the sections are menus, and the page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/document/latest/1'))
  await page.locator('summary', { hasText: '文档目录' }).click()
  const tree = page.getByRole('navigation', { name: '文档目录' })
  await expect(tree.getByRole('link', { name: '建立第一张图' })).toHaveAttribute('aria-current', 'page')
  await page.locator('summary', { hasText: '本页目录' }).click()
  await page.getByRole('navigation', { name: '本页目录' }).getByRole('link', { name: '选一个版本' }).click()
  await expect(page.getByRole('heading', { name: '选一个版本' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('a document that does not exist says so, with a way home', async ({ page, watch }) => {
  watch.expectTrouble(/status of 404/)
  const answer = await page.goto(at('/document/latest/999', 'www.galaxy.localhost'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(at('/', 'www.galaxy.localhost'))
})

test('the partner programmes are Chinese only, and a switch to English leads to the partner form', async ({ page }) => {
  await page.goto(at('/partner/system'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5)
  await page.getByRole('link', { name: '培训伙伴' }).click()
  await expect(page.getByRole('heading', { name: '教会更多人用图' })).toBeInViewport()
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page).toHaveURL(at('/partner/connect'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})
