import { at, expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')

test.use({ javaScriptEnabled: false })

for (const width of [390, 1440]) {
  test(`without scripts the navigation is there at ${width} px, and nothing that needs one`, async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('/'))
    const navigation = page.getByRole('banner').getByRole('navigation')
    const link = navigation.getByRole('link', { name: zh('nav_documents') })
    // The menu with the link opens without a script; a menu with one link is that link.
    if (!(await link.isVisible())) await navigation.getByText(zh('nav_resources'), { exact: true }).click()
    await expect(link).toHaveAttribute('href', '/document/latest/1')
    await expect(link).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1)
    // Playwright finds no text within `noscript`.
    const reason = page.getByRole('banner').locator('noscript .note')
    await expect(reason).toHaveText(zh('shell_login_scripts'))
    const start = await reason.evaluate((text) => {
      const words = document.createRange()
      words.selectNodeContents(text)
      return words.getBoundingClientRect().left
    })
    expect(start).toBeGreaterThanOrEqual(16)
    await page.locator('label.banner-close').click()
    await expect(page.getByRole('complementary', { name: zh('shell_banner') })).toBeHidden()
    const main = page.getByRole('main')
    await expect(main.getByRole('button')).toHaveCount(0)
    for (const call of await main.getByRole('link', { name: zh('shell_trial') }).all()) {
      await expect(call).toHaveAttribute('href', '/download')
    }
  })
}

test('without scripts the header does not cover the answer of a form', async ({ page, watch }) => {
  watch.expectError(/\.js csp$|400/)
  // Without smooth scrolling the page is at the form as soon as it has scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/product/consult'))
  await page.locator('#consultation [type=submit]').click()
  await expect(page.locator('#consultation [aria-invalid]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  /** Pixels between the header and the form below it. */
  const room = () =>
    page.getByRole('banner').evaluate((header) => {
      const form = document.querySelector('#consultation')?.getBoundingClientRect()
      return (form?.top ?? Number.NaN) - header.getBoundingClientRect().bottom
    })
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})
