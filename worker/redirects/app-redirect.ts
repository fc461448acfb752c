import type { Context } from 'hono'
import { isRedirectReason, redirectReasonHeader } from '../../src/contract/redirects'
import type { Edge } from '../edge'
import { redirect } from './redirect'
import { unmatched } from './unmatched'

const statuses = [301, 302, 303, 307, 308] as const

export const isRedirect = ({ status }: Response) => statuses.some((known) => known === status)

/**
 * Handles a redirect by the app or by the router. The app states its reason in a header; the router states none and has
 * two: a trailing slash in the path, which only an unknown path still has here (`canonical-paths`), and a query in a different
 * notation.
 */
export async function appRedirect(c: Context<Edge>, response: Response): Promise<Response> {
  await response.body?.cancel()
  const reason = reasonOf(response)
  const { pathname } = new URL(c.req.url)
  if (reason === 'unmatched' || (!reason && pathname !== '/' && pathname.endsWith('/'))) return unmatched(c)
  const status = statuses.find((known) => known === response.status)
  return redirect(c, response.headers.get('Location') ?? '/', reason ?? 'rewritten-query', status)
}

function reasonOf({ headers }: Response) {
  const stated = headers.get(redirectReasonHeader)
  return stated !== null && isRedirectReason(stated) ? stated : undefined
}
