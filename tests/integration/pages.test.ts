import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { vendor } from '../../src/content/vendor/index.ts'
import { guardedPaths } from '../../src/contract/guards.ts'
import { firstStatementVersion, privacyStatementVersion } from '../../src/contract/limits.ts'
import { crawl, isPage, linksOf } from '../support/crawl.ts'
import { headOf, nonceOf, tagsOf, withoutBreaks } from '../support/markup.ts'
import { type Answer, languageOf } from '../support/request.ts'
import { sharedSite } from '../support/site.ts'
import { asAuthor, tokenCookies } from '../support/visitors.ts'

/*
 * Tests that apply to every page. Each host is crawled once, from its sitemap along every link, as a visitor who is not
 * logged in; the tests read the recorded responses.
 */

const site = await sharedSite()

const hosts = [
  { host: 'localhost', origin: 'https://cn.galaxy.example', locale: 'zh-CN', language: 'zh_CN' },
  { host: 'www.galaxy.localhost', origin: 'https://www.galaxy.example', locale: 'en-US', language: 'en_US' }
]

const crawls = new Map<string, Awaited<ReturnType<typeof crawl>>>()
for (const host of hosts) crawls.set(host.host, await crawl(site, host))
const crawlOf = (host: string) =>
  crawls.get(host) ?? { listed: [], answers: new Map<string, Answer>(), linkedFrom: new Map<string, string>(), repeated: [] }
const listedPages = (host: string) => {
  const { listed, answers } = crawlOf(host)
  return listed.flatMap((address): [string, Answer][] => {
    const answer = answers.get(address)
    return answer ? [[address, answer]] : []
  })
}

/** The page routes of the router. */
function routePaths(): string[] {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8')
  const table = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  return [...table.matchAll(/'([^']+)':/g)].flatMap(([, path = '']) =>
    /^\/(\$|mcp)$|\.(xml|txt|atom|ics|csv|json|svg)$/.test(path) ? [] : [path.replace(/(?<=.)\/$/, '')]
  )
}

/** Not in the sitemap and not to be indexed: search results duplicate other pages, and certificates are their holders'. */
const unlisted = ['/search', '/center/train/GBCA/auth', '/verify/$id']

test('every route is in the sitemap, guarded or unlisted', () => {
  const found = new Set(hosts.flatMap(({ host }) => crawlOf(host).listed).map((address) => address.replace(/\?.*/, '')))
  const missing = routePaths().filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !guardedPaths[path] && !unlisted.includes(path) && ![...found].some((address) => pattern.test(address))
  })
  expect(routePaths().length).toBeGreaterThan(3)
  expect(missing).toEqual([])
  expect(unlisted.filter((path) => found.has(path))).toEqual([])
})

