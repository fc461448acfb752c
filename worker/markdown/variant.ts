import type { MiddlewareHandler } from 'hono'
import { pageOfMarkdown } from '../../src/contract/edge-addresses'
import { publicLocales } from '../../src/contract/guards'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { contextOf, type RenderPage, secondsToRetry } from '../render'

/** A robot's user agent makes the renderer send the whole page without streaming. */
const robot = 'Galaxy-Markdown-Robot'

/**
 * Answers a page's Markdown, converted from the page of a logged-out visitor. 404 for an unknown page, a page that requires a
 * login, and one that does not exist in the requested language.
 */
export function markdownVariant(
  env: Env,
  renderPage: RenderPage,
  guardedPaths?: Readonly<Record<string, string>>
): MiddlewareHandler<Edge> {
  return async function markdownVariant(c, next) {
    const address = new URL(c.get('shared')?.address ?? c.req.url)
    const path = pageOfMarkdown(address.pathname)
    if (path === undefined) return next()
    address.pathname = path
    const locale = c.get('locale')
    const none = () => c.text('Not found', 404)
    if (path.includes('//') || !publicLocales(decodedPath(address.href), guardedPaths).includes(locale)) return none()

    const request = new Request(address, { headers: { Accept: 'text/html', 'User-Agent': robot }, signal: c.req.raw.signal })
    const visitor = { locale, loggedIn: false, hasExamToken: false }
    const page = await renderPage(request, { ...contextOf(c, env), visitor })
    const html = await page.text()
    const status = c.get('pageStatus')
    if (status === 503) return c.text('Unavailable', 503, { 'Retry-After': secondsToRetry })
    if (status === 404 || page.status !== 200 || !page.headers.get('Content-Type')?.startsWith('text/html')) return none()
    // Loaded on demand, so that pages do not load the parser.
    const { convertPage } = await import('./convert')
    const variant = convertPage(html)
    if (!variant) return none()
    return c.body(variant.markdown, 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${variant.canonical}>; rel="canonical"`
    })
  }
}
