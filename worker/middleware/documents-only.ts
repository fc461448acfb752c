import type { Context, MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Whether the request navigates to a page, rather than fetching a script, an image or data. */
export function asksForDocument(c: Context<Edge>): boolean {
  const destination = c.req.header('Sec-Fetch-Dest')
  if (destination) return destination === 'document' || destination === 'iframe' || destination === 'frame'
  const accept = c.req.header('Accept') ?? '*/*'
  const named = /\.[a-z0-9]{1,8}$/i.test(c.req.path)
  return accept.includes('text/html') || (accept.includes('*/*') && !named)
}

/**
 * The last step before pages answers in plain text what cannot be a page. Other methods get 405; the API prefix, the
 * assets folder (existing files are served before the worker runs) and Start's server functions, of which there are none,
 * get 404.
 */
export function documentsOnly(): MiddlewareHandler<Edge> {
  return async function documentsOnly(c, next) {
    // The development server serves its modules from other addresses, which never reach this step.
    if (/^\/(api|assets|_serverFn)(\/|$)/i.test(c.req.path)) return c.text('Not found', 404)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    return next()
  }
}
