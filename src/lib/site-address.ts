import type { DocumentId } from '~/content/docs/tree'
import type { latestDocuments } from '~/contract/limits'
import type { MissingPage } from '~/contract/missing-pages'
import type { FileRoutesByTo } from '~/routeTree.gen'

/** Paths that a link can name: excludes the catch-all and files. */
type PageRoute = Exclude<keyof FileRoutesByTo, '/$' | `${string}.${string}`>

/**
 * A path as in a link: `/verify/GX-1` for `/verify/$id`. A link to a document names the current version and one of its documents.
 */
type Written<Path extends string> = Path extends '/document/$version/$id'
  ? `/document/${typeof latestDocuments}/${DocumentId}`
  : Path extends `${infer Before}/$${string}/${infer After}`
    ? Written<`${Before}/${string}/${After}`>
    : Path extends `${infer Before}/$${string}`
      ? `${Before}/${string}`
      : Path

type SearchOf<Path extends PageRoute> = FileRoutesByTo[Path]['types']['searchSchemaInput']

type Queried<Search> = [keyof Search] extends [never]
  ? // The route reads nothing of its query.
    { search?: never }
  : Record<never, never> extends Search
    ? { search?: Search }
    : { search: Search }

/**
 * An address of this site in code or content. A path without a route, and a query that its route does not take, do not
 * compile.
 */
export type PageAddress =
  | {
      [Path in PageRoute]: {
        path: Written<Path>
        hash?: string
      } & Queried<SearchOf<Path>>
    }[PageRoute]
  | { path: MissingPage; search?: Readonly<Record<string, string>>; hash?: string }

/** The address as text, without its fragment. */
export function addressText({ path, search = {} }: PageAddress): string {
  const query = String(new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)])))
  return query ? `${path}?${query}` : path
}
