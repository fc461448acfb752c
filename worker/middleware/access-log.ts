import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'
import type { KnownAddress } from '../known-address'

export interface RequestLog {
  /** Receives the lines, without their ends. */
  write: (line: string) => void
  knownAddress: KnownAddress
}

interface Logged {
  id: string
  url: string
  method: string
  /** Known segments of the path. */
  path: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
  /** Of a redirect: where it leads, and why. */
  location?: string | undefined
  reason?: string | undefined
}

/** The line of a request. The host is cut out of the address, since parsing it costs more than the rest of the line. */
export const requestLine = ({ id, url, method, path, status, ms, location, reason }: Logged): string =>
  JSON.stringify({ id, host: url.split('/', 3)[2], method, path, status, ms, location, reason })

/**
 * Writes one line per request; for a redirect also `location` and `reason`. The log must not identify a person: an
 * address is logged without its query, which can hold a phone number (`get-code`), and only its known segments, since a
 * path can hold typed text.
 */
export function accessLog({ write, knownAddress }: RequestLog): MiddlewareHandler<Edge> {
  return async function accessLog(c, next) {
    const isRenewal = c.env?.renewal !== undefined
    const started = Date.now()
    const id = c.get('requestId')
    const { method, path, url } = c.req
    const known = knownAddress(path)
    c.set('log', (entry) => write(JSON.stringify({ id, path: known, ...entry })))
    await next()
    // Nobody asked for it.
    if (isRenewal) return
    const redirected = c.get('redirected')
    const location = redirected && knownAddress(new URL(redirected.to, url).pathname)
    const { status } = c.res
    write(requestLine({ id, url, method, path: known, status, ms: Date.now() - started, location, reason: redirected?.reason }))
  }
}
