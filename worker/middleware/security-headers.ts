import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { filePrefix } from '../../src/contract/content'
import { isDeskPath } from '../../src/contract/desk-pages'
import type { SiteProfile } from '../../src/contract/site'
import type { Edge } from '../edge'
import type { Env } from '../env'
import { editorServerAddress, targetOf } from '../proxy/addresses'

/**
 * Returns the HSTS header for a request's address: on https only, because browsers ignore it on http. `preload` is sent only for
 * hosts configured for it.
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
 * Sets the security headers of docs/security.md on every answer of the worker; `public/_headers` sets those of assets. The policy
 * allows third parties only by their configured addresses. Desk pages may also show images before their upload, and call an
 * editor server of another origin.
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
        // Hot reload uses a web socket in development.
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
    // A resource that scripts of other origins may read, such as a badge image, may also be embedded by them.
    if (c.res.headers.get('Access-Control-Allow-Origin') === '*') c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}

/**
 * Script source of the desk: its assets folder, or the development server. `'self'` would also allow uploaded files, which have
 * the same origin.
 */
const ownScripts = (c: Context) => new URL(import.meta.env?.DEV ? '/' : '/desk/assets/', c.req.url).href

/** Sandboxes stored files, so that one opened as a document runs no script and has an opaque origin. */
function confineFiles(c: Context<Edge>): void {
  if (!c.req.path.startsWith(filePrefix) || c.get('isErrorPage')) return
  c.header('Content-Security-Policy', "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox")
}

/**
 * Relaxes the headers for old editors, which post a form into a frame of their page and read its text. The extension API sends a
 * script (the public editor configuration) to pages of one configured origin only.
 */
function loosenEditorServer(c: Context<Edge>): void {
  if (targetOf(c.req.path)?.api !== 'extension') return
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'")
  c.header('X-Frame-Options', 'SAMEORIGIN')
  const isScript = c.res.headers.get('Content-Type')?.startsWith('text/javascript') ?? false
  if (isScript) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
}
