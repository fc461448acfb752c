import type { Context, MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Content types of pages, their Markdown, feeds and other machine-readable text. */
const types = /^(text\/(html|markdown|plain)|application\/(atom\+)?xml)\b/

export const isPage = ({ headers }: Response): boolean => types.test(headers.get('Content-Type') ?? '')

/** Pages depend on cookies, so only the visitor's own browser may store them, and it must revalidate them each time. */
export function setPageHeaders(c: Context<Edge>): void {
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Cookie')
}

/** Sets the headers of every page except error pages. Earlier middleware sets stricter ones for pages with a token or preview. */
export function pageHeaders(): MiddlewareHandler<Edge> {
  return async function pageHeaders(c, next) {
    await next()
    if (!c.error && isPage(c.res)) setPageHeaders(c)
  }
}
