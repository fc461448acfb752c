import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'
import type { KnownAddress } from '../known-address'

/**
 * One line a request; that of a redirect also has `location` and `reason`. Nothing that identifies a person may reach a log:
 * an address goes without its query, which can hold a phone number (`get-code`), and only as far as it is one of the site's,
 * since a path can hold what somebody typed.
 */
export function accessLog(write: (line: string) => void, knownAddress: KnownAddress): MiddlewareHandler<Edge> {
  return async function accessLog(c, next) {
    const started = Date.now()
    const id = c.get('requestId')
    const path = knownAddress(new URL(c.req.url).pathname)
    c.set('log', (entry) => write(JSON.stringify({ id, path, ...entry })))
    await next()
    const redirected = c.get('redirected')
    write(
      JSON.stringify({
        id,
        host: new URL(c.req.url).host,
        method: c.req.method,
        path,
        status: c.res.status,
        ms: Date.now() - started,
        ...(redirected && {
          location: knownAddress(new URL(redirected.to, c.req.url).pathname),
          reason: redirected.reason
        })
      })
    )
  }
}
