import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'
import type { KnownAddress } from '../known-address'

interface RequestLog {
  /** Receives the lines, without their ends. */
  write: (line: string) => void
  knownAddress: KnownAddress
}

/**
 * Writes one line per request; for a redirect also `location` and `reason`. The log must not identify a person: an
 * address is logged without its query, which can hold a phone number (`get-code`), and only its known segments, since a
 * path can hold typed text.
 */
export function accessLog({ write, knownAddress }: RequestLog): MiddlewareHandler<Edge> {
  return async function accessLog(c, next) {
    const isRevalidation = c.env?.revalidation !== undefined
    const started = Date.now()
    const id = c.get('requestId')
    const { method, path, url } = c.req
    const known = knownAddress(path)
    c.set('log', (entry) => write(JSON.stringify({ id, path: known, ...entry })))
    await next()
    // No visitor made the request.
    if (isRevalidation) return
    const redirected = c.get('redirected')
    const location = redirected && knownAddress(new URL(redirected.to, url).pathname)
    const { status } = c.res
    // The host is cut out of the address, since parsing it costs more than the rest of the line.
    const host = url.split('/', 3)[2]
    const ms = Date.now() - started
    write(JSON.stringify({ id, host, method, path: known, status, ms, location, reason: redirected?.reason }))
  }
}
