import { rowsOf } from '../src/contract/api/call'
import { main } from '../src/contract/api/main'
import { passport } from '../src/contract/api/passport'
import { documentsVersions, latestDocuments } from '../src/contract/limits'
import { missingPages } from '../src/contract/missing-pages'
import { placeholders } from './redirects/old-documents'

/** What the edge answers besides pages, and where the addresses begin that it passes on. */
const edgeAddresses = [
  '/index.md',
  '/language',
  '/api/page-view',
  '/__outbox',
  '/__openapi',
  ...rowsOf(passport).map(({ path }) => `/api/passport${path}`),
  ...rowsOf(main).map(({ path }) => `/api/main${path}`),
  '/website/extention/api',
  '/public',
  '/assets'
]

/** A document's number; too short for a phone number or a verification code. */
const isShortNumber = (segment: string) => /^\d{1,4}(\.md)?$/.test(segment)

/** The fixed segments of a route, by the name of its file: `customer_.details.tsx`, `news[.]atom.ts`, `document.$version.$id.tsx`. */
function segmentsOf(routeFile: string): string[] {
  const name = routeFile.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const segments = name.split(/(?<!\[)\.(?!\])/).map((segment) => segment.replaceAll('[.]', '.').replace(/_$/, ''))
  return segments.filter((segment) => !/^(\$|__root$|index$)/.test(segment))
}

export type KnownAddress = (pathname: string) => string

/**
 * Makes the function that cuts a path down to what may be logged and counted: its segments as long as they are words of this
 * site's own addresses, then `(unmatched)`. Anything can be typed into an address bar, an e-mail address or a password too.
 * @param routeFiles names of the files of the app's routes
 */
export function knownAddresses(routeFiles: readonly string[]): KnownAddress {
  const pages = [...missingPages, ...placeholders].flatMap((page) => page.split('/'))
  const pageWords = [...pages, ...routeFiles.flatMap(segmentsOf), latestDocuments, ...documentsVersions]
  // Each page also exists in Markdown.
  const markdownWords = pageWords.map((word) => `${word}.md`)
  const words = new Set([...pageWords, ...markdownWords, ...edgeAddresses.flatMap((address) => address.split('/'))])
  return (pathname) => {
    const segments = pathname.split('/').filter(Boolean)
    const unknown = segments.findIndex((segment) => !words.has(segment) && !isShortNumber(segment))
    const known = unknown === -1 ? segments : [...segments.slice(0, unknown), '(unmatched)']
    return `/${known.join('/')}`
  }
}
