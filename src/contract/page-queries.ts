import { cursorPattern } from './content'
import { finderFields } from './finder-fields'
import { reportFields } from './report-fields'

/*
 * The pages that the edge caches (decision 049), and the parts of a query that select their content. A page that is not here is
 * rendered for each request; a test compares the table with the routes.
 */

/** Parts of a query that a shared page may depend on. */
export interface CachedQuery {
  /** Parameters that select content, with the form of their values. The page is cached for each combination that exists. */
  selects?: Readonly<Record<string, RegExp>>
  /** Parameters of a form, whose answers are too many to cache; `any` if the page has parameters of its own. */
  asks?: readonly string[] | 'any'
}

/** `personal`: shows data of one visitor. `current`: shows data that must be up to date. */
type PageCaching = CachedQuery | 'personal' | 'current'

const word = /^[\w-]{1,60}$/
const language = /^(EN|ZH)$/
const list = { page: /^[1-9]\d{0,4}$/, cursor: cursorPattern }
const report = { asks: reportFields }

/** Every page by the path of its route. */
export const pageCaching: Readonly<Record<string, PageCaching>> = {
  '/': {},
  '/.well-known/security.txt': {},
  '/aboutus': {},
  '/accessibility': {},
  '/book': {},
  '/center/activity': { selects: { ...list, when: word, id: word, language } },
  '/center/activity.atom': { selects: { language } },
  '/center/activity.ics': 'current',
  '/center/consultancy': { selects: { ...list, id: word } },
  '/center/download': { selects: { ...list, kind: word, type: word, id: word } },
  '/center/download.atom': { selects: { language } },
  '/center/research': { selects: { ...list, type: word, id: word } },
  '/center/school': { selects: { ...list, id: word } },
  '/center/train': {},
  '/center/train/GBCA': {},
  '/center/train/GBCA/auth': 'personal',
  '/center/train/GBCA/exam': 'personal',
  '/center/train/GBCA/resource': 'personal',
  '/center/train/GBCA/result': 'personal',
  '/center/train/GBCA/training': {},
  '/center/video': { selects: { ...list, type: word } },
  '/center/video/details': { selects: { id: word } },
  '/customer': { selects: { ...list, industry: word } },
  '/customer/details': { selects: { id: word } },
  '/demogallery': {},
  '/demogallery/details': { selects: { type: word } },
  '/document/$version/$id': {},
  '/document/feedback': 'current',
  '/download': {},
  '/galaxyProduct': { asks: finderFields },
  '/giProduct': {},
  '/graphRag': {},
  '/homedetails': { selects: { id: word } },
  '/integrated': {},
  '/joinus': { selects: { ...list, city: word, team: word } },
  '/joinus/data': { selects: { id: word } },
  '/llms-full.txt': { selects: { language, version: /^v\d\.\d$/ } },
  '/llms.txt': { selects: { language, version: /^v\d\.\d$/ } },
  '/mcp': 'current',
  '/news': { selects: { ...list, order: word, language }, asks: ['from', 'to'] },
  '/news.atom': { selects: { language } },
  '/news/detail': { selects: { id: word, language } },
  '/partner/connect': { selects: { want: word, about: word } },
  '/partner/system': {},
  '/playground': {},
  '/privacy': {},
  '/product': { selects: { name: word } },
  '/product/GalaxyWeaver': {},
  '/product/consult': { selects: { edition: word, topic: word }, asks: ['asked', ...finderFields] },
  '/product/database': {},
  '/product/onlinedemo': { selects: { type: word }, asks: 'any' },
  '/product/whychoosen': {},
  '/qr.svg': 'current',
  '/report': report,
  '/report/JanusGraph': report,
  '/report/NebulaGraph': report,
  '/report/Neo4j': report,
  '/report/TigerGraph': report,
  '/report/developer': report,
  '/report/enterprise': report,
  '/report/ldbc': {},
  '/report.csv': 'current',
  '/report.json': 'current',
  '/robots.txt': {},
  '/search': { asks: ['q', 'version'] },
  '/sitemap.xml': {},
  '/user': 'personal',
  '/verify': { asks: ['number'] },
  '/verify/$id': 'current'
}

const cachingByPath = new Map(Object.entries(pageCaching))
/** `/document/latest/5`, which has no query. */
const documentPath = /^\/document\/[\w.]{1,20}\/[1-9]\d{0,3}$/

/** Caching of a path as typed; undefined for a path that the table lacks. The Markdown of a page is cached as the page. */
function cachingOf(pathname: string): PageCaching | undefined {
  const known = cachingByPath.get(pathname)
  if (known !== undefined) return known
  const page = pathname.endsWith('.md') ? pathname.slice(0, -3) : pathname
  if (page === '/index') return page === pathname ? undefined : cachingByPath.get('/')
  return documentPath.test(page) ? cachingByPath.get('/document/$version/$id') : cachingByPath.get(page)
}

/**
 * The canonical address of a shared page, as path and query: unknown parameters are left out, known ones are in the
 * order of the table. Undefined for a page that is rendered for each request, and for a value that selects nothing.
 */
export function canonicalAddress({ pathname, search, searchParams }: URL): string | undefined {
  const caching = cachingOf(pathname)
  if (typeof caching !== 'object') return undefined
  if (search === '') return pathname
  const { selects = {}, asks = [] } = caching
  if (asks === 'any') {
    for (const name of searchParams.keys()) if (!Object.hasOwn(selects, name) && !isCampaign(name)) return undefined
  } else if (asks.some((name) => searchParams.has(name))) return undefined
  const canonical = new URLSearchParams()
  for (const [name, form] of Object.entries(selects)) {
    const [value, ...others] = searchParams.getAll(name)
    if (value === undefined) continue
    if (others.length > 0 || !form.test(value)) return undefined
    canonical.set(name, value)
  }
  const query = String(canonical)
  return query ? `${pathname}?${query}` : pathname
}

/** Parameters that campaigns add to any address. */
const isCampaign = (name: string) => name.startsWith('utm_')
