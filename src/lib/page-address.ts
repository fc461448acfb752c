import type { Locale } from '~/contract/locale'

/** The parts of a query that make another page of it (spec §2), in the order in which they are written. Filters are not among them. */
const pageKeys = ['type', 'id', 'name', 'edition'] as const

/** What of a router match says which page it is. */
export interface MatchedPage {
  /** The path as the route writes it: `/document/$version/$id`; that of an index route ends in a slash. */
  fullPath: string
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, unknown>>
  context?: { readonly standing?: Standing | undefined }
  /** The route's data; where an entry of the main API says in which languages there is one, the page exists in these only. */
  loaderData?: unknown
}

/** What a route's `beforeLoad` says of a page that is not the only one of its kind, or that is out of date. */
export interface Standing {
  /** The page's one address, where that is another one than it was asked for with. */
  canonical: string
  /** False for a page that search engines are not to show. */
  indexed: boolean
}

/** The one address of a page on its host, whatever case, closing slash or further query it was asked for with. */
export function pageAddress({ fullPath, params, search }: MatchedPage): string {
  const path = fullPath.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const plain = path.replace(/\/+$/, '') || '/'
  const query = new URLSearchParams(pageKeys.flatMap((key) => (isWritten(search[key]) ? [[key, String(search[key])]] : [])))
  return query.size > 0 ? `${plain}?${query}` : plain
}

const isWritten = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The address of the same page in Markdown: `.md` behind the path, before the query. */
export function markdownAddress(address: string): string {
  return address === '/' ? '/index.md' : address.replace(/^[^?]*/, '$&.md')
}

/** The address of a page's picture for whoever shares it. */
export function pictureAddress(address: string, locale: Locale): string {
  const name = address.replaceAll(/[^a-z\d]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  return `/og/${name}.${locale}.png`
}
