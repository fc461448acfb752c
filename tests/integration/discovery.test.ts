import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { guardedPaths } from '../../src/contract/guards.ts'
import { type Answer, languageOf } from '../support/request.ts'
import { startTestSite, type TestSite } from '../support/site.ts'

const hosts = [
  { host: 'localhost', origin: 'https://cn.galaxy.example', locale: 'zh-CN', language: 'zh_CN' },
  { host: 'www.galaxy.localhost', origin: 'https://www.galaxy.example', locale: 'en-US', language: 'en_US' }
]

let site: TestSite
/** Addresses of every page that a host's sitemap names, by host. */
const pages: Record<string, string[]> = {}
beforeAll(async () => {
  site = await startTestSite()
  for (const { host, origin } of hosts) {
    const { body } = await site.call('/sitemap.xml', { host })
    pages[host] = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
      expect(loc.startsWith(`${origin}/`)).toBe(true)
      return loc.slice(origin.length).replaceAll('&amp;', '&')
    })
  }
})
afterAll(() => site.close())

/** What a page's head says: `property` or `name` of each meta tag, `rel` of each link. */
function headOf({ body }: Answer) {
  const head = body.slice(0, body.indexOf('</head>'))
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
  const tags = head.match(/<(meta|link)\b[^>]*>/g) ?? []
  return {
    title: /<title[^>]*>([^<]+)</.exec(head)?.[1],
    meta: (name: string) =>
      tags.flatMap((tag) => ((attribute(tag, 'property') ?? attribute(tag, 'name')) === name ? [attribute(tag, 'content')] : [])),
    links: (rel: string) =>
      tags.flatMap((tag) =>
        attribute(tag, 'rel') === rel
          ? [{ href: attribute(tag, 'href') ?? '', language: attribute(tag, 'hreflang'), type: attribute(tag, 'type') }]
          : []
      )
  }
}

/** The routes that show a page, as the router knows them. */
function routePaths(): string[] {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8')
  const table = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  return [...table.matchAll(/'([^']+)':/g)].flatMap(([, path = '']) =>
    path === '/$' || /\.(xml|txt|atom|ics)$/.test(path) ? [] : [path.replace(/(?<=.)\/$/, '')]
  )
}

/** Asks not to be indexed: results are found on the site, and no pages of their own. */
const unlisted = ['/search']

test('every route is in the sitemap, guarded or unlisted', () => {
  const found = new Set(
    Object.values(pages)
      .flat()
      .map((address) => address.replace(/\?.*/, ''))
  )
  const missing = routePaths().filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !guardedPaths[path] && !unlisted.includes(path) && ![...found].some((address) => pattern.test(address))
  })
  expect(routePaths().length).toBeGreaterThan(3)
  expect(missing).toEqual([])
  expect(unlisted.filter((path) => found.has(path))).toEqual([])
})

