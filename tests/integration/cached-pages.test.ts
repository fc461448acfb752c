import { expect, test } from 'vitest'
import { pageCaching } from '../../src/contract/page-queries.ts'
import { isCached, untilCached } from '../support/cached-page.ts'
import type { RequestOptions } from '../support/request.ts'
import { sharedSite, sharedSiteBeforeUpstream } from '../support/site.ts'
import { fromEach, sitemapOf } from '../support/sitemap.ts'
import { eachLanguage } from '../support/sizes.ts'
import { asAuthor, authorAt } from '../support/visitors.ts'

/* Cached pages (decision 049) contain no personal data and nothing that a visitor can inject. */

const site = await sharedSite()
const { site: siteWithUpstream, upstream } = await sharedSiteBeforeUpstream()

const cookiesOf = (letter: string) => ({
  'cl-official-website': letter.repeat(43),
  'cl-official-exam': letter.repeat(42),
  'galaxy-visitor': 'ue'
})
const [first, second] = [cookiesOf('k'), cookiesOf('q')]
const ofVisitors = /k{42}|q{42}/

/** Every address of the table of pages that needs no parameter. */
const listed = Object.entries(pageCaching).flatMap(([path, caching]) =>
  typeof caching === 'object' && !path.includes('$') ? [path] : []
)
/** A page without form keys, which differ in every answer. */
const withoutKeys = (body: string) => body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')

test.each(eachLanguage(['localhost', 'www.galaxy.localhost']))(
  'every public page of %s is one for all visitors with a login and one for all without, and has nothing of a person',
  async (host) => {
    const paths = [
      ...new Set([...(await sitemapOf(site, host)), ...listed, '/index.md', '/giProduct.md', '/document/latest/5.md'])
    ]
    let loads = 0
    const visit = (path: string, options: RequestOptions = {}) => {
      loads += 1
      return site.visit(path, { host, ...options })
    }
    const pages = await fromEach(paths, async (path) => {
      await visit(path, { cookies: first })
      const without = await visit(path)
      const isOne = without.status === 200 && pageCaching[path] !== 'current'
      const settled = (options: RequestOptions) => (isOne ? untilCached(() => visit(path, options)) : visit(path, options))
      return {
        path,
        isOne,
        first: await settled({ cookies: first }),
        without: await settled({}),
        second: await settled({ cookies: second })
      }
    })
    expect(loads).toBeGreaterThan(500)
    for (const { path, isOne, ...answers } of pages) {
      for (const { body } of Object.values(answers)) expect(body, path).not.toMatch(ofVisitors)
      if (!isOne) continue
      expect([path, ...Object.values(answers).map(isCached)]).toEqual([path, true, true, true])
      expect(withoutKeys(answers.second.body), path).toBe(withoutKeys(answers.first.body))
      expect(answers.second.headers.etag, path).toBe(answers.first.headers.etag)
    }
  }
)

test('public pages are rendered without the visitor’s token', async () => {
  const paths = [...(await sitemapOf(site, 'localhost')), ...listed]
  upstream.reset()
  await fromEach(paths, (path) => siteWithUpstream.visit(path, { cookies: first }))
  expect(upstream.requests.length).toBeGreaterThan(0)
  for (const { path, headers } of upstream.requests) {
    expect([path, headers.authorization, JSON.stringify(headers).match(ofVisitors)]).toEqual([path, undefined, null])
  }
})

test('a personal page is stored by no cache, not even by the browser', async () => {
  const personal = Object.keys(pageCaching).filter((path) => pageCaching[path] === 'personal')
  expect(personal).toContain('/user')
  for (const path of personal) {
    await site.visit(path, { cookies: first })
    const again = await site.visit(path, { cookies: first })
    expect([path, isCached(again), again.headers.etag, again.headers['cache-control']]).toEqual([
      path,
      false,
      undefined,
      'private, no-store'
    ])
  }
})

/** A valid value for each parameter of each page that selects nothing. */
const selectingNothing = Object.entries(pageCaching).flatMap(([path, caching]) =>
  typeof caching === 'object'
    ? Object.entries(caching.selects ?? {}).flatMap(([name, form]) =>
        ['nothing', '99999', 'bm90aGluZw'].filter((value) => form.test(value)).map((value) => `${path}?${name}=${value}`)
      )
    : []
)

test('a value that selects nothing uses no cache entry', async () => {
  expect(selectingNothing.length).toBeGreaterThan(20)
  const cached = await fromEach(selectingNothing, async (path) => {
    await site.visit(path)
    const again = await site.visit(path)
    return isCached(again) ? [`${path} ${again.status}`] : []
  })
  expect(cached.flat()).toEqual([])
})

test('a forged host, an unknown parameter and a header that proxies set leave no trace in a page for others', async () => {
  const forged: RequestOptions[] = [
    { host: 'attacker.example' },
    {
      headers: { 'X-Forwarded-Host': 'attacker.example', Forwarded: 'host=attacker.example', Origin: 'http://attacker.example' }
    },
    {
      headers: {
        'X-Original-URL': '/attacker',
        'X-Rewrite-URL': '/attacker',
        'User-Agent': 'attacker',
        'Accept-Language': 'attacker'
      }
    },
    { cookies: { theme: 'attacker', language: 'attacker', 'galaxy-next': '/attacker', 'galaxy-visitor': 'attacker' } }
  ]
  for (const path of ['/book', '/news', '/partner/system', '/sitemap.xml']) {
    for (const options of forged) await site.visit(`${path}?from=attacker&utm_source=attacker`, options)
    const shown = await untilCached(() => site.visit(path))
    expect(isCached(shown), path).toBe(true)
    expect(shown.body, path).not.toContain('attacker')
  }
})

test('a preview has no effect on the page of the next visitor', async () => {
  const title = 'title-of-a-draft'
  upstream.respondWith((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ status: 200, data: { items: [{ id: 1, title, releasedOn: '2026-01-01' }] } }))
  })
  await authorAt(siteWithUpstream).visit('/news?order=trending', {})
  upstream.reset()
  expect((await siteWithUpstream.visit('/news?order=trending')).body).not.toContain(title)
  expect((await siteWithUpstream.visit('/book', asAuthor())).headers['cache-control']).toBe('private, no-store')
})
