import { groupsOf, loadVocabulary, type ResultGroup, type SearchScope, searchMain, searchSite, siteIndex } from './results'

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
  const { vocabulary } = await loadVocabulary(scope.locale)
  const [site, main] = await Promise.all([
    searchSite(siteIndex(scope), query, scope, maxPages, vocabulary).catch(() => undefined),
    searchMain(query, scope.locale, vocabulary)
  ])
  return {
    groups: groupsOf(site ?? [], main ?? []),
    missing: [...(site ? [] : (['site'] as const)), ...(main ? [] : (['main'] as const))]
  }
}
