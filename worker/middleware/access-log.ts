import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'
import type { KnownAddress } from '../known-address'

/**
 * Writes one line per request; for a redirect also `location` and `reason`. The log must not identify a person: an
 * address is logged without its query, which can hold a phone number (`get-code`), and only its known segments, since a
 * path can hold typed text.
 */
export function accessLog(write: (line: string) => void, knownAddress: KnownAddress): MiddlewareHandler<Edge> {
  return async function accessLog(c, next) {
    const isRenewal = c.env?.renewal !== undefined
    const started = Date.now()
    const id = c.get('requestId')
    const path = knownAddress(c.req.path)
    c.set('log', (entry) => write(JSON.stringify({ id, path, ...entry })))
    await next()
    // Nobody asked for it.
    if (isRenewal) return
    const redirected = c.get('redirected')
    write(
      JSON.stringify({
        id,
        // Cut out, since parsing it costs more than the rest of the line.
        host: c.req.url.split('/', 3)[2],
        method: c.req.method,
        path,
        status: c.res.status,
        ms: Date.now() - started,
        location: redirected && knownAddress(new URL(redirected.to, c.req.url).pathname),
        reason: redirected?.reason
      })
    )
  }
}
