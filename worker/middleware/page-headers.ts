import type { Context, MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Content types of pages, their Markdown, feeds and other text for machines. */
const types = /^(text\/(html|markdown|plain)|application\/(atom\+)?xml)\b/

export const isPage = ({ headers }: Response): boolean => types.test(headers.get('Content-Type') ?? '')

/** A page depends on cookies, so only the visitor's own browser may store it, and must revalidate it each time. */
export function setPageHeaders(c: Context<Edge>): void {
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Cookie')
}

/**
 * Sets the headers of every page; an error page has its own. Steps before this one are stricter about the page of a visitor with a token
 * or a preview.
 */
export function pageHeaders(): MiddlewareHandler<Edge> {
  return async function pageHeaders(c, next) {
    await next()
    if (!c.error && isPage(c.res)) setPageHeaders(c)
  }
}
