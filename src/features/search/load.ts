import * as v from 'valibot'
import { type DocumentsVersion, documentsVersion, documentsVersions, maxQueryLength } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { edgeContext } from '~/lib/edge-context'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'
import { type SearchAnswer, searchEverything } from './search-everything'

/** Query of `/search`; without `q` the page shows only the form. */
const searchSchema = v.object({
  // Only the beginning of a long query is searched, such as a pasted paragraph.
  q: v.optional(
    v.pipe(
      v.string(),
      // In UTF-16 units, as main counts them, without half of a pair.
      v.transform((text) =>
        text
          .trim()
          .slice(0, maxQueryLength)
          .replace(/[\ud800-\udbff]$/, '')
          .trim()
      )
    ),
    ''
  ),
  version: v.optional(v.picklist(documentsVersions), documentsVersion)
})

/** Maximum of site pages in the results. */
const maxPages = 30

export interface SearchPageData extends SearchAnswer {
  query: string
  version: DocumentsVersion
  head: { title: string; description: string }
  /** No language, so search engines do not index it: results only repeat other pages. */
  languages: readonly []
}

/** Loads the results page. It works without scripts, and shows the site's own results if main is unavailable. */
export async function loadSearchPage(search: Readonly<Record<string, unknown>>, locale: Locale): Promise<SearchPageData> {
  const { q: query, version } = validOrNotFound(searchSchema, search)
  const page = {
    query,
    version,
    head: { title: m.search_title({}, { locale }), description: m.search_description({}, { locale }) },
    languages: []
  } as const
  if (query === '') return { ...page, groups: [], missing: [] }
  const answer = await searchEverything(query, { locale, version }, maxPages)
  if (answer.missing.length > 0) edgeContext()?.reportFallback()
  return { ...page, ...answer }
}
