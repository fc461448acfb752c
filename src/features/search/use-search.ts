import { useEffect, useRef, useState } from 'react'
import { type SearchScope, type ShownGroup, searchMain, searchSite, siteIndex } from './answer'
import type { SearchIndex } from './search-index'

/** State of the search. */
export interface SearchState {
  /** The query; the groups of an earlier query stay until its results arrive. */
  query: string
  groups: readonly ShownGroup[]
  /** The site's index has been searched or has failed. */
  isDone: boolean
  isFailed: boolean
  /** Main could not be searched. */
  isMainAway: boolean
}

const nothing: SearchState = { query: '', groups: [], isDone: true, isFailed: false, isMainAway: false }

/** Debounce in milliseconds. */
const pause = 140
/** Maximum of site pages, and of main's entries of each kind, in the dialog. */
const shown = { pages: 8, entries: 3 }

/** Searches while typing: shows the site's results first, then adds main's. */
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
