import { useRef, useState } from 'react'
import { ApiError } from '~/lib/api'

/** What a section knows of its data. `missing`: this account service does not have the call. */
export type Answer<Data> = { state: 'loading' | 'failed' | 'missing' } | { state: 'ready'; data: Data }

/**
 * One section's own request. What was shown stays while it is asked for again, and when that fails.
 * `change` changes what is shown without asking.
 */
export function useAnswer<Data>(fetchData: () => Promise<Data>) {
  const [answer, setAnswer] = useState<Answer<Data>>({ state: 'loading' })
  const latest = useRef(0)

  async function ask() {
    const asked = ++latest.current
    setAnswer((before) => (before.state === 'ready' ? before : { state: 'loading' }))
    try {
      const data = await fetchData()
      // An answer that was overtaken by a later question is not the newest.
      if (asked === latest.current) setAnswer({ state: 'ready', data })
    } catch (error) {
      if (asked !== latest.current) return
      const state = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'
      setAnswer((before) => (before.state === 'ready' ? before : { state }))
    }
  }

  const change = (next: (data: Data) => Data) =>
    setAnswer((before) => (before.state === 'ready' ? { state: 'ready', data: next(before.data) } : before))

  return { answer, ask, change }
}
