import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pendingMinimum } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import './pending-bar.css'

/** Milliseconds before a page that is on its way counts as slow. */
const patience = 120

/** A thin bar at the top while a page loads; once shown it stays for `pendingMinimum`, so that it cannot flicker. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)

  // Counted from when it is on the page, which on a busy machine is well after the state was set.
  useEffect(() => {
    if (isShown) shownAt.current = Date.now()
  }, [isShown])

  useEffect(() => {
    if (isLoading === isShown) return
    const wait = isLoading ? patience : Math.max(0, shownAt.current + pendingMinimum - Date.now())
    const timer = setTimeout(() => setShown(isLoading), wait)
    return () => clearTimeout(timer)
  }, [isLoading, isShown])

  return (
    <div className="pending" role="status" data-shown={isShown || undefined}>
      {isShown && <span className="vh">{m.shell_loading()}</span>}
    </div>
  )
}
