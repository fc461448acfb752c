import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountModalStore, openAccountModal } from '~/lib/account-modal'
import { reportPageView, withoutQuery } from '~/lib/analytics'
import { type ApiError, onApiError } from '~/lib/api'
import { reloadOnFailedChunk } from '~/lib/chunk-reload'
import { currentLocale } from '~/lib/locale'
import { prefetchVisibleLinks } from '~/lib/prefetch'
import { endSession, sessionStore, syncSession } from '~/lib/session'
import { followSystemTheme } from '~/lib/theme'
import { showToast } from '~/lib/toasts'

/** What the shell does in the browser besides rendering, for as long as the visit lasts. */
export function useShellEffects(): void {
  const router: AnyRouter = useRouter()
  useEffect(() => {
    const stops = [
      followSystemTheme(),
      onApiError((error) => showFailure(router, error)),
      reloadOnFailedChunk(() => router.state.isLoading || accountModalStore.state.panel !== undefined),
      followPages(router)
    ]
    // Another tab may have logged in or out meanwhile.
    const onVisible = () => document.visibilityState === 'visible' && syncSession()
    document.addEventListener('visibilitychange', onVisible)
    syncSession()
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [router])
}

/**
 * Shows the text of a failed call; 403 ends the session and reopens login (spec §4, §7), and somebody whose session it
 * was goes home (spec §4, §8). A modal that is already open stays as it is, with what was typed.
 */
function showFailure(router: AnyRouter, error: ApiError): void {
  showToast({ tone: 'error', text: error.text })
  if (error.status !== 403) return
  const { loggedIn } = sessionStore.state
  endSession()
  if (accountModalStore.state.panel === undefined) openAccountModal('login')
  if (loggedIn && router.state.location.pathname !== '/') void router.navigate({ to: '/' })
  else void router.invalidate()
}

/** Reports each page that is shown, and prefetches what its links lead to. */
function followPages(router: AnyRouter): () => void {
  let path: string | undefined
  let stopPrefetch = () => {}
  const onPage = (pathname: string) => {
    stopPrefetch()
    stopPrefetch = prefetchVisibleLinks((address) => void prefetch(router, address))
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