describe.each(hosts)('$host', ({ host, origin, locale, language }) => {
  const each = async (check: (address: string, answer: Answer) => void | Promise<void>) => {
    for (const address of pages[host] ?? []) await check(address, await site.visit(address, { host }))
  }

  test('names pages that exist, in its language, each under the address that the page calls its own', async () => {
    expect(pages[host]?.length).toBeGreaterThan(1)
    await each((address, answer) => {
      expect([address, answer.status, languageOf(answer)]).toEqual([address, 200, locale])
      const head = headOf(answer)
      expect(head.links('canonical')).toMatchObject([{ href: origin + address }])
      expect(head.meta('og:url')).toEqual([origin + address])
      expect(head.meta('robots')).toEqual([])
    })
  })

  test('has a head for every page that is the page’s own', async () => {
    const titles = new Map<string, string>()
    await each((address, answer) => {
      const { title = '', meta } = headOf(answer)
      expect([address, titles.get(title)]).toEqual([address, undefined])
      titles.set(title, address)
      for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name', 'og:image', 'twitter:card']) {
        expect([address, name, meta(name).length, Boolean(meta(name)[0])]).toEqual([address, name, 1, true])
      }
      expect(meta('og:locale')).toEqual([language])
      expect(meta('og:image')[0]).toMatch(new RegExp(`^${origin}/og/[\\w-]+\\.${locale}\\.png$`))
    })
  })

  test('has a picture of 1200 × 630 for every page, which other sites may show', async () => {
    const pictures = new Set<string>()
    await each((_, answer) => void pictures.add(new URL(headOf(answer).meta('og:image')[0] ?? '').pathname))
    expect(pictures.size).toBe(pages[host]?.length)
    for (const path of pictures) {
      const answer = await fetch(new URL(path, site.address))
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'image/png'])
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      // Width and height stand at the beginning of a PNG.
      const header = new DataView(await answer.arrayBuffer())
      expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630])
    }
  })

  test('names the other language where the page exists in both, and nowhere else', async () => {
    await each((address, answer) => {
      const alternates = headOf(answer).links('alternate')
      const named = alternates.flatMap(({ language, href }) => (language ? [[language, href]] : []))
      const inBoth = hosts.every((other) => pages[other.host]?.includes(address))
      expect([address, named]).toEqual([address, inBoth ? hosts.map((other) => [other.locale, other.origin + address]) : []])
    })
  })

  test('has every page in Markdown, where the page says', async () => {
    await each(async (address, answer) => {
      const [twin] = headOf(answer)
        .links('alternate')
        .filter(({ type }) => type === 'text/markdown')
      const markdown = await site.call(twin?.href ?? '', { host })
      expect([address, markdown.status, markdown.headers['content-type']]).toEqual([address, 200, 'text/markdown; charset=utf-8'])
      expect(markdown.headers.link).toBe(`<${origin}${address}>; rel="canonical"`)
      expect(markdown.body).toMatch(/^# ./m)
      // Neither markup nor a sign that had to be written as a number.
      expect([address, /<\/?\w+[ >]|&#x|<!--/.exec(markdown.body.replaceAll(/```.*?```|`[^`]*`/gs, ''))]).toEqual([address, null])
    })
  }, 60_000)

  test('says in robots.txt where the sitemap is, and keeps robots from what is nobody’s page', async () => {
    const { status, headers, body } = await site.call('/robots.txt', { host })
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    for (const path of ['/api/', '/user$']) expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).not.toContain('/partner')
  })

  test('lists every page in llms.txt, in Markdown, with its title', async () => {
    const { body, headers } = await site.call('/llms.txt', { host })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# Galaxy/)
    const listed = [...body.matchAll(/^- \[(.+)\]\((\S+)\): .+$/gm)].map(([, , address]) => address)
    const twins = (pages[host] ?? []).map(
      (address) => origin + (address === '/' ? '/index.md' : address.replace(/^[^?]*/, '$&.md'))
    )
    expect(listed.toSorted()).toEqual(twins.toSorted())
  })

  test('says in JSON-LD who it is, and where each page is', async () =>
    await each((address, { body }) => {
      const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
        JSON.parse(json)
      )
      const types = things.map((thing) => thing['@type'])
      if (address === '/') expect(types).toEqual(expect.arrayContaining(['Organization', 'SoftwareApplication']))
      else expect([address, types]).toEqual([address, expect.arrayContaining(['BreadcrumbList'])])
      for (const thing of things.filter((thing) => thing['@type'] === 'BreadcrumbList')) {
        expect(thing.itemListElement[0].item).toBe(`${origin}/`)
        expect(thing.itemListElement.at(-1).item).toBeUndefined()
      }
    }))
})

test('what was not found has no address to share', async () => {
  const head = headOf(await site.visit('/document/latest/99'))
  expect(head.links('canonical')).toEqual([])
  expect(head.links('alternate')).toEqual([])
  expect(head.meta('og:url')).toEqual([])
})

test('what of a query makes no other page is not in the address', async () => {
  const head = headOf(await site.visit('/document/latest/1?utm_source=x&from=y'))
  expect(head.links('canonical')).toMatchObject([{ href: 'https://cn.galaxy.example/document/latest/1' }])
})

test.each(['/nowhere.md', '/document/latest/99.md', '/user.md', '/partner/nowhere.md'])('%s is 404', async (path) => {
  expect((await site.visit(path)).status).toBe(404)
})

test('the same address is Markdown in the language of the visitor, who may have chosen it', async () => {
  const { body } = await site.visit('/document/latest/1.md', { cookies: { language: 'en-US' } })
  expect(body).toContain('# Build your first graph')
})
