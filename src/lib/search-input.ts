import type { SearchSchemaInput } from '@tanstack/react-router'

/** A query before its loader has validated it: the same keys, with any values. */
type Unvalidated<Search> = { [Key in keyof Search]?: unknown }

/**
 * `validateSearch` of a route: declares what a link may put into its query. The query itself stays as typed, so that the
 * loader can answer 404 for invalid values.
 */
export const searchInput =
  <Search>() =>
  (search: Search & SearchSchemaInput): Unvalidated<Search> =>
    search

/**
 * The named parameters of a query. The data of a page depends on no others, because the edge renders a shared page
 * without the parameters that the page does not know (decision 049). Their order is that of the names. The number of a link is
 * text, as in its address: otherwise a page that was preloaded is loaded again by the click.
 */
export const knownSearch = (search: Readonly<Record<string, unknown>>, ...names: string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, textOf(search[name])]))

const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** Id of an entry in a link: a number from a list, or text. */
export type EntryId = number | string

/** Part of a list's query: the position where it continues. */
export interface ListSearch {
  page?: string
  cursor?: string
}
