import type { Context, MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Whether the request asks for a page to look at, rather than for a script, a picture or data. */
export function asksForDocument(c: Context<Edge>): boolean {
  const destination = c.req.header('Sec-Fetch-Dest')
  if (destination) return destination === 'document' || destination === 'iframe' || destination === 'frame'
  const accept = c.req.header('Accept') ?? '*/*'
  const named = /\.[a-z0-9]{1,8}$/i.test(c.req.path)
  return accept.includes('text/html') || (accept.includes('*/*') && !named)
}

/**
 * The last step before pages: what cannot be a page is answered in plain text. Another method is 405; the API prefix,
 * the assets folder (a file that exists was answered before the worker ran) and Start's server functions, of which
 * there are none, are 404.
 */
export function documentsOnly(): MiddlewareHandler<Edge> {
  return async function documentsOnly(c, next) {
    // Vite's dev server keeps its modules under addresses of its own, which never reach this step.
    if (/^\/(api|assets|_serverFn)(\/|$)/i.test(c.req.path)) return c.text('Not found', 404)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    return next()
  }
}
