import type { Context, Handler, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { LRUCache } from 'lru-cache'
import { addressBucket } from '../src/contract/address-bucket'
import type { AssistantsContext } from '../src/contract/edge-context'
import { stackFrames } from '../src/contract/stack-frames'
import type { Edge } from './edge'
import type { Env } from './env'
import { loggedOut } from './middleware/session'
import { contextOf, type RenderPage } from './render'

/*
 * The MCP endpoint for assistants (Model Context Protocol, decision 082). The edge applies address and limits; the app answers.
 * It exposes no personal data, so any origin may call it: no cookie is read or set, and no token is passed on.
 */

export const assistantsPath = '/mcp'

/** Limits of each process: calls of an address in a period, and concurrent calls. */
const limits = { perAddress: 120, period: 60_000, atOnce: 20 }
/** Limits of the counted addresses: entries and characters. */
const countedAddresses = { max: 5000, maxSize: 1024 * 1024 }

/** Protocol headers that reach the app; all others are dropped. */
const passedHeaders = ['Accept', 'Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']

/** CORS: allows scripts of every origin to call the endpoint, without credentials. */
export const assistantsOrigins = (): MiddlewareHandler<Edge> =>
  cors({
    origin: '*',
    allowMethods: ['POST'],
    allowHeaders: [...passedHeaders, 'Mcp-Session-Id', 'Last-Event-ID'],
    maxAge: 86_400
  })

/** Rejects other methods, and calls beyond the limits of an address or of the process. */
export function assistantsLimits(env: Env, now: () => number = Date.now): MiddlewareHandler<Edge> {
  const calls = new LRUCache<string, { since: number; count: number }>({
    ...countedAddresses,
    sizeCalculation: (_, address) => address.length
  })
  let underWay = 0
  return async function assistantsLimits(c, next) {
    if (c.req.method !== 'POST') return c.text('Method not allowed', 405, { Allow: 'POST, OPTIONS' })
    const address = env.CLIENT_ADDRESS_HEADER ? c.req.header(env.CLIENT_ADDRESS_HEADER)?.trim() : undefined
    const wait = address ? secondsToWait(calls, addressBucket(address), now()) : 0
    if (wait > 0) return c.json({ status: 429, error: 'Too many calls' }, 429, { 'Retry-After': String(wait) })
    if (underWay >= limits.atOnce) return c.json({ status: 503, error: 'Too many calls at once' }, 503, { 'Retry-After': '1' })
    underWay += 1
    try {
      return await next()
    } finally {
      underWay -= 1
    }
  }
}

/** Counts a call. @returns seconds until the address may call again; 0 if this call is allowed */
function secondsToWait(calls: LRUCache<string, { since: number; count: number }>, bucket: string, now: number): number {
  const counted = calls.get(bucket)
  if (!counted || now >= counted.since + limits.period) {
    calls.set(bucket, { since: now, count: 1 })
    return 0
  }
  counted.count += 1
  return counted.count > limits.perAddress ? Math.ceil((counted.since + limits.period - now) / 1000) : 0
}

/** Passes a message to the app. */
export function assistants(env: Env, renderPage: RenderPage): Handler<Edge> {
  return async function assistants(c) {
    const locale = c.get('profile').defaultLocale
    c.set('locale', locale)
    c.set('session', loggedOut)
    const headers = new Headers(passedHeaders.flatMap((name) => (c.req.header(name) ? [[name, c.req.header(name) ?? '']] : [])))
    const request = new Request(new URL(assistantsPath, c.req.url), {
      method: 'POST',
      headers,
      body: await c.req.arrayBuffer(),
      signal: c.req.raw.signal
    })
    const visitor = { locale, loggedIn: false, hasExamToken: false }
    const answer = await renderPage(request, { ...contextOf(c, env), visitor, assistants: reportsOf(c) })
    const type = answer.headers.get('Content-Type')
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'Cache-Control': 'no-store', ...(type !== null && { 'Content-Type': type }) }
    })
  }
}

function reportsOf(c: Context<Edge>): AssistantsContext {
  return {
    reportCall: ({ name, ms, bytes }) =>
      c.get('log')({ event: 'assistant-call', call: name, ms: String(ms), bytes: String(bytes) }),
    reportError: (error) => {
      const name = error instanceof Error ? error.name : typeof error
      c.get('log')({ event: 'assistant-failed', name, frames: error instanceof Error ? stackFrames(error).join(' | ') : '' })
    }
  }
}
