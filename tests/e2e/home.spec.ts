import { at, expect, test } from '../support/browser.ts'

test('the home page opens in Chinese and in English', async ({ page }) => {
  await page.goto(at('/'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(at('/', 'www.galaxy.localhost'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
