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

/** Id of an entry, as a number from a list or as text. */
export type EntryId = number | string

/** Part of a list's query: the position where it continues. */
export interface ListSearch {
  page?: string
  cursor?: string
}
