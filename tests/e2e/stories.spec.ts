import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')

test('every slide leads to its story, which leads on to the page that it is about', async ({ page }) => {
  await open(page, '/')
  const slides = page.getByRole('region', { name: zh('home_slides_label') }).getByRole('link')
  await expect(slides).toHaveCount(4)
  for (const [index, path] of ['/report/ldbc', '/galaxyProduct', '/demogallery', '/document/latest/1'].entries()) {
    const href = await slides.nth(index).getAttribute('href')
    expect(href).toBe(`/homedetails?id=${index + 1}`)
    const story = await page.request.get(at(href ?? ''), { headers: { Accept: 'text/html' }, maxRetries: 2 })
    expect(await story.text()).toContain(`href="${path}"`)
  }
  await slides.first().click()
  await expect(page).toHaveURL(/\/homedetails\?id=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6400万')
  await expect(page.getByRole('img').first()).toBeVisible()
})
