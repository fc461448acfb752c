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
  /** Whether requests state an address of their visitor's own. */
  isAddressKnown: boolean
  /** Whether the site can answer, for `/readyz`: a sentence about what it cannot do otherwise. */
  checkReady: () => string | undefined
  /** Further lines of `/readyz`, about what does not keep the site from answering. */
  statusLines?: () => readonly string[]
  log: (line: string) => void
  /** Called when requests do not pass a trusted proxy, and with undefined when they do again. */
  onProxyFault?: ((fault: ProxyFault | undefined) => void) | undefined
  /** Whether answers are compressed. */
  isCompressed?: boolean
  /** Shorter times than those of a server, in tests. */
  timeouts?: Partial<Timeouts>
}

interface Timeouts {
  /** Milliseconds for a whole request to arrive, and for a whole answer to leave (spec §9). */
  transfer: number
  /** Milliseconds without a byte of a request that is arriving, or of an answer that is leaving. */
  stall: number
}

export const usualTimeouts: Timeouts = { transfer: 3_600_000, stall: 120_000 }
/** Milliseconds for the headers of a request to arrive. */
const headersTimeout = 60_000
/** Milliseconds for which an idle connection stays open: longer than a proxy in front of it keeps one. */
const idleTimeout = 75_000
/** Milliseconds for running requests after the end was asked for; then their connections are cut. */
const shutdownTimeout = 20_000
/** Milliseconds in which refused requests are counted for one line of the log. */
const refusalInterval = 60_000

/** Serves the site on a port. `/healthz` says that the process runs, `/readyz` whether the site should get requests. */
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
  /** Whether every answer closes its connection. */
  let isLast = false
  let isUnready = false
  const encode: ReturnType<typeof answerEncoder> = isCompressed ? answerEncoder() : async (_, plain) => plain
  const countRefusal = refusalCounter(log)
  const watchProxy = onProxyFault && watchProxies(proxies, onProxyFault)
  /** What is wrong with one of the lines must not end the process that answers visitors. */
  function readStatus(): readonly string[] {
    try {
      return statusLines()
    } catch (error) {
      return [`the rest cannot be read: ${error instanceof Error ? error.name : typeof error}`]
    }
  }
  async function send(request: Request, outgoing: ServerResponse | Http2ServerResponse): Promise<Response> {
    const answer = await encode(request, await fetch(request))
    // The end can have been asked for meanwhile.
    if (isLast && !outgoing.headersSent) outgoing.setHeader('Connection', 'close')
    if (answer instanceof Response) {
      if (answer.body) limitTransfer(outgoing, transfer)
      return answer
    }
    // A response would copy the bytes and read them through a stream, which takes longer than everything else together.
    for (const [name, value] of answer.headers) outgoing.setHeader(name, value)
    outgoing.end(answer.bytes)
    return RESPONSE_ALREADY_SENT
  }
  const answer = getRequestListener((request, { outgoing }) => send(request, outgoing), {
    // The workers make requests and responses of Node's own classes.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      log(JSON.stringify({ event: 'host-failed', name: error instanceof Error ? error.name : typeof error }))
      return new Response('Internal error', { status: 500, headers: { 'Cache-Control': 'no-store' } })
    }
  })
  // Node's own limit of five minutes would cut the upload of a video from a slow network.
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
    /** From now on `/readyz` says that the server is ending; requests are still answered. */
    becomeUnready: () => {
      isLast = true
      isUnready = true
    },
    /**
     * Accepts no further connection and leaves the site to another process, which listens already. An open connection ends with its
     * next answer, and an idle one by its own time limit: closed now, it would reset a request that is on its way. Whatever runs has
     * the time of a transfer.
     */
    drain: () => {
      isLast = true
      // The method of http would close idle connections.
      NetServer.prototype.close.call(server)
      return closedWithin(transfer)
    },
    /** Accepts no further request, also while it drains, and resolves when the running ones are answered or their time is over. */
    close: () => {
      isLast = true
      isUnready = true
      if (server.listening) server.close()
      else server.closeIdleConnections()
      return closedWithin(shutdownTimeout)
    }
  }
}

/** Cuts an answer that takes longer to leave than a transfer may. */
function limitTransfer(outgoing: ServerResponse | Http2ServerResponse, milliseconds: number): void {
  // The visitor may have left while the site was answering; the connection is then closed already.
  if (outgoing.destroyed) return
  const timer = setTimeout(() => outgoing.destroy(), milliseconds)
  outgoing.once('close', () => clearTimeout(timer))
}

/**
 * Ends an exchange on whose connection nothing moves, unless it is the site that has not answered yet. Node reports the silence of a
 * connection to the request while it arrives, and then to its answer.
 */
function endStalled(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number): void {
  const { socket } = incoming
  incoming.on('timeout', () => socket.destroy())
  outgoing.on('timeout', () => {
    if (outgoing.headersSent) socket.destroy()
    else socket.setTimeout(milliseconds)
  })
}

/** Counts requests that no browser sends, for one line a minute: anyone could fill the log with a line for each. */
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
