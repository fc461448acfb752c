import { at, expect, test } from '../support/browser.ts'
import { pageFolders } from '../support/page-folders.ts'

/* Lengths of pages on a phone (390 by 844 px): content further down is folded, in a strip, or on a page of its own. */

const screen = { width: 390, height: 844 }

/** Maximum number of screens of each page. */
const most: Readonly<Record<string, number>> = {
  ...Object.fromEntries(pageFolders('solutions').map((type) => [`/demogallery/details?type=${type}`, 8])),
  '/': 7,
  '/product/database': 8,
  '/giProduct': 8,
  '/graphRag': 8,
  '/integrated': 8,
  '/product/GalaxyWeaver': 8,
  '/product/whychoosen': 8,
  '/galaxyProduct': 10,
  '/report': 8,
  '/aboutus': 6,
  '/partner/system': 8
}

test.use({ viewport: screen })

for (const host of ['localhost', 'www.galaxy.localhost'] as const) {
  test(`pages are not longer than they may be on a phone, on ${host}`, async ({ page }) => {
    for (const [path, screens] of Object.entries(most)) {
      // Partner programs are Chinese only (spec §3).
      if (path === '/partner/system' && host !== 'localhost') continue
      await page.goto(at(path, host))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, path).toBeLessThanOrEqual(screens * screen.height)
    }
  })
}
