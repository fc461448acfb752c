import type { Context } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import type { RedirectReason } from '../../src/contract/redirects'
import type { Edge } from '../edge'

/**
 * Every redirect of the edge and of the app goes through here, so that the access log has its target and reason.
 * @param to an address of this site
 */
export function redirect(c: Context<Edge>, to: string, reason: RedirectReason, status: RedirectStatusCode = 302): Response {
  c.set('redirected', { to, reason })
  return c.redirect(to, status)
}
