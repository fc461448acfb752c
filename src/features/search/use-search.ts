import { useEffect, useRef, useState } from 'react'
import { type SearchScope, type ShownGroup, searchMain, searchSite, siteIndex } from './answer'
import type { SearchIndex } from './search-index'

/** What is known of a query so far. */
export interface SearchState {
  /** The query that this is about; the groups of an earlier one stay until there are others. */
  query: string
  groups: readonly ShownGroup[]
  /** The site's own index has answered, or could not be read. */
  isDone: boolean
  isFailed: boolean
  /** The main service could not be asked. */
  isMainAway: boolean
}

const nothing: SearchState = { query: '', groups: [], isDone: true, isFailed: false, isMainAway: false }

/** Milliseconds without a key until a query is asked. */
const pause = 140
/** Pages of the site, and entries of the main service of each kind, that the dialog shows. */
const shown = { pages: 8, entries: 3 }

/** Searches while somebody types: what the site has as soon as it is there, then what main has. */
export function useSearch({ locale, version }: SearchScope, typed: string): SearchState {
  const [state, setState] = useState<SearchState>(nothing)
  const index = useRef<{ index: SearchIndex; of: string }>(undefined)
  const query = typed.trim()

  useEffect(() => {
    if (query === '') {
      setState(nothing)
      return
    }
    const scope = { locale, version }
    const of = `${locale} ${version}`
    if (index.current?.of !== of) index.current = { index: siteIndex(scope), of }
    const { index: opened } = index.current
    let isWanted = true
    const ask = async () => {
      const main = searchMain(query, locale)
      const site = await searchSite(opened, query, scope, shown.pages).catch(() => undefined)
      if (!isWanted) return
      const partly = { query, groups: site ?? [], isDone: true, isFailed: site === undefined, isMainAway: false }
      setState(partly)
      const entries = await main
      if (!isWanted) return
      const further = (entries ?? []).map(({ group, hits }) => ({ group, hits: hits.slice(0, shown.entries) }))
      setState({ ...partly, groups: [...partly.groups, ...further], isMainAway: entries === undefined })
    }
    setState((before) => ({ ...before, query, isDone: false }))
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [query, locale, version])

  return state
}