describe.each(hosts)('$host', ({ host, origin, locale, language }) => {
  test('answers almost every page with its data, even on a busy machine', () => {
    const { repeated, answers } = crawlOf(host)
    expect(repeated.slice(Math.floor(answers.size / 100))).toEqual([])
  })

  test('lists existing pages in its language, each by its canonical address', () => {
    expect(listedPages(host).length).toBeGreaterThan(1)
    for (const [address, answer] of listedPages(host)) {
      expect([address, answer.status, languageOf(answer)]).toEqual([address, 200, locale])
      const head = headOf(answer)
      expect(head.links('canonical')).toMatchObject([{ href: origin + address }])
      expect(head.meta('og:url')).toEqual([origin + address])
      expect(head.meta('robots')).toEqual([])
    }
  })

  test('marks samples once a page: one badge, unless real entries stand between, and one caption', () => {
    const found = listedPages(host).flatMap(([address, answer]) => {
      const markup = withoutBreaks(answer).replaceAll(/<script\b.*?<\/script>/gs, '')
      const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))
      const badges = main.match(/class="sample-mark/g)?.length ?? 0
      // A mark stands by itself. A sentence about sample data goes on, and a heading or a link names a section.
      const sentences = main
        .replaceAll(/<(a|h[1-6])\b.*?<\/\1>/gs, '')
        .replaceAll(/<\/?(?:b|i|em|strong|span)\b[^>]*>|<!-- -->/g, '')
        .split(/<[^>]*>|[。！？]|[.!?] /)
      const captions = sentences.filter((text) =>
        /^\s*(?:示例(?:数据|内容)|Sample (?:data|content))\s*(?:[，,；;：:.]|$)/.test(text)
      )
      return badges > 1 || captions.length > 1 ? [`${address}: ${badges} badges, ${captions.length} captions`] : []
    })
    expect(found).toEqual([])
  })

  test('has alternates in every other language, and the last change if it is known', async () => {
    const { body } = await site.call('/sitemap.xml', { host })
    const lines = body.split('\n').filter((line) => line.startsWith('<url>'))
    const isIn = (pattern: RegExp) => lines.filter((line) => pattern.test(line))
    expect(isIn(/hreflang="x-default" href="https:\/\/www\./).length).toBe(isIn(/hreflang="zh-CN"/).length)
    const changed = lines.flatMap((line) => /<lastmod>([^<]+)/.exec(line)?.[1] ?? [])
    expect(isIn(/\/(document\/latest\/\d+|news\/detail\?id=\d+)<\/loc><lastmod>/).length).toBeGreaterThan(30)
    expect(changed.filter((moment) => !(Date.parse(moment) <= Date.now()))).toEqual([])
    const [, answer] = listedPages(host).find(([address]) => address === '/giProduct') ?? []
    const links = answer ? headOf(answer).links('alternate') : []
    expect(links.filter(({ language }) => language === 'x-default').map(({ href }) => href)).toEqual([
      'https://www.galaxy.example/giProduct'
    ])
  })

  test('has no link to a missing page or anchor, and every indexable page is in the sitemap', () => {
    const { listed, answers, linkedFrom } = crawlOf(host)
    const ids = new Map(
      [...answers].map(([path, { body }]) => [path, new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))])
    )
    const dead: string[] = []
    for (const [path, answer] of answers) {
      // A page that needs a login redirects visitors home, where the login opens.
      const isGuarded = guardedPaths[path] === 'logged-in' && answer.headers.location === '/'
      if (answer.status !== 200 && !isGuarded)
        dead.push(`${linkedFrom.get(path)} leads to ${path}, which is answered ${answer.status}`)
      if (!isPage(answer)) continue
      for (const link of linksOf(answer.body, path)) {
        if (link.fragment && !ids.get(link.path)?.has(link.fragment)) dead.push(`${path} leads to ${link.path}#${link.fragment}`)
      }
      const head = headOf(answer)
      const canonical = head.links('canonical')[0]?.href.replace(/^https:\/\/[^/]+/, '')
      const isIndexed = !head.meta('robots').includes('noindex')
      if (canonical !== undefined && isIndexed && !listed.includes(canonical)) dead.push(`${canonical} is not in the sitemap`)
    }
    expect(dead).toEqual([])
  })

  test('has no dead links for a logged-in visitor', async () => {
    const { answers } = crawlOf(host)
    const dead: string[] = []
    // The links of trials and downloads are another kind once a visitor is logged in.
    const trial = '/partner/connect?want=trial&about=single'
    for (const path of ['/user', '/', '/download', '/galaxyProduct', trial]) {
      const answer = await site.visit(path, { host, cookies: tokenCookies })
      expect(answer.status).toBe(200)
      for (const link of linksOf(answer.body, path)) {
        const target = answers.get(link.path) ?? (await site.visit(link.path, { host, cookies: tokenCookies }))
        if (target.status !== 200) dead.push(`${path} leads to ${link.path}`)
        if (link.fragment && !target.body.includes(` id="${link.fragment}"`))
          dead.push(`${path} leads to ${link.path}#${link.fragment}`)
      }
    }
    expect(dead).toEqual([])
  })

  test('has a unique head for every page', () => {
    const titles = new Map<string, string>()
    for (const [address, answer] of listedPages(host)) {
      const { title = '', meta } = headOf(answer)
      expect([address, titles.get(title)]).toEqual([address, undefined])
      titles.set(title, address)
      for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name', 'og:image', 'twitter:card']) {
        expect([address, name, meta(name).length, Boolean(meta(name)[0])]).toEqual([address, name, 1, true])
      }
      expect(meta('og:locale')).toEqual([language])
      expect(meta('og:image')[0]).toMatch(new RegExp(`^${origin}/og/[\\w-]+\\.${locale}\\.png$`))
    }
  })

  test('numbers the plates of every page alike: in order, from 01 or, after a numbered figure in the head, from 02', () => {
    for (const [address, { body }] of listedPages(host)) {
      const numbers = [...body.matchAll(/class="plate-no"><b>([^<]*)</g)].map(([, number]) => number)
      const first = numbers[0] === '01' ? 1 : 2
      expect([address, numbers]).toEqual([address, numbers.map((_, index) => String(index + first).padStart(2, '0'))])
    }
  })

  test('has an accessibility statement with a contact for complaints', () => {
    const { body = '' } = crawlOf(host).answers.get('/accessibility') ?? {}
    expect(body).toMatch(/<section[^>]* id="contact".*?<a href="mailto:[^"?]+@[^"?]+\?subject=[^"]+"/s)
  })

  test('has the privacy statement with both of its dates and an anchor for each section', () => {
    const { body = '' } = crawlOf(host).answers.get('/privacy') ?? {}
    for (const version of [privacyStatementVersion, firstStatementVersion]) expect(body).toContain(`>${version}</td>`)
    const anchors = [...body.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id)
    expect(anchors).toEqual(['scope', 'collected', 'use', 'recipients', 'retention', 'browser', 'rights', 'versions'])
    expect(body).toContain(vendor.email)
    expect(body).toContain(vendor.phone)
  })

  test('links to the privacy statement from every footer, and from every form that posts personal data', () => {
    const forms = listedPages(host).flatMap(([address, { body }]) => {
      expect([address, body.match(/<footer class="ft">.*?<\/footer>/s)?.[0].match(/href="\/privacy"/g)?.length]).toEqual([
        address,
        2
      ])
      return [...body.matchAll(/<form[^>]* method="post".*?<\/form>/gs)].flatMap(([form]) =>
        /name="(?:name|email)"/.test(form) ? [{ address, linked: form.includes('href="/privacy"') }] : []
      )
    })
    expect(forms.length).toBeGreaterThan(3)
    expect(forms.filter(({ linked }) => !linked)).toEqual([])
  })

  test('has a picture of 1200 × 630 for every page, which other sites may show', async () => {
    const pictures = new Set(listedPages(host).map(([, answer]) => new URL(headOf(answer).meta('og:image')[0] ?? '').pathname))
    expect(pictures.size).toBe(crawlOf(host).listed.length)
    for (const path of pictures) {
      const answer = await fetch(new URL(path, site.address))
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'image/png'])
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      // A PNG starts with its width and height.
      const header = new DataView(await answer.arrayBuffer())
      expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630])
    }
  })

  test('has an alternate exactly for pages in both languages', () => {
    for (const [address, answer] of listedPages(host)) {
      const alternates = headOf(answer).links('alternate')
      const named = alternates.flatMap(({ language, href }) => (language ? [[language, href]] : []))
      const inBoth = hosts.every((other) => crawlOf(other.host).listed.includes(address))
      const own = hosts.map((other) => [other.locale, other.origin + address])
      const international = ['x-default', `https://www.galaxy.example${address}`]
      expect([address, named]).toEqual([address, inBoth ? [...own, international] : []])
    }
  })

  test('has every page in Markdown at its alternate address', async () => {
    for (const [address, answer] of listedPages(host)) {
      const [variant] = headOf(answer)
        .links('alternate')
        .filter(({ type }) => type === 'text/markdown')
      const markdown = await site.call(variant?.href ?? '', { host })
      expect([address, markdown.status, markdown.headers['content-type']]).toEqual([address, 200, 'text/markdown; charset=utf-8'])
      expect(markdown.headers.link).toBe(`<${origin}${address}>; rel="canonical"`)
      expect(markdown.body).toMatch(/^# ./m)
      // Contains neither markup nor a character reference.
      expect([address, /<\/?\w+[ >]|&#x|<!--/.exec(markdown.body.replaceAll(/```.*?```|`[^`]*`/gs, ''))]).toEqual([address, null])
    }
  })

  test('names the sitemap in robots.txt, and excludes private paths', async () => {
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
    const variants = crawlOf(host).listed.map(
      (address) => origin + (address === '/' ? '/index.md' : address.replace(/^[^?]*/, '$&.md'))
    )
    expect(listed.toSorted()).toEqual(variants.toSorted())
  })

  test('describes the vendor and the position of each page in JSON-LD', () => {
    for (const [address, { body }] of listedPages(host)) {
      const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
        JSON.parse(json)
      )
      const types = things.map((thing) => thing['@type'])
      const stated = address === '/' ? ['Organization', 'SoftwareApplication'] : ['BreadcrumbList']
      expect([address, types]).toEqual([address, expect.arrayContaining(stated)])
      for (const thing of things.filter((thing) => thing['@type'] === 'BreadcrumbList')) {
        expect(thing.itemListElement[0].item).toBe(`${origin}/`)
        expect(thing.itemListElement.at(-1).item).toBeUndefined()
      }
    }
  })

  test('every script and style tag of every page has the nonce, and nothing else in it needs more than the policy', async () => {
    for (const [address, crawled] of listedPages(host)) {
      // A page that another file has requested is cached, and has hashes instead.
      const answer = nonceOf(crawled) === undefined ? await site.visit(address, asAuthor({ host })) : crawled
      const nonce = nonceOf(answer)
      expect(tagsOf(answer, 'script').length).toBeGreaterThan(1)
      for (const tag of [...tagsOf(answer, 'script'), ...tagsOf(answer, 'style')]) {
        expect([address, tag]).toEqual([address, expect.stringContaining(`nonce="${nonce}"`)])
      }
      const html = answer.body.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
      expect([address, /<[^>]+\s(style|on[a-z]+)="|href="javascript:/i.exec(html)]).toEqual([address, null])
    }
  })
})

