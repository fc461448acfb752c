import { at, expect, open, test } from '../support/browser.ts'
import { resize, touchingEdges } from '../support/layout.ts'
import { linesOf, tornUnits, wrongBreaks } from '../support/line-breaks.ts'
import { isFull } from '../support/sizes.ts'

/** From the smallest phone to a desktop, in pixels. */
const widths = [320, 360, 390, 768, 1440]

/** The pages of the sitemap in ten parts, of which an ordinary run takes the first. */
const parts = Array.from({ length: isFull ? 10 : 1 }, (_, part) => part)

/** Elements besides headings and cards that have figures with their units. */
const facts = 'td, dd'

test.use({ reducedMotion: 'reduce' })

/** Each language with the function that finds wrong breaks in its short texts. Figures in cells keep their units in both. */
const languages = [
  { name: 'Chinese', host: 'localhost', wrongIn: wrongBreaks },
  { name: 'English', host: 'www.galaxy.localhost', wrongIn: tornUnits }
] as const

for (const { name, host, wrongIn } of languages) {
  for (const part of parts) {
    test(`${name} pages break short texts between words only, keep figures with their units and texts off the edges, part ${part + 1} of 10`, async ({
      page
    }) => {
      const sitemap = await (await page.goto(at('/sitemap.xml', host)))?.text()
      const paths = [...(sitemap ?? '').matchAll(/<loc>([^<]+)</g)].map(
        ([, address = '']) => new URL(address.replaceAll('&amp;', '&'))
      )
      const found: Record<string, string[]> = {}
      for (const { pathname, search } of paths.filter((_, index) => index % 10 === part)) {
        await open(page, pathname + search, host)
        for (const width of widths) {
          await resize(page, { width, height: 900 })
          const wrong = [
            ...(await linesOf(page)).flatMap(wrongIn),
            ...(await linesOf(page, facts)).flatMap(tornUnits),
            ...(await touchingEdges(page))
          ]
          if (wrong.length > 0) found[`${pathname}${search} at ${width} px`] = wrong
        }
      }
      expect(found).toEqual({})
    })
  }
}

test('a page that the browser renders itself breaks its headings as the server does', async ({ page }) => {
  await open(page, '/product?name=index')
  const breaks = () => page.locator('h1 .phrased, h2 .phrased').evaluateAll((texts) => texts.map(({ innerHTML }) => innerHTML))
  const served = await breaks()
  expect(served.join('')).toContain('<wbr>')
  await open(page, '/product?name=join')
  await page.locator('main a[href="/product?name=index"]').first().click()
  await expect(page).toHaveURL(at('/product?name=index'))
  await expect.poll(breaks).toEqual(served)
})
