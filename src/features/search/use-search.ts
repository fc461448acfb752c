import { useEffect, useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'
import {
  groupsOf,
  openVocabulary,
  type ResultGroup,
  type ResultHit,
  type SearchScope,
  searchMain,
  searchSite,
  siteIndex
} from './results'
import type { SearchIndex } from './search-index'

/** State of the search. */
export interface SearchState {
  /** The query; the groups of an earlier one stay until its results arrive. */
  query: string
  /** The query that the groups answer. */
  answered: string
  groups: readonly ResultGroup[]
  /** The site's index has been searched or has failed. */
  isDone: boolean
  isFailed: boolean
  /** Main could not be searched. */
  isMainUnavailable: boolean
}

const nothing: SearchState = { query: '', answered: '', groups: [], isDone: true, isFailed: false, isMainUnavailable: false }

/** Debounce in milliseconds. */
const debounce = 140
/** Maximum of site pages, and of main's entries of each kind, in the dialog. */
const limits = { pages: 8, entries: 3 }

/** The first entries of each kind. */
const firstOfKinds = (entries: readonly ResultHit[]): ResultHit[] =>
  entries.filter(({ kind }, index) => entries.slice(0, index).filter((before) => before.kind === kind).length < limits.entries)

/** Searches while typing: shows the site's results first, then adds main's. */
export function useSearch({ locale, version }: SearchScope, input: string): SearchState {
  const [state, setState] = useState<SearchState>(nothing)
  const index = useRef<{ index: SearchIndex; of: string }>(undefined)
  const vocabulary = useRef<{ read: ReturnType<typeof openVocabulary>; of: Locale }>(undefined)
  const query = input.trim()

  useEffect(() => {
    if (query === '') {
      setState(nothing)
      return
    }
    const scope = { locale, version }
    const of = `${locale} ${version}`
    if (index.current?.of !== of) index.current = { index: siteIndex(scope), of }
    if (vocabulary.current?.of !== locale) vocabulary.current = { read: openVocabulary(locale), of: locale }
    const { index: opened } = index.current
    const { read: readVocabulary } = vocabulary.current
    let isCurrent = true
    const run = async () => {
      const words = await readVocabulary()
      const main = searchMain(query, locale, words)
      const site = await searchSite(opened, query, scope, limits.pages, words).catch(() => undefined)
      if (!isCurrent) return
      const siteResults = { query, answered: query, isFailed: site === undefined, isMainUnavailable: false }
      // Whether anything was found is known when both have answered.
      if (site?.length) setState({ ...siteResults, groups: groupsOf(site, []), isDone: true })
      const entries = await main
      if (!isCurrent) return
      const groups = groupsOf(site ?? [], firstOfKinds(entries ?? []))
      setState({ ...siteResults, groups, isDone: true, isMainUnavailable: entries === undefined })
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
