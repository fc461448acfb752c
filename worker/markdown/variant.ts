import type { MiddlewareHandler } from 'hono'
import { publicLocales } from '../../src/contract/guards'
import { decodedPath } from '../decoded-path'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { contextOf, type RenderPage } from '../render'

/** Has the whole page rendered at once: nobody waits for its first part. */
const robot = 'Galaxy-Markdown-Robot'

/** The page whose Markdown an address asks for (`/giProduct.md`, `/index.md`); undefined for every other address. */
export function pageOfVariant({ pathname }: URL): string | undefined {
  if (pathname === '/index.md') return '/'
  return /^(\/.*[^/])\.md$/.exec(pathname)?.[1]
}

/**
 * The Markdown of a page, made from the page itself as anybody sees it who is not logged in. There is none of what is no
 * page, of what only people logged in may see, and of what does not exist in the language of the request.
 */
export function markdownVariant(
  env: Env,
  renderPage: RenderPage,
  guardedPaths?: Readonly<Record<string, string>>
): MiddlewareHandler<Edge> {
  return async function markdownVariant(c, next) {
    const address = new URL(c.req.url)
    const path = pageOfVariant(address)
    if (path === undefined) return next()
    address.pathname = path
    const locale = c.get('locale')
    const none = () => c.text('Not found', 404)
    if (path.includes('//') || !publicLocales(decodedPath(address.href), guardedPaths).includes(locale)) return none()

    const request = new Request(address, { headers: { Accept: 'text/html', 'User-Agent': robot }, signal: c.req.raw.signal })
    const visitor = { locale, loggedIn: false, hasExamToken: false }
    const page = await renderPage(request, { ...contextOf(c, env), visitor })
    const html = await page.text()
    if (c.get('unavailable')) return c.text('Unavailable', 503)
    if (page.status !== 200 || !page.headers.get('Content-Type')?.startsWith('text/html')) return none()
    // The parser is fetched with the first variant, so that no page waits for it.
    const { convertPage } = await import('./convert')
    const variant = convertPage(html)
    if (!variant) return none()
    return c.body(variant.markdown, 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${variant.canonical}>; rel="canonical"`
    })
  }
}
