import { mainPaths, passportPaths } from '../src/contract/calls'
import { documentsVersions } from '../src/contract/limits'

/** The pages of spec §2, of which some are still to come. A test holds the list against the routes. */
const pages = [
  '/aboutus',
  '/book',
  '/center/activity',
  '/center/consultancy',
  '/center/download',
  '/center/research',
  '/center/school',
  '/center/train/GBCA/auth',
  '/center/train/GBCA/exam',
  '/center/train/GBCA/resource',
  '/center/train/GBCA/result',
  '/center/train/GBCA/training',
  '/center/video/details',
  '/customer/details',
  '/demogallery/details',
  '/document/feedback',
  '/document/latest',
  ...documentsVersions.map((version) => `/document/${version}`),
  '/document/standalone/com',
  '/document/standalone/dev',
  '/download',
  '/galaxyProduct',
  '/giProduct',
  '/graphRag',
  '/homedetails',
  '/integrated',
  '/joinus/data',
  '/news/detail',
  '/partner/connect',
  '/partner/cooperate',
  '/partner/system',
  '/product/GalaxyWeaver',
  '/product/consult',
  '/product/database',
  '/product/onlinedemo',
  '/product/whychoosen',
  '/report/JanusGraph',
  '/report/NebulaGraph',
  '/report/Neo4j',
  '/report/TigerGraph',
  '/report/developer',
  '/report/enterprise',
  '/report/ldbc',
  '/search',
  '/user'
]

/** Every address that the site answers, and where those begin that it hands on. */
const addresses = [
  ...pages,
  // Each page in Markdown.
  ...pages.map((page) => `${page}.md`),
  '/index.md',
  '/llms.txt',
  '/news.atom',
  '/center/activity.atom',
  '/center/activity.ics',
  '/center/download.atom',
  '/robots.txt',
  '/sitemap.xml',
  '/language',
  '/api/page-view',
  '/__outbox',
  '/__openapi',
  ...passportPaths.map((path) => `/api/passport${path}`),
  ...mainPaths.map((path) => `/api/main${path}`),
  '/website/extention/api',
  '/public',
  '/assets'
]

const words = new Set(addresses.flatMap((address) => address.split('/')))
/** A document's number; too short for a phone number or a verification code. */
const isShortNumber = (segment: string) => /^\d{1,4}(\.md)?$/.test(segment)

/**
 * The path as far as it is made of words of this site's own addresses, for logs and statistics. Anything can be typed into
 * an address bar, an e-mail address or a password too: what follows is `(unmatched)`.
 */
export function knownAddress(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean)
  const strange = segments.findIndex((segment) => !words.has(segment) && !isShortNumber(segment))
  const known = strange === -1 ? segments : [...segments.slice(0, strange), '(unmatched)']
  return `/${known.join('/')}`
}
