import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type EditionId, editionIds } from '../src/content/editions'
import type { Algorithm, AlgorithmCatalog } from '../src/content/vendor/algorithms'
import type { Slot } from '../src/content/vendor/slot'
import { type Locale, locales } from '../src/contract/locale'
import { compileDocument } from './documents/compile'
import { documentFiles, parseDocumentPath } from './documents/library'
import { root } from './root'

/*
 * The pages with facts of the vendor, in both languages: as the local installation has them, with every slot filled, and with every
 * slot empty. Facts are part of the build, so their modules are replaced here.
 */

type State = 'sample' | 'filled' | 'empty'

const both = (text: string) => ({ 'zh-CN': text, 'en-US': text })

/** Values of the slots that the local installation leaves empty. */
const values = {
  people: [{ name: both('P1-NAME'), role: both('P1-ROLE'), about: both('P1-ABOUT') }],
  advisories: [
    { id: 'CVE-0', day: '2026-11-20', summary: both('A1-SUMMARY'), affected: '3.0.2', mended: '3.0.3', url: 'https://a.cn/1' }
  ],
  socials: [{ name: both('S1-NAME'), url: 'https://social.cn/1' }],
  certification: {
    about: both('C1-ABOUT'),
    audience: both('C1-AUDIENCE'),
    requirements: both('C1-REQUIREMENTS'),
    examination: both('C1-EXAMINATION')
  },
  statusPage: 'https://status.galaxy.cn/',
  auditedRun: {
    auditor: 'AR-AUDITOR',
    auditedOn: '2026-11-20',
    scaleFactor: 100,
    hardware: 'AR-HARDWARE',
    baseline: 'AR-BASELINE',
    disclosure: { address: 'https://reports.cn/full.pdf', sha256: 'a'.repeat(64) }
  }
}

/** The catalog of the local installation with more algorithms, as many as the specification states for the editions (spec §9). */
function wholeCatalog(slot: Slot<AlgorithmCatalog>): AlgorithmCatalog {
  if (slot.state === 'empty') throw new Error('the local installation has no catalog')
  const { types, algorithms } = slot.value
  const added = [0, 1, 2, 3].map((index) => ({ id: `type${index}`, name: both(`T${index}`) }))
  const further = Array.from({ length: 45 }, (_, index): Algorithm => {
    const type = index < 9 ? 'type0' : `type${1 + (index % 3)}`
    const editions: EditionId[] = index < 9 ? ['paid', 'standard', 'advanced'] : ['paid', 'standard']
    return { id: `a${index}`, name: both(`A${index}`), type, computes: both(`C${index}`), cost: 'O(1)', parameters: [], editions }
  })
  const all = algorithms.map((each) => ({ ...each, editions: [...editionIds] }))
  return { types: [...types, ...added], algorithms: [...all, ...further] }
}

async function load(state: State, locale: Locale) {
  vi.resetModules()
  const ofState = <Value,>(value: Value): Slot<Value> =>
    state === 'empty' ? { state: 'empty' } : state === 'filled' ? { state: 'filled', value } : { state: 'sample', value }
  const added = <Value,>(value: Value): Slot<Value> => (state === 'filled' ? { state: 'filled', value } : { state: 'empty' })
  vi.doMock('~/content/vendor/slot', async (original) => ({
    ...(await original<typeof import('../src/content/vendor/slot')>()),
    sample: ofState,
    filled: ofState
  }))
  vi.doMock('~/content/vendor/company', async (original) => ({
    ...(await original<typeof import('../src/content/vendor/company')>()),
    people: added(values.people)
  }))
  vi.doMock('~/content/vendor/service', async (original) => ({
    ...(await original<typeof import('../src/content/vendor/service')>()),
    advisories: added(values.advisories),
    statusPage: added(values.statusPage)
  }))
  vi.doMock('~/content/vendor/algorithms', async (original) => {
    const known = await original<typeof import('../src/content/vendor/algorithms')>()
    return {
      ...known,
      algorithmCatalog: state === 'filled' ? ofState(wholeCatalog(known.algorithmCatalog)) : known.algorithmCatalog
    }
  })
  vi.doMock('~/content/vendor/certifications', () => ({ gbcp: added(values.certification), gbcm: added(values.certification) }))
  vi.doMock('~/content/vendor/audited-run', async (original) => ({
    ...(await original<typeof import('../src/content/vendor/audited-run')>()),
    auditedRun: added(values.auditedRun)
  }))
  vi.doMock('~/content/vendor', async (original) => {
    const { vendor } = await original<typeof import('../src/content/vendor')>()
    return { vendor: { ...vendor, socials: added(values.socials) } }
  })
  vi.doMock('~/lib/locale', async (original) => ({
    ...(await original<typeof import('../src/lib/locale')>()),
    useLocale: () => locale,
    currentLocale: () => locale
  }))
  vi.doMock('~/lib/edge-context', () => ({ edgeContext: () => undefined }))
  const { overwriteGetLocale } = await import('../src/paraglide/runtime')
  overwriteGetLocale(() => locale)
}

