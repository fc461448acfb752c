import { expect, test } from 'vitest'
import { sharedSite, sharedSiteBeforeUpstream } from '../support/site.ts'
import { fromEach, sitemapOf } from '../support/sitemap.ts'

/* Kept pages (decision 049) are the same for everybody. */

const site = await sharedSite()
const { site: siteWithUpstream, upstream } = await sharedSiteBeforeUpstream()

const cookiesOf = (letter: string) => ({ 'cl-official-website': letter.repeat(43), 'galaxy-visitor': 'u' })
const [first, second] = [cookiesOf('k'), cookiesOf('q')]

test.each(['localhost', 'www.galaxy.localhost'])(
  'two visitors with a login get the same kept pages of %s, and one without gets others',
  async (host) => {
    const paths = await sitemapOf(site, host)
    const pages = await fromEach(paths, async (path) => {
      await site.visit(path, { host, cookies: first })
      await site.visit(path, { host })
      return {
        path,
        first: await site.visit(path, { host, cookies: first }),
        without: await site.visit(path, { host }),
        second: await site.visit(path, { host, cookies: second })
      }
    })
    for (const { path, ...answers } of pages) {
      for (const { body } of Object.values(answers)) expect(body, path).not.toMatch(/k{43}|q{43}/)
      const [etag, etagWithout] = [answers.first.headers.etag, answers.without.headers.etag]
      expect(etag ?? 'not kept', path).toMatch(/^(W\/)?"[0-9a-f]{32}"$/)
      expect(answers.second.headers.etag, path).toBe(etag)
      expect(etagWithout, path).not.toBe(etag)
    }
  },
  120_000
)

test('no page of the sitemap is rendered with the token of a visitor', async () => {
  const paths = await sitemapOf(site, 'localhost')
  upstream.reset()
  await fromEach(paths, (path) => siteWithUpstream.visit(path, { cookies: first }))
  expect(upstream.requests.length).toBeGreaterThan(0)
  for (const { path, headers } of upstream.requests) expect([path, headers.authorization]).toEqual([path, undefined])
})
