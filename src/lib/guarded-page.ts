import type { AnyRouter } from '@tanstack/react-router'
import { nextCookie } from '~/contract/cookies'
import { loginDestination, mayPass } from '~/contract/guards'
import { accountModalStore, closeAccountModal } from './account-modal'
import { focusAccountIfLost } from './focus-account'
import { tellIfForeign } from './foreign-page'
import { hasRoute } from './has-route'
import { currentVisitor, readCookie } from './visitor'

/** Leads home from a page that the visitor may not see any more (spec §2). */
export async function leaveGuardedPage(router: AnyRouter): Promise<void> {
  if (!mayPass(router.state.location.pathname, currentVisitor())) await router.navigate({ to: '/' })
}

/** Closes the modal once somebody has logged in, and goes on to where they were going or on with the page they are on. */
export async function continueAfterLogin(router: AnyRouter): Promise<void> {
  const { next } = accountModalStore.state
  closeAccountModal()
  if (next === undefined) await router.invalidate()
  else await router.navigate({ href: next })
  focusAccountIfLost()
}

/**
 * Where the edge sent a visitor home from, to log in first, with the query and the fragment. It is told once: the cookie is
 * taken away. Only a path that the table of guards holds, and that a page answers, is believed: a cookie can be written by
 * others.
 */
export function takeDestination(router: AnyRouter): string | undefined {
  const written = readCookie(nextCookie)
  if (written === undefined) return undefined
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${nextCookie}=; Path=/; Max-Age=0`
  const [path = '', ...query] = decoded(written).split(/(?=\?)/)
  tellIfForeign(path)
  const destination = loginDestination(path)
  if (destination === undefined || !hasRoute(router, destination)) return undefined
  // The edge never sees a fragment; the browser has carried it over the redirect.
  return destination + query.join('') + location.hash
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
