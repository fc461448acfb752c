import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'
import { knownAddress } from '../known-address'

/**
 * One line a request. The path goes without its query, because a query can hold a phone number (`get-code`), and as far
 * as it is an address of the site, because a path can hold what somebody typed: nothing that identifies a person may
 * reach a log.
 */
export function accessLog(write: (line: string) => void): MiddlewareHandler<Edge> {
  return async function accessLog(c, next) {
    const started = Date.now()
    await next()
    write(
      JSON.stringify({
        id: c.get('requestId'),
        host: new URL(c.req.url).host,
        method: c.req.method,
        path: knownAddress(new URL(c.req.url).pathname),
        status: c.res.status,
        ms: Date.now() - started
      })
    )
  }
}
