import type { Context } from 'hono'
import { isRedirectReason, redirectReasonHeader } from '../../src/contract/redirects'
import type { Edge } from '../edge'
import { redirect } from './redirect'
import { unmatched } from './unmatched'

const statuses = [301, 302, 303, 307, 308] as const

export const isRedirect = ({ status }: Response) => statuses.some((known) => known === status)

/**
 * Handles a redirect by the app or by the router. The app states its reason in a header; the router states none and has
 * two: a trailing slash in the path, and a query in a different notation.
 * @param rendering renders another address of the same request
 */
export async function appRedirect(
  c: Context<Edge>,
  response: Response,
  rendering: (address: URL) => Promise<Response> | Response
): Promise<Response> {
  await response.body?.cancel()
  const reason = reasonOf(response)
  if (reason === 'unmatched') return unmatched(c)
  const to = response.headers.get('Location') ?? '/'
  const status = statuses.find((known) => known === response.status)
  if (reason) return redirect(c, to, reason, status)
  const address = new URL(c.req.url)
  if (address.pathname === '/' || !address.pathname.endsWith('/')) return redirect(c, to, 'rewritten-query', status)

  // The router removes a trailing slash before it checks whether the page exists, so that is checked here first.
  address.pathname = address.pathname.replace(/\/+$/, '')
  const page = await rendering(address)
  await page.body?.cancel()
  return reasonOf(page) === 'unmatched' ? unmatched(c) : redirect(c, to, 'trailing-slash', status)
}

function reasonOf({ headers }: Response) {
  const stated = headers.get(redirectReasonHeader)
  return stated !== null && isRedirectReason(stated) ? stated : undefined
}
