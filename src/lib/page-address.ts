import type { Locale } from '~/contract/locale'

/** Query parameters that identify a page (spec §2), in canonical order. Filters are excluded. */
const pageKeys = ['type', 'id', 'name', 'edition'] as const

/** Fields of a router match that identify the page. */
export interface MatchedPage {
  /** The route's pattern, such as `/document/$version/$id`. An index route ends in a slash. */
  fullPath: string
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, unknown>>
  context?: { readonly indexing?: PageIndexing | undefined }
  /** Loader data. If a main entry lists its languages, the page exists only in those. Its cover is the page's preview image. */
  loaderData?: unknown
}

/** Returned by `beforeLoad` of a page that is a duplicate or outdated. */
export interface PageIndexing {
  /** Canonical address, if it differs from the requested one. */
  canonical: string
  /** False if search engines must not index the page. */
  indexed: boolean
  /** Address of the page whose preview image is used, if this page has none. */
  picture?: string
}

/** The page's canonical address on its host, without variations of case, trailing slash or extra parameters. */
export function pageAddress({ fullPath, params, search }: MatchedPage): string {
  const path = fullPath.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const plain = path.replace(/\/+$/, '') || '/'
  const written = pageKeys.flatMap((key) => (isWritten(search[key]) ? [[key, withoutZeros(String(search[key]))]] : []))
  const query = String(new URLSearchParams(written))
  return query ? `${plain}?${query}` : plain
}

/** Main reads `007` as 7: both are one page. */
const withoutZeros = (value: string) => value.replace(/^0+(?=\d+$)/, '')

const isWritten = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Address of the page's Markdown variant: `.md` after the path, before the query. */
export function markdownAddress(address: string): string {
  return address === '/' ? '/index.md' : address.replace(/^[^?]*/, '$&.md')
}

/** Address of the page's social preview image. */
export function pictureAddress(address: string, locale: Locale): string {
  const name = address.replaceAll(/[^a-z\d]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  return `/og/${name}.${locale}.png`
}
