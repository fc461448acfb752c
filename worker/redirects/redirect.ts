import type { Context } from 'hono'
import type { RedirectStatusCode } from 'hono/utils/http-status'
import type { RedirectReason } from '../../src/contract/redirects'
import type { Edge } from '../edge'

/**
 * Redirects and records target and reason for the access log. All redirects of the edge and the app use this function.
 * @param to an address of this site
 */
export function redirect(c: Context<Edge>, to: string, reason: RedirectReason, status: RedirectStatusCode = 302): Response {
  c.set('redirected', { to, reason })
  return c.redirect(to, status)
}
