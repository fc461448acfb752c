import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { isDeskPath } from '../../src/contract/desk-pages'
import type { Edge } from '../edge'
import type { Env } from '../env'

/**
 * Sets the headers of security.md on every answer of the worker (assets get theirs from `public/_headers`). The policy
 * allows a third party only through its configured address. Pages of the desk may also show what an author is about to
 * upload. HSTS is sent on https only, because browsers ignore it on http.
 */
export function securityHeaders(env: Env): MiddlewareHandler<Edge> {
  const origin = (address: string) => (address ? [new URL(address).origin] : [])
  const build = ({ https, isDesk }: { https: boolean; isDesk: boolean }) =>
    secureHeaders({
      strictTransportSecurity: https ? 'max-age=63072000; includeSubDomains' : false,
      xFrameOptions: 'DENY',
      xXssProtection: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false, usb: false },
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: [NONCE, "'strict-dynamic'"],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:', ...(isDesk ? ['blob:'] : []), ...origin(env.FILE_BASE)],
        fontSrc: ["'self'"],
        // Hot reload uses a web socket; the built worker has no such exception.
        connectSrc: ["'self'", ...origin(env.ANALYTICS_SCRIPT_URL), ...(import.meta.env?.DEV ? ['ws:'] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", ...(isDesk ? ['blob:'] : []), ...origin(env.FILE_BASE)],
        frameSrc: env.CHATBOT_EMBED_URL ? origin(env.CHATBOT_EMBED_URL) : ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"]
      }
    })
  const variants = {
    site: { http: build({ https: false, isDesk: false }), https: build({ https: true, isDesk: false }) },
    desk: { http: build({ https: false, isDesk: true }), https: build({ https: true, isDesk: true }) }
  }
  return function securityHeaders(c, next) {
    const variant = variants[isDeskPath(c.req.path) ? 'desk' : 'site']
    return c.req.url.startsWith('https:') ? variant.https(c, next) : variant.http(c, next)
  }
}
