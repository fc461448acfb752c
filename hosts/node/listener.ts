import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { identifyClient, type readProxies } from './client.ts'
import { answerEncoder } from './encoding.ts'
import { type ProxyFault, watchProxies } from './proxy-watch.ts'

interface ListenerOptions {
  fetch: (request: Request) => Promise<Response>
  port: number
  host: string
  proxies: ReturnType<typeof readProxies>
  /** Whether requests carry the visitor's address. */
  isAddressKnown: boolean
  /** For `/readyz`: why the site cannot answer, as a sentence; undefined if it can. */
  checkReady: () => string | undefined
  /** Additional lines of `/readyz`, which do not affect readiness. */
  statusLines?: () => readonly string[]
  log: (line: string) => void
  /** Called when requests bypass the trusted proxy, and with undefined when they no longer do. */
  onProxyFault?: ((fault: ProxyFault | undefined) => void) | undefined
  /** Whether answers are compressed. */
  isCompressed?: boolean
  /** Shorter timeouts, for tests. */
  timeouts?: Partial<Timeouts>
}

interface Timeouts {
  /** Milliseconds for a whole request to arrive, and for a whole answer to be sent (spec §9). */
  transfer: number
  /** Milliseconds without progress while a request arrives or an answer is sent. */
  stall: number
}

export const usualTimeouts: Timeouts = { transfer: 3_600_000, stall: 120_000 }
/** Milliseconds for a request's headers to arrive. */
const headersTimeout = 60_000
/** Keep-alive timeout in milliseconds; longer than that of usual proxies. */
const idleTimeout = 75_000
/** Milliseconds for open requests at shutdown, after which their connections are closed. */
const shutdownTimeout = 20_000
/** Milliseconds in which rejected requests are counted for one log line. */
const refusalInterval = 60_000

/** Serves the site on a port. `/healthz` answers while the process runs, `/readyz` if the site can take requests. */
export async function listen({
  fetch,
  port,
  host,
  proxies,
  isAddressKnown,
  checkReady,
  statusLines = () => [],
  log,
  onProxyFault,
  isCompressed = true,
  timeouts
}: ListenerOptions) {
  const { transfer, stall } = { ...usualTimeouts, ...timeouts }
  /** Whether every answer closes its connection, at shutdown. */
  let isLast = false
  let isUnready = false
  const encode: ReturnType<typeof answerEncoder> = isCompressed ? answerEncoder() : async (_, plain) => plain
  const countRefusal = refusalCounter(log)
  const watchProxy = onProxyFault && watchProxies(proxies, onProxyFault)
  /** An error in a status line must not crash the process. */
  function readStatus(): readonly string[] {
    try {
      return statusLines()
    } catch (error) {
      return [`the rest cannot be read: ${error instanceof Error ? error.name : typeof error}`]
    }
  }
  async function send(request: Request, outgoing: ServerResponse | Http2ServerResponse): Promise<Response> {
    const answer = await encode(request, await fetch(request))
    // Shutdown may have begun during the request.
    if (isLast && !outgoing.headersSent) outgoing.setHeader('Connection', 'close')
    if (answer instanceof Response) {
      if (answer.body) limitTransfer(outgoing, transfer)
      return answer
    }
    // Written without a Response, which would copy the bytes and stream them: slower than all other steps together.
    for (const [name, value] of answer.headers) outgoing.setHeader(name, value)
    outgoing.end(answer.bytes)
    return RESPONSE_ALREADY_SENT
  }
  const answer = getRequestListener((request, { outgoing }) => send(request, outgoing), {
    // The workers use Node's own Request and Response.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      log(JSON.stringify({ event: 'host-failed', name: error instanceof Error ? error.name : typeof error }))
      return new Response('Internal error', { status: 500, headers: { 'Cache-Control': 'no-store' } })
    }
  })
  // Node's default request timeout of five minutes would interrupt video uploads from slow networks.
  const options = {
    requestTimeout: transfer,
    headersTimeout: Math.min(headersTimeout, transfer),
    connectionsCheckingInterval: Math.min(headersTimeout, transfer) / 2
  }
  const server: Server = createServer(options, (incoming, outgoing) => {
    if (isLast) outgoing.setHeader('Connection', 'close')
    const { url } = incoming
    if (url === '/healthz' || url === '/readyz') {
      const obstacle = url === '/healthz' ? undefined : isUnready ? 'ending' : checkReady()
      outgoing.writeHead(obstacle === undefined ? 200 : 503, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' })
      const lines = [obstacle ?? 'ok', ...(url === '/readyz' ? readStatus() : [])]
      outgoing.end(`${lines.join('\n')}\n`)
      return
    }
    watchProxy?.(incoming)
    if (!identifyClient(incoming, proxies, isAddressKnown)) {
      countRefusal()
      outgoing.writeHead(400, { Connection: 'close' }).end()
      return
    }
    endStalled(incoming, outgoing, stall)
    void answer(incoming, outgoing)
  })
  server.keepAliveTimeout = idleTimeout
  server.timeout = stall
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  async function closedWithin(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => server.closeAllConnections(), milliseconds)
    await closed
    clearTimeout(timer)
  }
  const bound = server.address()
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : port,
    /** Makes `/readyz` report the shutdown; requests are still answered. */
    becomeUnready: () => {
      isLast = true
      isUnready = true
    },
    /**
     * Stops accepting connections; another process already listens. An open connection closes after its next answer, an idle one
     * at its own timeout: closing it now could reset a request in transit. Open requests have the time of a transfer.
     */
    drain: () => {
      isLast = true
      // `http.Server.close` would also close idle connections.
      NetServer.prototype.close.call(server)
      return closedWithin(transfer)
    },
    /** Stops accepting requests, also while draining. Resolves when the open ones are answered or have timed out. */
    close: () => {
      isLast = true
      isUnready = true
      if (server.listening) server.close()
      else server.closeIdleConnections()
      return closedWithin(shutdownTimeout)
    }
  }
}

/** Closes the connection of an answer that takes longer than a transfer may. */
function limitTransfer(outgoing: ServerResponse | Http2ServerResponse, milliseconds: number): void {
  // The visitor may have disconnected; the connection is then already closed.
  if (outgoing.destroyed) return
  const timer = setTimeout(() => outgoing.destroy(), milliseconds)
  outgoing.once('close', () => clearTimeout(timer))
}

/**
 * Closes a connection without progress, except while the site is computing the answer. Node reports socket timeouts to the
 * request while it arrives, and then to the response.
 */
function endStalled(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number): void {
  const { socket } = incoming
  incoming.on('timeout', () => socket.destroy())
  outgoing.on('timeout', () => {
    if (outgoing.headersSent) socket.destroy()
    else socket.setTimeout(milliseconds)
  })
}

/** Counts malformed requests for one log line a minute, because a line for each would let anyone fill the log. */
function refusalCounter(log: (line: string) => void): () => void {
  let refused = 0
  return () => {
    refused += 1
    if (refused > 1) return
    const timer = setTimeout(() => {
      log(JSON.stringify({ event: 'malformed-requests', refused }))
      refused = 0
    }, refusalInterval)
    timer.unref()
  }
}
