import { useEffect, useRef, useState } from 'react'
import { type ResultGroup, type SearchScope, searchMain, searchSite, siteIndex } from './results'
import type { SearchIndex } from './search-index'

/** State of the search. */
export interface SearchState {
  /** The query; the groups of an earlier query stay until its results arrive. */
  query: string
  groups: readonly ResultGroup[]
  /** The site's index has been searched or has failed. */
  isDone: boolean
  isFailed: boolean
  /** Main could not be searched. */
  isMainUnavailable: boolean
}

const nothing: SearchState = { query: '', groups: [], isDone: true, isFailed: false, isMainUnavailable: false }

/** Debounce in milliseconds. */
const debounce = 140
/** Maximum of site pages, and of main's entries of each kind, in the dialog. */
const limits = { pages: 8, entries: 3 }

/** Searches while typing: shows the site's results first, then adds main's. */
export function useSearch({ locale, version }: SearchScope, input: string): SearchState {
  const [state, setState] = useState<SearchState>(nothing)
  const index = useRef<{ index: SearchIndex; of: string }>(undefined)
  const query = input.trim()

  useEffect(() => {
    if (query === '') {
      setState(nothing)
      return
    }
    const scope = { locale, version }
    const of = `${locale} ${version}`
    if (index.current?.of !== of) index.current = { index: siteIndex(scope), of }
    const { index: opened } = index.current
    let isCurrent = true
    const run = async () => {
      const main = searchMain(query, locale)
      const site = await searchSite(opened, query, scope, limits.pages).catch(() => undefined)
      if (!isCurrent) return
      const siteResults = { query, groups: site ?? [], isDone: true, isFailed: site === undefined, isMainUnavailable: false }
      setState(siteResults)
      const entries = await main
      if (!isCurrent) return
      const further = (entries ?? []).map(({ group, hits }) => ({ group, hits: hits.slice(0, limits.entries) }))
      setState({ ...siteResults, groups: [...siteResults.groups, ...further], isMainUnavailable: entries === undefined })
    }
    setState((before) => ({ ...before, query, isDone: false }))
    const timer = setTimeout(() => void run(), debounce)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, locale, version])

  return state
}
