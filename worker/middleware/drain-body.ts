import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Unread bodies up to this size in bytes are drained; after larger ones the connection is closed. */
const maxBytes = 64 * 1024
/** Milliseconds that draining may take. */
const maxTime = 1000

/**
 * Drains a body that an early response left unread: on a kept-alive connection, the client's next request would otherwise fail. If
 * the body is too long or too slow, the response has `Connection: close` instead.
 */
export function drainBody(): MiddlewareHandler<Edge> {
  return async function drainBody(c, next) {
    await next()
    const { body, bodyUsed } = c.req.raw
    if (body === null || bodyUsed || body.locked) return
    if (Number(c.req.header('Content-Length') ?? 0) > maxBytes || !(await readToEnd(body))) {
      c.res = new Response(c.res.body, c.res)
      c.res.headers.set('Connection', 'close')
    }
  }
}

/** Whether the stream ended within `maxBytes` and `maxTime`. */
async function readToEnd(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader()
  const deadline = AbortSignal.timeout(maxTime)
  const late = new Promise<'late'>((resolve) => deadline.addEventListener('abort', () => resolve('late')))
  let bytes = 0
  while (bytes <= maxBytes) {
    const part = await Promise.race([reader.read().catch(() => 'late' as const), late])
    if (part === 'late') return false
    if (part.done) return true
    bytes += part.value.byteLength
  }
  return false
}
