import type { MiddlewareHandler } from 'hono'
import type { Edge } from './edge'
import type { Env } from './env'

/**
 * Shows the verification codes that were sent, where the outbox worker is bound: on a developer's or tester's machine.
 * A deployed configuration has no such binding, so there the address is one that no route matches.
 */
export function outbox(env: Env): MiddlewareHandler<Edge> {
  return async function outbox(c, next) {
    if (!env.OUTBOX) return next()
    const headers = { Accept: c.req.header('Accept') ?? '*/*', 'X-Nonce': c.get('secureHeadersNonce') ?? '' }
    const response = await env.OUTBOX.fetch(new Request('http://outbox/__outbox', { headers }))
    return new Response(response.body, response)
  }
}

/** Shows the OpenAPI description of passport's calls, in the same places as the outbox and from the same worker. */
export function openApi(env: Env): MiddlewareHandler<Edge> {
  return async function openApi(_, next) {
    if (!env.OUTBOX) return next()
    const response = await env.OUTBOX.fetch(new Request('http://outbox/openapi.json'))
    return new Response(response.body, response)
  }
}
