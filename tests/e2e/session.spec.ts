import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')

test('a session that is over is cleared, sends home and opens login again', async ({ page, context, watch }) => {
  watch.expectTrouble(/403|Failed to load resource/)
  const cookies = [
    { name: 'cl-official-website', value: 'x'.repeat(43), httpOnly: true },
    { name: 'galaxy-visitor', value: 'u' }
  ]
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: at('/') })))
  await open(page, '/document/latest/1')
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(zh('service_session_expired'))).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: zh('shell_login'), exact: true })).toBeVisible()
})

test('a guard holds within a page that is open, for the back button too', async ({ page }) => {
  await open(page, '/')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  for (const path of ['/center/train/GBCA/exam', '/center/train/GBCA/resource', '/nowhere']) {
    await page.evaluate((address) => history.pushState({}, '', address), path)
    await expect(page).toHaveURL(at('/'))
  }
  await page.evaluate(() => history.pushState({}, '', '/partner/system'))
  await expect(page.getByRole('heading', { level: 1, name: zh('partners_headline') })).toBeVisible()
  await page.evaluate(() => history.pushState({}, '', '/document/latest/1'))
  await expect(page).toHaveURL(at('/document/latest/1'))
  // The visitor chose English meanwhile, so the Chinese page behind is one no more.
  await page.locator('#language-switch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goBack()
  await expect(page).toHaveURL(at('/'))
  expect(loads).toBe(0)
})
