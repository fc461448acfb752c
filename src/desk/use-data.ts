import { useCallback, useEffect, useRef, useState } from 'react'

/** What a page has of its data. Loaded data stays visible during a reload and after it fails. */
export type PageData<Data> = { state: 'loading' | 'failed' } | { state: 'ready'; data: Data }

/**
 * Loads the data of a page in the browser. Failures show the usual toast, so a page only offers to try again.
 * @param fetchData must be stable: a function of the module, or memoized
 */
export function useData<Data>(fetchData: () => Promise<Data>) {
  const [result, setResult] = useState<PageData<Data>>({ state: 'loading' })
  const latest = useRef(0)

  const load = useCallback(async () => {
    const request = ++latest.current
    try {
      const data = await fetchData()
      // A later request has superseded this one.
      if (request === latest.current) setResult({ state: 'ready', data })
    } catch {
      if (request === latest.current) setResult((before) => (before.state === 'ready' ? before : { state: 'failed' }))
    }
  }, [fetchData])

  useEffect(() => {
    void load()
  }, [load])

  return { result, load }
}
