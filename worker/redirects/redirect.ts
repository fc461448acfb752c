import type { Context } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import type { RedirectReason } from '../../src/contract/redirects'
import type { Edge } from '../edge'

/**
 * Every redirect of the edge and of the app ends here, so that the access log can say where it leads and why.
 * @param to an address of this site
 */
export function redirect(c: Context<Edge>, to: string, reason: RedirectReason, status: RedirectStatusCode = 302): Response {
  c.set('redirected', { to, reason })
  return c.redirect(to, status)
}
