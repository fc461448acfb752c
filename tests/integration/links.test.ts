import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../support/site.ts'
import { tokenCookies } from '../support/visitors.ts'

const hosts = ['localhost', 'www.galaxy.localhost']
/** Each with the pages that are theirs alone, which no sitemap names. */
const readers: [name: string, cookies: Record<string, string>, own: string[]][] = [
  ['somebody without a login', {}, []],
  ['somebody with one', tokenCookies, ['/user']]
]

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** Where the links of a page lead on this site, without the fragment, and which fragments they name. */
function linksOf(body: string, address: string): { path: string; fragment: string }[] {
  const markup = body.replaceAll(/<script\b.*?<\/script>/gs, '')
  return [...markup.matchAll(/<a\b[^>]* href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const target = new URL(href.replaceAll('&amp;', '&'), `http://site.invalid${address}`)
    return target.origin === 'http://site.invalid'
      ? [{ path: target.pathname + target.search, fragment: decodeURIComponent(target.hash.slice(1)) }]
      : []
  })
}

describe.each(hosts)('on %s', (host) => {
  test.each(readers)(
    '%s can follow every link of every page, and each leads to a page of the sitemap',
    { timeout: 60_000 },
    async (_, cookies, own) => {
      const { body: sitemap } = await site.call('/sitemap.xml', { host })
      const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
        path.replaceAll('&amp;', '&')
      )
      expect(listed.length).toBeGreaterThan(1)

      const dead: string[] = []
      const seen = new Map<string, { ids: Set<string>; links: ReturnType<typeof linksOf> }>()
      const waiting = [...listed, ...own]
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (seen.has(path)) continue
        const answer = await site.visit(path, { host, cookies })
        const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
        const links = answer.status === 200 && isPage ? linksOf(answer.body, path) : []
        seen.set(path, { ids: new Set([...answer.body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)), links })
        const canonical = /<link rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(answer.body)?.[1]?.replaceAll('&amp;', '&')
        const isIndexed = !/<meta name="robots" content="noindex"/.test(answer.body)
        if (canonical !== undefined && isIndexed && !listed.includes(canonical)) dead.push(`${canonical} is not in the sitemap`)
        if (answer.status !== 200) dead.push(`${path} is answered ${answer.status}`)
        waiting.push(...links.map((link) => link.path))
      }
      for (const [path, { links }] of seen) {
        for (const link of links) {
          if (link.fragment && !seen.get(link.path)?.ids.has(link.fragment))
            dead.push(`${path} leads to ${link.path}#${link.fragment}`)
        }
      }
      expect(dead).toEqual([])
    }
  )
})