/** The page paths of the site: a link to another one is dead. */
const paths = [
  ...(/interface FileRoutesByFullPath \{([^}]*)\}/
    .exec(readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8'))?.[1]
    ?.matchAll(/'([^']+)':/g) ?? [])
].flatMap(([, path = '']) => (path === '/' ? [] : [path.replace(/\/$/, '')]))

/** As the site does, in a stream: a part that only the server renders is rendered to a string meanwhile. */
async function render(page: ReactNode): Promise<string> {
  const top = createRootRoute()
  const routes = ['/', ...paths].map((path) => createRoute({ getParentRoute: () => top, path }))
  const router = createRouter({
    routeTree: top.addChildren(routes),
    history: createMemoryHistory(),
    context: { session: { loggedIn: false } }
  })
  const stream = await renderToReadableStream(<RouterContextProvider router={router}>{page}</RouterContextProvider>)
  await stream.allReady
  return (await new Response(stream).text()).replaceAll('<!-- -->', '')
}

/** The pages, as HTML by path. */
async function pagesOf(state: State, locale: Locale): Promise<Record<string, string>> {
  await load(state, locale)
  const [{ AboutPage }, { BookPage }, company] = await Promise.all([
    import('../src/features/company/about-page'),
    import('../src/features/company/book-page'),
    import('../src/features/company/copy')
  ])
  const [{ DatabasePage }, { loadDatabase }] = await Promise.all([
    import('../src/features/database/database-page'),
    import('../src/features/database/copy')
  ])
  const [{ EditionsPage }, { loadEditionsPage }, { readQuestion }] = await Promise.all([
    import('../src/features/editions/editions-page'),
    import('../src/features/editions/copy'),
    import('../src/features/editions/finder-address')
  ])
  const [{ LdbcPage }, { loadReport }] = await Promise.all([
    import('../src/reports/ldbc/ldbc-page'),
    import('../src/reports/load')
  ])
  const [{ OverviewPage }, { loadOverviewCopy }] = await Promise.all([
    import('../src/features/training/overview-page'),
    import('../src/features/training/copy')
  ])
  return {
    '/center/train': await render(<OverviewPage copy={await loadOverviewCopy(locale)} outline={undefined} answer={undefined} />),
    '/aboutus': await render(<AboutPage copy={await company.loadAbout(locale)} />),
    '/book': await render(<BookPage copy={await company.loadBook(locale)} />),
    '/product/database': await render(<DatabasePage content={await loadDatabase(locale)} />),
    '/galaxyProduct': await render(<EditionsPage content={await loadEditionsPage(locale)} question={readQuestion({})} />),
    '/report/ldbc': await render(<LdbcPage copy={await loadReport('ldbc', locale)} />)
  }
}

/** The documents, as HTML by path. */
async function documentsOf(state: State, locale: Locale): Promise<Record<string, string>> {
  await load(state, locale)
  const { wordingOf } = await import('../src/features/documents/static-markup')
  const places = documentFiles().flatMap((path) => parseDocumentPath(path) ?? [])
  const own = places.filter((place) => place.version === 'latest' && place.locale === locale)
  const compiled = own.map(async (place) => {
    const source = readFileSync(join(root, place.file), 'utf8')
    const { html } = await compileDocument(source, place, wordingOf(locale))
    return [`/document/latest/${place.id}`, html] as const
  })
  return Object.fromEntries(await Promise.all(compiled))
}

const readingsOf = async (state: State, locale: Locale) => ({
  ...(await pagesOf(state, locale)),
  ...(await documentsOf(state, locale))
})

/** The tables of a page: caption, and the texts of the cells. */
const tables = (html: string): { caption: string; rows: string[][] }[] =>
  [...html.matchAll(/<caption[^>]*>([^<]*)<\/caption>.*?<tbody>(.*?)<\/tbody>/gs)].map(([, caption = '', body = '']) => ({
    caption,
    rows: [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''))
    )
  }))

