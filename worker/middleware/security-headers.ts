import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { isDeskPath } from '../../src/contract/desk-pages'
import type { SiteProfile } from '../../src/contract/site'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { editorServerAddress, targetOf } from '../proxy/addresses'

/**
 * HSTS by the address of a request: on https only, because browsers ignore it on http. It asks for the browsers' preload list only at
 * hosts that are configured for it.
 */
export function transportSecurity(profiles: readonly SiteProfile[]): (url: string) => string | undefined {
  const preloaded = new Set(profiles.flatMap(({ hosts, preload }) => (preload ? hosts : [])))
  return (url) => {
    if (!url.startsWith('https:')) return undefined
    const isPreloaded = preloaded.size > 0 && preloaded.has(new URL(url).hostname)
    return `max-age=63072000; includeSubDomains${isPreloaded ? '; preload' : ''}`
  }
}

/**
 * Sets the headers of security.md on every answer of the worker (assets get theirs from `public/_headers`). The policy
 * allows a third party only through its configured address. Pages of the desk may also show what an author is about to
 * upload, and ask an editor's server of another origin.
 */
export function securityHeaders(env: Env): MiddlewareHandler<Edge> {
  const origin = (address: string) => (address ? [new URL(address).origin] : [])
  const build = (isDesk: boolean) =>
    secureHeaders({
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
      xXssProtection: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false, usb: false },
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: isDesk && env.EDITOR_SERVER_BASE ? [NONCE, ownScripts, editorServerAddress(env)] : [NONCE, "'strict-dynamic'"],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:', ...(isDesk ? ['blob:'] : []), ...origin(env.FILE_BASE)],
        fontSrc: ["'self'"],
        // Hot reload uses a web socket; the built worker has no such exception.
        connectSrc: [
          "'self'",
          ...(isDesk ? origin(env.EDITOR_SERVER_BASE) : []),
          ...origin(env.ANALYTICS_SCRIPT_URL),
          ...(import.meta.env?.DEV ? ['ws:'] : [])
        ],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", ...(isDesk ? ['blob:'] : []), ...origin(env.FILE_BASE)],
        frameSrc: env.CHATBOT_EMBED_URL ? origin(env.CHATBOT_EMBED_URL) : ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"]
      }
    })
  const variants = { site: build(false), desk: build(true) }
  const transportSecurityOf = transportSecurity(env.SITE_HOSTS)
  return async function securityHeaders(c, next) {
    await variants[isDeskPath(c.req.path) ? 'desk' : 'site'](c, next)
    const security = transportSecurityOf(c.req.url)
    if (security) c.res.headers.set('Strict-Transport-Security', security)
    confineFiles(c)
    loosenEditorServer(c)
    // What the scripts of every site may read, every site may show as well: the picture of a badge.
    if (c.res.headers.get('Access-Control-Allow-Origin') === '*') c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}

/**
 * The scripts of the desk, where scripts may not load others as they like: its assets, or those of the development server.
 * Uploaded files are of this origin too, so the origin alone would be too much.
 */
const ownScripts = (c: Context) => new URL(import.meta.env?.DEV ? '/' : '/desk/assets/', c.req.url).href

/** A stored file that a browser opens as a document runs nothing and belongs to no origin. */
function confineFiles(c: Context<Edge>): void {
  if (!c.req.path.startsWith('/api/main/file/')) return
  c.header('Content-Security-Policy', "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox")
}

/**
 * Old editors post a form into a frame of their page and read its text. The extension API sends a script to the pages of one
 * configured origin only: the editor's configuration, which is public.
 */
function loosenEditorServer(c: Context<Edge>): void {
  if (targetOf(c.req.path)?.api !== 'extension') return
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'")
  c.header('X-Frame-Options', 'SAMEORIGIN')
  const isScript = c.res.headers.get('Content-Type')?.startsWith('text/javascript') ?? false
  if (isScript) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
}
