import { useEffect, useRef, useState } from 'react'

interface Options<Page> {
  /** Count of entries that are shown. */
  count: number
  /** Fetches the page that begins at the cursor. A failure is shown at the button. */
  fetchOlder: (before: string) => Promise<Page>
  /** Adds the page to the entries. */
  onLoaded: (page: Page) => void
}

/** Loads older entries of a log below the newest ones, for a button at the end of the list. */
export function useOlderEntries<Page>({ count, fetchOlder, onLoaded }: Options<Page>) {
  const list = useRef<HTMLOListElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  /** Count of entries before the older ones were loaded. */
  const countBefore = useRef<number>(undefined)

  // The first new entry takes the focus, because the button has moved or disappeared.
  useEffect(() => {
    const first = countBefore.current === undefined ? null : list.current?.children[countBefore.current]
    if (first instanceof HTMLElement && count > 0) first.focus({ preventScroll: true })
    countBefore.current = undefined
  }, [count])

  async function loadOlder(before: string) {
    if (state === 'loading') return
    setState('loading')
    try {
      const page = await fetchOlder(before)
      countBefore.current = count
      onLoaded(page)
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return { list, state, loadOlder }
}
