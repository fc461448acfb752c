import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pendingMinimum } from '~/contract/limits'
import { m } from '~/paraglide/messages'

/** Milliseconds before the bar appears. */
const showDelay = 120

/** A thin progress bar while a page loads. Once visible it stays for `pendingMinimum`, so that it does not flicker. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isShown, setShown] = useState(false)
  const visibleSince = useRef(0)

  // Measured from the commit, which on a busy machine is well after the state update.
  useEffect(() => {
    if (isShown) visibleSince.current = Date.now()
  }, [isShown])

  useEffect(() => {
    if (isLoading === isShown) return
    const wait = isLoading ? showDelay : Math.max(0, visibleSince.current + pendingMinimum - Date.now())
    const timer = setTimeout(() => setShown(isLoading), wait)
    return () => clearTimeout(timer)
  }, [isLoading, isShown])

  return (
    <div className="pending" role="status" data-shown={isShown || undefined}>
      {isShown && <span className="vh">{m.shell_loading()}</span>}
    </div>
  )
}