/** «Talk to us» in its forms: an action, and not the answer to a question. */
const talk = {
  'zh-CN': /(?:预约|请)咨询|联系我们|咨询我们|向我们索取/g,
  'en-US': /\b(?:talk to us|contact (?:us|sales)|ask us|on request)\b/gi
} as const

test.each([
  ['localhost', 'zh-CN'],
  ['www.galaxy.localhost', 'en-US']
] as const)('no page of %s offers contact more than twice', (host, locale) => {
  const counts = listedPages(host).map(([address, { body }]) => {
    const main = /<main\b.*?<\/main>/s.exec(body)?.[0] ?? ''
    const text = main.replaceAll(/<script\b.*?<\/script>|<[^>]+>/gs, ' ')
    return [address, text.match(talk[locale])?.length ?? 0] as const
  })
  expect(counts.length).toBeGreaterThan(100)
  expect(counts.filter(([, count]) => count > 2)).toEqual([])
})

describe('the bytes of a page, compressed', () => {
  const kilobyte = 1024
  const budgets = {
    homeScripts: 152 * kilobyte,
    /** A page's scripts beside the shared ones, for every page except home (decision 023). */
    ownScripts: 20.5 * kilobyte,
    /** The same of the online demos, with the worker that they start (decision 044). */
    demoScripts: 45 * kilobyte,
    /** Editor and runner of the playground, and the worker with the engine, fetched with the first query (decisions 055, 056). */
    playgroundScripts: 27.5 * kilobyte,
    queryWorker: 49 * kilobyte,
    styleSheets: 17 * kilobyte,
    /** The workbench of a demo has panels, a drawing and tables that no other page has (decision 044). */
    demoStyleSheets: 18 * kilobyte,
    /** Both fonts together; WOFF2 is already compressed. */
    fonts: 35 * kilobyte
  }
  const sizes = new Map<string, number>()
  const sizeOf = (path: string) => {
    const known = sizes.get(path) ?? gzipSync(readFileSync(join(root, 'dist/client', path)), { level: 9 }).byteLength
    sizes.set(path, known)
    return known
  }
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0)
  const scriptsOf = ({ body }: Answer) =>
    new Set(
      [...body.matchAll(/<script[^>]+data-late-scripts[^>]*>([^<]*)/g)].flatMap(([, list = '']): string[] => JSON.parse(list))
    )
  const styleSheetsOf = ({ body }: Answer) =>
    new Set([...body.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(([, path = '']) => path))

  test.each(hosts)('are within the budgets, on $host', ({ host }) => {
    const pages = listedPages(host)
    // The home page does without the chunk of parts that all other pages share.
    const lists = pages.filter(([address]) => address !== '/').map(([, answer]) => scriptsOf(answer))
    const everywhere = new Set([...(lists[0] ?? [])].filter((path) => lists.every((scripts) => scripts.has(path))))
    expect(everywhere.size).toBeGreaterThan(1)
    const heavy: string[] = []
    const check = (what: string, bytes: number, budget: number) => {
      if (bytes > budget) heavy.push(`${what}: ${(bytes / kilobyte).toFixed(1)} KB of ${budget / kilobyte}`)
    }
    const workerOf = (prefix: string) =>
      readdirSync(join(root, 'dist/client/assets'))
        .filter((name) => name.startsWith(prefix) && name.endsWith('.js'))
        .map((name) => `/assets/${name}`)
    const [worker, queryWorker] = [workerOf('demo-worker-'), workerOf('query-worker-')]
    expect([worker.length, queryWorker.length]).toEqual([1, 1])
    check('the query worker', sum(queryWorker), budgets.queryWorker)
    for (const [address, answer] of pages) {
      const scripts = scriptsOf(answer)
      const isDemo = address.startsWith('/product/onlinedemo')
      expect([address, styleSheetsOf(answer).size]).not.toEqual([address, 0])
      if (address === '/') check('scripts of /', sum(scripts), budgets.homeScripts)
      else {
        // Pages that explain a product share one more file (decision 020).
        const own = [...scripts].filter((path) => !everywhere.has(path) && !path.startsWith('/assets/blocks-'))
        if (isDemo) check(`scripts of ${address}`, sum([...own, ...worker]), budgets.demoScripts)
        else check(`scripts of ${address}`, sum(own), address === '/playground' ? budgets.playgroundScripts : budgets.ownScripts)
      }
      const styleBudget = isDemo ? budgets.demoStyleSheets : budgets.styleSheets
      check(`style sheets of ${address}`, sum(styleSheetsOf(answer)), styleBudget)
    }
    expect(heavy).toEqual([])
  })

  test('are within the budget of the fonts', () => {
    const assets = join(root, 'dist/client/assets')
    const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'))
    expect(fonts).toHaveLength(2)
    const bytes = fonts.reduce((total, name) => total + readFileSync(join(assets, name)).byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(budgets.fonts)
  })
})

test.each(hosts)('no page of $host has a part that the server left to the browser', ({ host }) => {
  const pages = [...crawlOf(host).answers].filter(([, answer]) => isPage(answer))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(([, { body }]) => body.includes('<!--$!-->')).map(([path]) => path)).toEqual([])
})

test('a missing page has no canonical link', async () => {
  const head = headOf(await site.visit('/document/latest/99'))
  expect(head.links('canonical')).toEqual([])
  expect(head.links('alternate')).toEqual([])
  expect(head.meta('og:url')).toEqual([])
})

test('a query parameter that does not identify a page is not in the canonical address', async () => {
  expect(headOf(await site.visit('/?name=index')).links('canonical')).toMatchObject([{ href: 'https://cn.galaxy.example/' }])
  const head = headOf(await site.visit('/document/latest/1?utm_source=x&from=y'))
  expect(head.links('canonical')).toMatchObject([{ href: 'https://cn.galaxy.example/document/latest/1' }])
})

test.each(['/nowhere.md', '/document/latest/99.md', '/user.md', '/partner/nowhere.md'])('%s is 404', async (path) => {
  expect((await site.visit(path)).status).toBe(404)
})

test('the same address is Markdown in the language that the visitor has chosen', async () => {
  const { body } = await site.visit('/document/latest/1.md', { cookies: { language: 'en-US' } })
  expect(body).toContain('# Build your first graph')
})
