import { rowsOf } from '../src/contract/api/call'
import { apiTables } from '../src/contract/api/tables'
import { buildStatementAddress } from '../src/contract/build-statement'
import { sessionEndAddress } from '../src/contract/cookies'
import { editorServerPath } from '../src/contract/editor-server'
import { documentsVersions, latestDocuments } from '../src/contract/limits'
import { missingPages } from '../src/contract/missing-pages'
import { pageViewAddress } from '../src/contract/page-view'
import { changePasswordAddress } from './redirects/aliases'
import { placeholders } from './redirects/old-documents'

/** Non-page addresses that the edge answers, and prefixes of those that it forwards. */
const edgeAddresses = [
  '/index.md',
  '/language',
  changePasswordAddress,
  buildStatementAddress,
  pageViewAddress,
  sessionEndAddress,
  '/__outbox/messages',
  '/__openapi/passport',
  '/__openapi/main',
  '/__openapi/exam',
  '/__openapi/extension',
  ...Object.entries(apiTables).flatMap(([api, tables]) => tables.flatMap(rowsOf).map(({ path }) => `/api/${api}${path}`)),
  editorServerPath,
  '/public',
  '/assets'
]

/** A document number: too short for a phone number or a verification code. */
const isShortNumber = (segment: string) => /^\d{1,4}(\.md)?$/.test(segment)

/** The path segments in the file name of a route: `customer_.details.tsx`, `news[.]atom.ts`, `document.$version.$id.tsx`. */
export function segmentsOf(routeFile: string): string[] {
  const name = routeFile.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const segments = name.split(/(?<!\[)\.(?!\])/).map((segment) => segment.replaceAll('[.]', '.').replace(/_$/, ''))
  return segments.filter((segment) => !/^(\$|__root|index)$/.test(segment))
}

const isStatic = (segment: string) => !segment.startsWith('$')

export type RedactPath = (pathname: string) => string

/**
 * Returns a function that redacts a path for logs and statistics: it keeps the leading segments that occur in this site's
 * addresses and replaces the rest by `(unmatched)`, because visitors may type an email address or a password into the address bar.
 * @param routeFiles file names of the app's routes
 */
export function pathRedactor(routeFiles: readonly string[]): RedactPath {
  const pages = [...missingPages, ...placeholders].flatMap((page) => page.split('/'))
  const pageWords = [...pages, ...routeFiles.flatMap(segmentsOf).filter(isStatic), latestDocuments, ...documentsVersions]
  // Every page has a Markdown variant.
  const markdownWords = pageWords.map((word) => `${word}.md`)
  const words = new Set([...pageWords, ...markdownWords, ...edgeAddresses.flatMap((address) => address.split('/'))])
  return (pathname) => {
    const segments = pathname.split('/').filter(Boolean)
    const unknown = segments.findIndex((segment) => !words.has(segment) && !isShortNumber(segment))
    const known = unknown === -1 ? segments : [...segments.slice(0, unknown), '(unmatched)']
    return `/${known.join('/')}`
  }
}
