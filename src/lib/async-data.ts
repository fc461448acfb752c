import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from './api'

/** What a part of a page has of its data. `missing`: the API does not have the call or the entry (404). */
export type AsyncData<Data> = { state: 'loading' | 'failed' | 'missing' } | { state: 'ready'; data: Data }

/**
 * Data that the browser fetches each time `load` is called, by the function of the latest render: the end of a long upload does not
 * bring back the data of an earlier filter. Loaded data stays visible during a reload and after it fails; `update` changes it
 * locally.
 */
export function useAsyncData<Data>(fetchData: () => Promise<Data>) {
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
      if (request === latest.current) setResult({ state: 'ready', data })
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
 * Data that is loaded with the page.
 * @param fetchData must be stable: a function of the module, or memoized. Another one loads again
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
