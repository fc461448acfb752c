import type { SearchSchemaInput } from '@tanstack/react-router'

/** A query before its loader has judged it: the same keys, and whatever a visitor typed. */
type Unvalidated<Search> = { [Key in keyof Search]?: unknown }

/**
 * `validateSearch` of a route: declares what a link may put into its query. The query itself stays as it was typed, so that the
 * loader can answer 404 for what it does not accept.
 */
export const searchInput =
  <Search>() =>
  (search: Search & SearchSchemaInput): Unvalidated<Search> =>
    search

/** An entry of main, as its list gives it or as text. */
export type EntryId = number | string

/** Part of the query of a list: where it continues. */
export interface ListSearch {
  page?: string
  cursor?: string
}
