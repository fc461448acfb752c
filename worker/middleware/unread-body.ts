import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Bytes of an unread body that are read and dropped before the connection is closed instead. */
const maxBytes = 64 * 1024
/** Milliseconds that reading them may take. */
const maxTime = 1000

/**
 * Reads the rest of a body that an early answer left: a client that keeps its connection would otherwise lose its next request with
 * it. After a body that is too long or too slow, the connection is closed, and the answer says so.
 */
export function unreadBody(): MiddlewareHandler<Edge> {
  return async function unreadBody(c, next) {
    await next()
    const { body, bodyUsed } = c.req.raw
    if (body === null || bodyUsed || body.locked) return
    if (Number(c.req.header('Content-Length') ?? 0) > maxBytes || !(await readToEnd(body))) {
      c.res = new Response(c.res.body, c.res)
      c.res.headers.set('Connection', 'close')
    }
  }
}

/** Whether the stream ended within the limits. */
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
