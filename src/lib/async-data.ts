import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from './api'

/** State of a page's data. `missing`: the API lacks the call or the entry (404). */
export type AsyncData<Data> = { state: 'loading' | 'failed' | 'missing' } | { state: 'ready'; data: Data }

/**
 * Data that the browser fetches at each call of `load`, with the latest render's function, so that a slow callback cannot load
 * with an outdated filter. Loaded data stays visible during a reload and after a failed one; `update` changes it locally.
 * @param merge what a reload shows; by default the reloaded data alone
 */
export function useAsyncData<Data>(
  fetchData: () => Promise<Data>,
  merge: (loaded: Data, reloaded: Data) => Data = (_, reloaded) => reloaded
) {
  const [result, setResult] = useState<AsyncData<Data>>({ state: 'loading' })
  const latest = useRef(0)
  const fetchLatest = useRef(fetchData)
  useEffect(() => {
    fetchLatest.current = fetchData
  })

  const load = async () => {
    const request = ++latest.current
    setResult((before) => (before.state === 'ready' ? before : { state: 'loading' }))
    try {
      const data = await fetchLatest.current()
      // A later request has superseded this one.
      if (request !== latest.current) return
      setResult((before) => ({ state: 'ready', data: before.state === 'ready' ? merge(before.data, data) : data }))
    } catch (error) {
      if (request !== latest.current) return
      const state = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'
      setResult((before) => (before.state === 'ready' ? before : { state }))
    }
  }

  const update = (next: (data: Data) => Data) =>
    setResult((before) => (before.state === 'ready' ? { state: 'ready', data: next(before.data) } : before))

  return { result, load, update }
}

/**
 * Data that is loaded when the component mounts.
 * @param fetchData must be stable (defined in the module or memoized); a new function triggers a reload
 */
export function useLoadedData<Data>(fetchData: () => Promise<Data>) {
  const { result, load } = useAsyncData(fetchData)
  const loadNow = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function fetches other data
  useEffect(() => {
    void loadNow()
  }, [fetchData])
  return { result, load }
}
