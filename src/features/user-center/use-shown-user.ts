import { useEffect, useState } from 'react'
import type { CurrentUser } from '~/contract/account'
import { loadCurrentUser, sessionStore, useSession } from '~/lib/session'

interface ShownUser {
  /** Who is logged in, or was until the session was lost. Undefined while that is being asked, and where it failed. */
  user: CurrentUser | undefined
  /** Another number after each login over this page; undefined while it is being asked who is logged in. */
  login: number | undefined
  /** It could not be found out who is logged in. */
  hasFailed: boolean
  /** Asks again. */
  retry: () => void
}

/**
 * Who the page is about. A session that is lost leaves the page as it is, so that what was typed can be sent after logging
 * in again (spec §4); for another person the shell makes the whole page anew.
 */
export function useShownUser(): ShownUser {
  const { loggedIn, user } = useSession()
  const [shown, setShown] = useState({ user, logins: 0, wasLost: false })
  const [hasFailed, setFailed] = useState(false)

  if (!loggedIn && shown.user && !shown.wasLost) setShown({ ...shown, wasLost: true })
  if (user && user !== shown.user) {
    setShown({ user, logins: shown.wasLost ? shown.logins + 1 : shown.logins, wasLost: false })
  }

  const ask = () => {
    setFailed(false)
    // The page shares the one question of the whole visit.
    void loadCurrentUser().then(() => setFailed(sessionStore.state.loggedIn && !sessionStore.state.user))
  }
  useEffect(ask, [])
  const isUnknown = hasFailed && !shown.user
  return { user: shown.user, login: isUnknown || shown.user ? shown.logins : undefined, hasFailed: isUnknown, retry: ask }
}
