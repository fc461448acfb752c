import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loginDestination } from '~/contract/guards'
import { accountModalStore, openAccountModal, requireLogin } from '~/lib/account-modal'
import { reportPageView, withoutQuery } from '~/lib/analytics'
import { ApiError, onApiError } from '~/lib/api'
import { reloadOnFailedChunk } from '~/lib/chunk-reload'
import { consumeLoginDestination, continueAfterLogin, leaveGuardedPage } from '~/lib/guarded-page'
import { currentLocale } from '~/lib/locale'
import { prefetchVisibleLinks } from '~/lib/prefetch'
import { currentUserPath, endSession, onSessionEvent, sessionStore, syncSession } from '~/lib/session'
import { followSystemTheme } from '~/lib/theme'
import { showToast } from '~/lib/toasts'
import { currentVisitor } from '~/lib/visitor'
import { m } from '~/paraglide/messages'

/** What the shell does in the browser besides rendering, for as long as the visit lasts. */
export function useShellEffects(): void {
  const router: AnyRouter = useRouter()
  useEffect(() => {
    const stops = [
      followSystemTheme(),
      onApiError((error, path) => showFailure(router, error, path)),
      reloadOnFailedChunk(() => router.state.isLoading || accountModalStore.state.panel !== undefined),
      followPages(router),
      onSessionEvent((event) => followSession(router, true, event === 'lost'))
    ]
    const onVisible = () => {
      // After what other tabs have said meanwhile, which a tab that was frozen hears only now.
      if (document.visibilityState === 'visible') setTimeout(() => comeBack(router))
    }
    // A page that was kept as it was left: anything may have happened since.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && followSession(router, true)
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onPageShow)
    syncSession()
    const destination = consumeLoginDestination(router)
    if (destination && !sessionStore.state.loggedIn) requireLogin(destination)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onPageShow)
    }
  }, [router])
}

/** Who comes back to a tab whose session ran out meanwhile, the cookies with it, is told so as current-user would. */
function comeBack(router: AnyRouter): void {
  if (sessionStore.state.loggedIn && !currentVisitor().loggedIn) {
    showFailure(router, new ApiError(403, m.service_session_expired()), currentUserPath)
  } else followSession(router, false)
}

/**
 * Does what a login or logout elsewhere means for this tab: a guarded page leads home, and a login that is asked for is
 * done. `restart`: it may be somebody else who is logged in now. `isLost`: nobody has logged out, so a guarded page stays
 * under the login, with what was typed in it.
 */
function followSession(router: AnyRouter, restart: boolean, isLost = false): void {
  const before = sessionStore.state.loggedIn
  syncSession(restart)
  const { loggedIn } = sessionStore.state
  if (before && !loggedIn && isLost && loginDestination(router.state.location.pathname)) askToLogIn()
  else if (before && !loggedIn) void leaveGuardedPage(router)
  else if (!before && loggedIn && accountModalStore.state.panel === 'login') void continueAfterLogin(router)
  else if (restart) void router.invalidate()
}

/**
 * Shows the text of a failed call. A 403 ends the session and opens login (spec §4, §7): that of current-user leads home
 * (spec §8) and, after logging in, back to a page for people logged in; that of any other call leaves the page as it is
 * under the login, with what was typed in it. A modal that is already open stays as it is, too.
 */
function showFailure(router: AnyRouter, error: ApiError, path: string): void {
  const isOpen = accountModalStore.state.panel !== undefined
  // Of several calls that meet the end of the session, one tells it.
  const isTold = error.status === 403 && isOpen && !sessionStore.state.loggedIn
  if (!isTold) showToast({ tone: 'error', text: error.text })
  if (error.status !== 403) return
  if (!isTold) endSession('lost')
  askToLogIn()
  if (path !== currentUserPath) return
  const { pathname, href } = router.state.location
  if (loginDestination(pathname) && accountModalStore.state.panel === 'login') requireLogin(href)
  if (pathname === '/') void router.invalidate()
  else void router.navigate({ to: '/' })
}

/** Opens login, unless a modal is open already: that stays as it is. */
function askToLogIn(): void {
  if (accountModalStore.state.panel === undefined) openAccountModal('login')
}

/**
 * Reports each page that is shown, and prefetches what its links lead to: once, however often the page is loaded again, which one
 * that waits for main is every few seconds.
 */
function followPages(router: AnyRouter): () => void {
  let path: string | undefined
  let prefetched = new Set<string>()
  let stopPrefetch = () => {}
  const onPage = (pathname: string) => {
    if (pathname !== path) prefetched = new Set()
    stopPrefetch()
    stopPrefetch = prefetchVisibleLinks(prefetched, (address) => void prefetch(router, address))
    if (pathname === path) return
    reportPageView({ path: pathname, locale: currentLocale(), referrer: path ?? withoutQuery(document.referrer) })
    path = pathname
  }
  onPage(location.pathname)
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => onPage(toLocation.pathname))
  return () => {
    stopPrefetch()
    unsubscribe()
  }
}

async function prefetch(router: AnyRouter, address: string): Promise<void> {
  const { pathname, search } = new URL(address, location.origin)
  try {
    await router.preloadRoute({ to: pathname, search: router.options.parseSearch?.(search) ?? {} })
  } catch {
    // Only a prefetch: the page is asked for again when it is wanted.
  }
}
