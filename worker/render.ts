import type { Context, Handler } from 'hono'
import { pageOfMarkdown } from '../src/contract/edge-addresses'
import type { EdgeContext } from '../src/contract/edge-context'
import { languageKey } from '../src/contract/locale'
import { defaultForumUrl, type PublicSite, type SiteProfile } from '../src/contract/site'
import type { Edge } from './edge'
import type { Env } from './env'
import { visitorOf } from './middleware/session'
import { targetOf } from './proxy/addresses'
import { identityOf } from './proxy/api'
import { forward } from './proxy/forward'
import { appRedirect, isRedirect } from './redirects/app-redirect'
import { unmatched } from './redirects/unmatched'

/** Renders a page with TanStack Start, or with a fake in tests. */
export type RenderPage = (request: Request, context: EdgeContext) => Promise<Response> | Response

/** `Retry-After` in seconds of a page with unavailable data. */
export const secondsToRetry = '5'

/** Passes the request and its context to the app. */
export function render(env: Env, renderPage: RenderPage): Handler<Edge> {
  return async function render(c) {
    const url = c.get('shared')?.address ?? new URL(c.req.url)
    // The router would redirect a path with an empty segment to an absolute address built from the Host header.
    if (url.pathname.includes('//') || !isDecodable(url.pathname)) return unmatched(c)
    const headers = new Headers({ Accept: 'text/html' })
    // Robots get the page without streaming. No other header is passed, because pages are rendered from the context alone.
    const userAgent = c.req.header('User-Agent')
    if (userAgent) headers.set('User-Agent', userAgent)
    const { method, signal } = c.req.raw
    const response = await renderPage(new Request(url, { method, headers, signal }), contextOf(c, env))
    if (isRedirect(response)) return appRedirect(c, response)
    const status = c.get('pageStatus')
    // A file states its own status: the index for language models reads the heads of pages whose data may be unavailable.
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (response.status !== 200 || !status || !isHtml) return new Response(response.body, response)
    const headersOfStatus = new Headers(response.headers)
    if (status === 503) headersOfStatus.set('Retry-After', secondsToRetry)
    return new Response(response.body, { status, headers: headersOfStatus })
  }
}

/** A path with a broken percent escape has no route; the router would answer it with an empty 400. */
function isDecodable(pathname: string): boolean {
  try {
    // The result is used, because the bundler would otherwise drop the call as free of side effects.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** The context from which a page is rendered, in addition to its address. */
export function contextOf(c: Context<Edge>, env: Env): EdgeContext {
  return {
    nonce: c.get('secureHeadersNonce') ?? '',
    formKey: c.get('formKey') ?? crypto.randomUUID(),
    site: publicSite(c.get('profile'), env),
    banner: c.get('banner'),
    visitor: visitorOf(c.var),
    fetchApi: async (path, init) => {
      const request = new Request(new URL(path, c.req.url), init)
      const target = targetOf(new URL(request.url).pathname)
      if (!target) return new Response(null, { status: 404 })
      const { body, ...answered } = await forward(request, target, identityOf(c, env, target), env)
      return new Response(body, answered)
    },
    fetchAsset: (path) => env.ASSETS.fetch(new Request(new URL(path, c.req.url))),
    reportDeadLink: ({ address, source }) => c.get('log')({ event: 'dead-link', source, address: address.slice(0, 300) }),
    reportUnreadable: ({ call, fields }) => {
      const first = fields.slice(0, 10).join(', ')
      c.get('log')({ event: 'unreadable-entry', call, fields: first })
    },
    fetchMarkdown: async (address, locale) => {
      const url = new URL(address, c.req.url)
      const isPage = pageOfMarkdown(url.pathname) !== undefined && targetOf(url.pathname) === undefined
      if (!isPage || url.origin !== new URL(c.req.url).origin) return new Response(null, { status: 404 })
      return c.get('fetchPage')(new Request(url, { headers: { Accept: 'text/markdown', Cookie: `${languageKey}=${locale}` } }))
    },
    requireCurrent: () => c.set('isCurrent', true),
    reportFallback: () => c.set('fallbackShown', true),
    reportUnavailable: () => {
      c.set('fallbackShown', true)
      c.set('pageStatus', 503)
    },
    reportNotFound: () => c.set('pageStatus', 404)
  }
}

function publicSite(profile: SiteProfile, env: Env): PublicSite {
  const { defaultLocale, origin, icp, security } = profile
  const alternates = env.SITE_HOSTS.map((other) => ({ locale: other.defaultLocale, origin: other.origin }))
  return {
    defaultLocale,
    origin,
    icp,
    security,
    alternates,
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL,
    forumUrl: env.FORUM_URL || defaultForumUrl(origin),
    chatUrl: env.CHATBOT_EMBED_URL,
    illegalEmailDomains: env.ILLEGAL_EMAIL_DOMAINS,
    // Omitted if both channels are available.
    ...(env.NO_CODES_TO.length > 0 && { noCodesTo: env.NO_CODES_TO })
  }
}
