import { browserDataTimeout } from '~/contract/limits'
import { groupsOf, openVocabulary, type ResultGroup, type SearchScope, searchMain, searchSite, siteIndex } from './results'

export interface SearchAnswer {
  groups: readonly ResultGroup[]
  /** Sources that failed: the site's index or main. */
  missing: readonly ('site' | 'main')[]
}

/**
 * Searches the site and main at once.
 * @param maxPages maximum of pages of the site
 */
export async function searchEverything(query: string, scope: SearchScope, maxPages: number): Promise<SearchAnswer> {
  // A browser's answer takes the way to the edge and back; the edge ends a hanging main.
  const vocabulary = await openVocabulary(scope.locale)(import.meta.env.SSR ? undefined : browserDataTimeout)
  const [site, main] = await Promise.all([
    searchSite(siteIndex(scope), query, scope, maxPages, vocabulary).catch(() => undefined),
    searchMain(query, scope.locale, vocabulary)
  ])
  return {
    groups: groupsOf(site ?? [], main ?? []),
    missing: [...(site ? [] : (['site'] as const)), ...(main ? [] : (['main'] as const))]
  }
}
