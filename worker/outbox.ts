import type { MiddlewareHandler } from 'hono'
import type { Edge } from './edge'
import type { Env } from './env'

/**
 * Forwards to the outbox worker, which shows the sent codes and messages and describes the APIs, if it is bound: on a
 * developer's or tester's machine. A deployed configuration has no such binding, so the address is unknown there.
 */
export function outbox(env: Env): MiddlewareHandler<Edge> {
  return async function outbox(c, next) {
    if (!env.OUTBOX) return next()
    const headers = { Accept: c.req.header('Accept') ?? '*/*', 'X-Nonce': c.get('secureHeadersNonce') ?? '' }
    const response = await env.OUTBOX.fetch(new Request(`http://outbox${c.req.path}`, { headers }))
    return new Response(response.body, response)
  }
}
