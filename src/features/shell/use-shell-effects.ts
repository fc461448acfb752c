import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressAfterLogin, loginDestination } from '~/contract/guards'
import { accountModalStore, openAccountModal, requireLogin } from '~/lib/account-modal'
import { reportPageView, withoutQuery } from '~/lib/analytics'
import { ApiError, onApiError } from '~/lib/api'
import { reloadOnFailedChunk } from '~/lib/chunk-reload'
import { currentUserCall } from '~/lib/current-user-call'
import { consumeLoginDestination, leaveGuardedPage } from '~/lib/guarded-page'
import { currentLocale } from '~/lib/locale'
import { prefetchVisibleLinks } from '~/lib/prefetch'
import { navigateWithReason } from '~/lib/redirect'
import { endSession, onSessionEvent, sessionStore, syncSession } from '~/lib/session'
import { followSystemTheme } from '~/lib/theme'
import { showToast } from '~/lib/toasts'
import { currentVisitor } from '~/lib/visitor'
import { m } from '~/paraglide/messages'
import { replayEarlyInput } from './early-input'
import { handOverProgress } from './hand-over-progress'
import { loadAccountModal } from './load-account-modal'

/** Side effects of the shell in the browser. */
export function useShellEffects(): void {
  const router: AnyRouter = useRouter()
  useEffect(() => {
    const stops = [
      () => followSystemTheme(),
      () => onApiError((error, call) => showFailure(router, error, call)),
      () => reloadOnFailedChunk(router),
      () => trackPages(router),
      () => handOverProgress(),
      () => onSessionEvent((event) => applySessionChange(router, true, event === 'lost'))
    ].flatMap(begun)
    const onVisible = () => {
      // Runs after pending messages from other tabs, which a frozen tab receives only now.
      if (document.visibilityState === 'visible') setTimeout(() => onTabVisible(router))
    }
    // A page from the back-forward cache: the session may have changed since.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && applySessionChange(router, true)
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onPageShow)
    syncSession()
    replayEarlyInput()
    const destination = consumeLoginDestination(router)
    if (destination && !sessionStore.state.loggedIn) requireLogin(destination)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onPageShow)
    }
  }, [router])
}

/** Starts an effect. One that throws, as when a blocker has replaced a function of the browser, must not stop the others. */
function begun(start: () => () => void): (() => void)[] {
  try {
    return [start()]
  } catch (error) {
    reportError(error)
    return []
  }
}

/** A tab restored after its session expired shows the same notice as a failed current-user call. */
function onTabVisible(router: AnyRouter): void {
  if (sessionStore.state.loggedIn && !currentVisitor().loggedIn) {
    showFailure(router, new ApiError(403, m.service_session_expired()), currentUserCall)
  } else applySessionChange(router, false)
}

/**
 * Applies a login or logout from another tab: navigates home from a guarded page, or closes a login modal that is no longer
 * needed. `restart`: another user may be logged in. `isLost`: the session expired without a logout, so a guarded page and its
 * form input stay under the login modal.
 */
function applySessionChange(router: AnyRouter, restart: boolean, isLost = false): void {
  const before = sessionStore.state.loggedIn
  syncSession(restart)
  const { loggedIn } = sessionStore.state
  if (before && !loggedIn && isLost && loginDestination(router.state.location.pathname)) openLogin()
  else if (before && !loggedIn) void leaveGuardedPage(router)
  else if (!before && loggedIn && accountModalStore.state.panel === 'login')
    void loadAccountModal().then(({ continueAfterLogin }) => continueAfterLogin(router))
  else if (restart) void router.invalidate()
}

/**
 * Shows the error of a failed call. A 403 ends the session and opens login (spec §4, §7): from current-user it navigates home
 * (spec §8) and returns to a page that requires login afterwards; from any other call the page and its form input stay under
 * the modal. An open modal stays as it is.
 */
function showFailure(router: AnyRouter, error: ApiError, call: string): void {
  const isOpen = accountModalStore.state.panel !== undefined
  // If several calls fail because the session ended, only one shows it.
  const isDuplicate = error.status === 403 && isOpen && !sessionStore.state.loggedIn
  if (!isDuplicate) showToast({ tone: 'error', text: error.text })
  if (error.status !== 403) return
  if (!isDuplicate) endSession('lost')
  openLogin()
  if (call !== currentUserCall) return
  const next = addressAfterLogin(router.state.location)
  if (next && accountModalStore.state.panel === 'login') requireLogin(next)
  if (router.state.location.pathname === '/') void router.invalidate()
  else void navigateWithReason(router, { to: '/' }, 'session-expired')
}

/** Opens login unless a modal is already open. */
function openLogin(): void {
  if (accountModalStore.state.panel === undefined) openAccountModal('login')
}

/**
 * Reports each page view and prefetches the page's links. Reloading the same page, as a page waiting for main does every few
 * seconds, does not count again.
 */
function trackPages(router: AnyRouter): () => void {
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
    // A failed prefetch is ignored: the page loads again when the visitor opens it.
  }
}
