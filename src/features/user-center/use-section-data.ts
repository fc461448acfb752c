import { useRef, useState } from 'react'
import { ApiError } from '~/lib/api'

/** Loading state of a section's data. `missing`: passport does not implement the call. */
export type SectionData<Data> = { state: 'loading' | 'failed' | 'missing' } | { state: 'ready'; data: Data }

/** Sections show their own load errors, so only a 403 shows a toast and opens login (spec §4). */
export const shownInSection = { suppressErrorToast: ({ status }: ApiError) => status !== 403 }

/** Loads one section's data. Loaded data stays visible during a reload and after it fails. `update` changes the data locally. */
export function useSectionData<Data>(fetchData: () => Promise<Data>) {
  const [result, setResult] = useState<SectionData<Data>>({ state: 'loading' })
  const latest = useRef(0)

  async function load() {
    const request = ++latest.current
    setResult((before) => (before.state === 'ready' ? before : { state: 'loading' }))
    try {
      const data = await fetchData()
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
