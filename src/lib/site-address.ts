import type { MissingPage } from '~/contract/missing-pages'
import type { FileRoutesByTo } from '~/routeTree.gen'

/** Paths that a link can name: neither the catch-all nor files. */
type PageRoute = Exclude<keyof FileRoutesByTo, '/$' | `${string}.${string}`>

/** A path as it is written in a link: `/document/latest/1` for `/document/$version/$id`. */
type Written<Path extends string> = Path extends `${infer Before}/$${string}/${infer After}`
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

/** An address of this site, as code and content write it: a path without a route, or a query that is not the route's, does not compile. */
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
  const query = new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}
