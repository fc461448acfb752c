import type { AnyRouter } from '@tanstack/react-router'
import { nextCookie } from '~/contract/cookies'
import { loginDestination, refusingGuard } from '~/contract/guards'
import { hasRoute } from './has-route'
import { showNoticeIfOtherLanguage } from './other-language'
import { navigateWithReason } from './redirect'
import { currentVisitor, readCookie } from './visitor'

/** Navigates home from a page that requires login (spec §2). */
export async function leaveGuardedPage(router: AnyRouter): Promise<void> {
  const guard = refusingGuard(router.state.location.pathname, currentVisitor())
  if (guard) await navigateWithReason(router, { to: '/' }, guard)
}

/**
 * Reads and deletes the cookie with the address from which the edge redirected home, including query and fragment. Other code can
 * write cookies, so the path is accepted only if it is the destination of a login and has a route.
 */
export function consumeLoginDestination(router: AnyRouter): string | undefined {
  const cookie = readCookie(nextCookie)
  if (cookie === undefined) return undefined
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${nextCookie}=; Path=/; Max-Age=0`
  const [path = '', ...query] = decoded(cookie).split(/(?=\?)/)
  showNoticeIfOtherLanguage(path)
  const destination = loginDestination(path)
  if (destination === undefined || !hasRoute(router, destination)) return undefined
  // The edge never receives the fragment; browsers keep it across redirects.
  return destination + query.join('') + location.hash
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie)
  } catch {
    return ''
  }
}