const badges = (html: string) => html.match(/class="sample-mark/g)?.length ?? 0
const hedges = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .match(/请(?:预约)?咨询|联系我们|contact (?:us|sales)|ask us|on request|not stated|页面未列出/gi) ?? []

/** Headings that nothing follows, or only a heading of their level or above. */
function orphans(html: string): string[] {
  const headings = [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)]
  return headings.flatMap(([all, level = '', text = ''], index) => {
    const next = headings[index + 1]
    const start = (headings[index]?.index ?? 0) + all.length
    const between = html
      .slice(start, next?.index)
      .replaceAll(/<(?!svg|img|table|input)[^>]+>/g, '')
      .trim()
    const hasOwn = between !== '' || (next !== undefined && Number(next[1]) > Number(level))
    return hasOwn ? [] : [text]
  })
}

/** Links to pages or parts that are not there. The parts of other pages are known for those that are given. */
function deadLinks(path: string, html: string, others: Readonly<Record<string, string>> = {}): string[] {
  const patterns = ['/', ...paths].map((known) => new RegExp(`^${known.replaceAll(/\$\w+/g, '[^/]+')}$`))
  return [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const { pathname, hash, origin } = new URL(href.replaceAll('&amp;', '&'), `http://site.invalid${path}`)
    if (origin !== 'http://site.invalid') return []
    const isPage = patterns.some((pattern) => pattern.test(pathname))
    const target = pathname === path ? html : others[pathname]
    const isPart = target === undefined || hash === '' || target.includes(` id="${hash.slice(1)}"`)
    return isPage && isPart ? [] : [href]
  })
}

const numbers = (html: string) => [...html.matchAll(/class="plate-no"><b>(\d+)</g)].map(([, number]) => Number(number))

describe.each(locales)('%s', (locale) => {
  test.each<State>(['sample', 'filled', 'empty'])(
    'with every slot %s, no page hedges, has a lone heading or a dead link',
    async (state) => {
      for (const [path, html] of Object.entries(await pagesOf(state, locale))) {
        expect([path, hedges(html)]).toEqual([path, []])
        expect([path, orphans(html)]).toEqual([path, []])
        expect([path, deadLinks(path, html)]).toEqual([path, []])
        const plates = numbers(html)
        // A page that leads with its figure has that as its first plate.
        const first = path === '/product/database' ? 1 : 2
        expect([path, plates]).toEqual([path, plates.map((_, index) => index + first)])
      }
    }
  )

  test('a page with samples has one badge, and one without has none', async () => {
    const counts = async (state: State) => Object.values(await pagesOf(state, locale)).map(badges)
    expect(await counts('sample')).toEqual([0, 1, 1, 1, 1, 0])
    expect(await counts('filled')).toEqual([0, 0, 0, 0, 0, 0])
    expect(await counts('empty')).toEqual([0, 0, 0, 0, 0, 0])
  })

  test.each<State>(['sample', 'filled'])(
    'with every slot %s, the page lists as many algorithms of an edition as it counts, where it lists any',
    async (state) => {
      const { '/product/database': html = '' } = await pagesOf(state, locale)
      const { editionLabels } = await import('../src/features/editions/labels')
      const shown = tables(html)
      const types = shown.filter(({ caption }) => / · \d+$/.test(caption))
      for (const { caption, rows } of types) expect(caption).toMatch(new RegExp(` · ${rows.length}$`))
      const counts = shown[shown.indexOf(types[0] ?? { caption: '', rows: [] }) - 1]?.rows ?? []
      const found = editionIds.map((id) => {
        const own = types.map(
          ({ rows }) => rows.filter((row) => row[4]?.split(/[、,] ?/).includes(editionLabels[id].short())).length
        )
        return [editionLabels[id].name(), own.reduce((sum, each) => sum + each, 0), own.filter((each) => each > 0).length]
      })
      const stated = counts.map(([name = '', count = '', note = '']) => [
        name,
        Number.parseInt(count, 10),
        Number.parseInt(note, 10)
      ])
      expect(found.map((row, index) => (state === 'filled' || row[1] !== 0 ? row : stated[index]))).toEqual(stated)
    }
  )

  test.each<State>(['sample', 'filled', 'empty'])(
    'with every slot %s, a page with a dash as a cell says what it means',
    async (state) => {
      for (const [path, html] of Object.entries(await pagesOf(state, locale))) {
        const hasDash = />[–—-]<\//.test(html)
        expect([path, hasDash && !/[–—-][:：]/.test(html)]).toEqual([path, false])
      }
    }
  )

  test('a filled slot is shown, and an empty one leaves nothing', async () => {
    const [filled, empty] = [await readingsOf('filled', locale), await readingsOf('empty', locale)]
    for (const [slot, places] of Object.entries(signs)) {
      for (const [path, written] of Object.entries(places)) {
        const texts = written.map((text) => (typeof text === 'string' ? text : text[locale]))
        expect([slot, path, texts.filter((text) => !filled[path]?.includes(text))]).toEqual([slot, path, []])
        expect([slot, path, texts.filter((text) => empty[path]?.includes(text))]).toEqual([slot, path, []])
      }
    }
    // One form offers a notice of the certifications that the vendor has not set.
    expect([empty['/center/train'], filled['/center/train']].map((html) => html?.includes('id="notice"'))).toEqual([true, false])
  })

  test.each<State>(['filled', 'empty'])(
    'with every slot %s, no document hedges, has a lone heading, a placeholder or a dead link',
    async (state) => {
      const readings = await readingsOf(state, locale)
      const documents = Object.keys(readings).filter((path) => path.startsWith('/document/'))
      expect(documents.length).toBeGreaterThan(30)
      for (const path of documents) {
        const html = readings[path] ?? ''
        // A link is an action, not an answer.
        expect([path, hedges(html.replaceAll(/<a .*?<\/a>/g, ''))]).toEqual([path, []])
        expect([path, orphans(html)]).toEqual([path, []])
        expect([path, html.includes('{{')]).toEqual([path, false])
        expect([path, deadLinks(path, html, readings)]).toEqual([path, []])
      }
    }
  )
})

