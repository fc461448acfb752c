import { useEffect, useState } from 'react'
import type { CurrentUser } from '~/contract/account'
import { loadCurrentUser, sessionStore, useSession } from '~/lib/session'

interface PageUser {
  /** The logged-in user, or the last one after the session was lost. Undefined while loading or after a failure. */
  user: CurrentUser | undefined
  /** Counts logins over this page; undefined until the user is known. */
  loginCount: number | undefined
  /** The user could not be loaded. */
  hasFailed: boolean
  retry: () => void
}

/**
 * The user that the page is about. If the session is lost, the page keeps the user and the input, which can be sent after
 * logging in again (spec §4); if a different user logs in, the shell remounts the page.
 */
export function usePageUser(): PageUser {
  const { loggedIn, user } = useSession()
  const [page, setPage] = useState({ user, logins: 0, wasLost: false })
  const [hasFailed, setFailed] = useState(false)

  if (!loggedIn && page.user && !page.wasLost) setPage({ ...page, wasLost: true })
  if (user && user !== page.user) {
    setPage({ user, logins: page.wasLost ? page.logins + 1 : page.logins, wasLost: false })
  }

  const load = () => {
    setFailed(false)
    // Shares the request that the rest of the page uses.
    void loadCurrentUser().then(() => setFailed(sessionStore.state.loggedIn && !sessionStore.state.user))
  }
  useEffect(load, [])
  const isUnknown = hasFailed && !page.user
  return { user: page.user, loginCount: isUnknown || page.user ? page.logins : undefined, hasFailed: isUnknown, retry: load }
}
