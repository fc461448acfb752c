import type { Context, MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Whether the request navigates to a page, rather than fetching a script, an image or data. */
export function asksForDocument(c: Context<Edge>): boolean {
  const destination = c.req.header('Sec-Fetch-Dest')
  if (destination) return destination === 'document' || destination === 'iframe' || destination === 'frame'
  const accept = c.req.header('Accept') ?? '*/*'
  const hasExtension = /\.[a-z0-9]{1,8}$/i.test(c.req.path)
  return accept.includes('text/html') || (accept.includes('*/*') && !hasExtension)
}

/**
 * Answers requests that cannot be for a page in plain text: 405 for other methods; 404 for the API prefix, missing assets
 * (existing ones are served before the worker runs) and Start's server functions, which the site does not use.
 */
export function documentsOnly(): MiddlewareHandler<Edge> {
  return async function documentsOnly(c, next) {
    // The development server serves modules under other paths, which never reach this middleware.
    if (/^\/(api|assets|_serverFn)(\/|$)/i.test(c.req.path)) return c.text('Not found', 404)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    return next()
  }
}
