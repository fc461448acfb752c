import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { pageFolders } from '../support/page-folders.ts'

const solutionTypes = pageFolders('solutions')

for (const [language, locale] of [
  ['Chinese', 'zh-CN'],
  ['English', 'en-US']
] as const) {
  test(`each solution has its page in ${language}, whole without scripts, with figure and query`, async ({ request }) => {
    const headlines = new Set<string>()
    const measured: string[] = []
    for (const type of solutionTypes) {
      // Outside a browser the names below localhost may not resolve, so the cookie selects the language.
      const headers = { Cookie: `language=${locale}` }
      const response = await request.get(at(`/demogallery/details?type=${type}`), { headers, maxRetries: 2 })
      expect(response.status()).toBe(200)
      const html = await response.text()
      const headline = html.match(/<h1>(.+?)<\/h1>/s)?.[1] ?? ''
      expect(headline).not.toBe('')
      headlines.add(headline)
      expect(html).toContain(`lang="${locale}"`)
      expect(html).toContain('id="query"')
      expect(html).toMatch(/class="drawing sol-drawing"[^>]*><\w/)
      if (html.includes('id="measure"')) measured.push(type)
    }
    expect(headlines.size).toBe(solutionTypes.length)
    expect(measured.toSorted()).toEqual(['credit', 'fraud', 'logistics', 'power', 'supplychain'])
  })
}

test('from the overview to a solution, to its query, to a related one and back', async ({ page }) => {
  const host = 'www.galaxy.localhost'
  const t = copyOf('en-US')
  await open(page, '/demogallery', host)
  await expect(page.locator('.sol-gallery li')).toHaveCount(solutionTypes.length)
  await page.locator('#finance .sol-gallery a').first().click()
  await expect(page).toHaveURL(at('/demogallery/details?type=fraud', host))
  await expect(page.locator('.page-hero-figure svg circle').first()).toBeVisible()
  await page.getByRole('link', { name: t('solutions_see_query') }).click()
  await expect(page.locator('#query')).toBeInViewport()
  await page
    .getByRole('link', { name: t('nav_solution_launder') })
    .last()
    .click()
  await expect(page).toHaveURL(at('/demogallery/details?type=launder', host))
  await page.locator('details:has(.sol-wide) > summary').click()
  await expect(page.locator('.sol-wide svg path').first()).toBeVisible()
  // Back to the overview, now rendered by the browser, which fetches each drawing.
  await page.getByRole('link', { name: t('solutions_all') }).click()
  await expect(page).toHaveURL(at('/demogallery', host))
  await expect(page.locator('.sol-gallery svg:has(path)')).toHaveCount(solutionTypes.length)
})

test('switching the language draws the figure again with other words', async ({ page }) => {
  await open(page, '/demogallery/details?type=fraud')
  const model = page.locator('.half-figure svg').first()
  await expect(model).toContainText('设备')
  await page.locator('#language-switch').click()
  await expect(model).toContainText('Device')
  expect(page.url()).toBe(at('/demogallery/details?type=fraud'))
})

test('an address with the anchor of a folded section opens it', async ({ page }) => {
  await open(page, '/demogallery/details?type=fraud#poc')
  await expect(page.locator('#poc .gains')).toBeInViewport()
  await expect(page.locator('#measure .gains')).toBeHidden()
})