/** For each slot, the texts that show, on each page, that the page has its value. */
const signs: Readonly<Record<string, Readonly<Record<string, readonly (string | Record<Locale, string>)[]>>>> = {
  socials: { '/aboutus': ['https://social.cn/1'] },
  book: { '/book': ['class="cluster book-shop"'] },
  architecture: { '/product/database': ['id="architecture"'] },
  resilience: {
    '/product/database': [{ 'zh-CN': '快照隔离', 'en-US': 'Snapshot isolation' }],
    '/document/latest/12': ['/product/database#architecture'],
    '/document/latest/21': ['/product/database#architecture']
  },
  algorithmCatalog: {
    '/product/database': ['id="algorithms"', 'O(V · E)'],
    '/document/latest/17': ['/product/database#algorithms']
  },
  auditedRun: { '/report/ldbc': ['AR-AUDITOR', 'AR-HARDWARE', 'AR-BASELINE', 'https://reports.cn/full.pdf', 'a'.repeat(64)] },
  platforms: { '/product/database': ['id="platforms"', 'openEuler'], '/document/latest/5': ['/product/database#platforms'] },
  drivers: {
    '/product/database': ['galaxy_driver', 'galaxy_cluster_driver'],
    '/document/latest/7': ['galaxy_cluster_driver', 'id="connect"']
  },
  containerImages: { '/product/database': ['enterprise:3.0.3'], '/document/latest/26': ['/product/database#platforms'] },
  integrations: { '/product/database': ['Kafka'] },
  supportPlans: { '/galaxyProduct': ['id="support"', '9:00'] },
  maintainedVersions: { '/galaxyProduct': ['2.4'] },
  softwareChanges: { '/document/latest/36': ['id="changes"', 'id="v3-0-3"'] },
  licensing: { '/galaxyProduct': ['98,000'] },
  advisories: { '/aboutus': ['A1-SUMMARY', '3.0.2'] },
  gbcp: { '/center/train': ['C1-ABOUT', 'C1-AUDIENCE', 'C1-REQUIREMENTS', 'C1-EXAMINATION'] },
  gbcm: { '/center/train': ['C1-ABOUT'] },
  legalEntity: { '/aboutus': ['91110000000000000X', 'id="company"'] },
  offices: { '/aboutus': [{ 'zh-CN': '海淀区', 'en-US': 'Haidian' }] },
  people: { '/aboutus': ['P1-ABOUT'] },
  companyCertificates: { '/aboutus': ['ISO/IEC 27001'] }
}

test('every slot that a rendered page or a document shows has a sign above', async () => {
  const { slots } = await import('../src/content/vendor/slots')
  // The texts that are no slots; the footer, robots.txt and the line of a document, which have tests of their own.
  const elsewhere = ['phone', 'phoneHref', 'email', 'securityContact', 'statusPage', 'assistantPage', 'training']
  expect(Object.keys(signs).sort()).toEqual(
    slots
      .map(({ name }) => name)
      .filter((name) => !elsewhere.includes(name))
      .sort()
  )
})
