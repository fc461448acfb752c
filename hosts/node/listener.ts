import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { identifyClient, type readProxies } from './client.ts'
import { answerEncoder } from './encoding.ts'

interface ListenerOptions {
  fetch: (request: Request) => Promise<Response>
  port: number
  host: string
  proxies: ReturnType<typeof readProxies>
  /** Whether requests state an address of their visitor's own. */
  isAddressKnown: boolean
  /** Whether the site can answer, for `/readyz`: a sentence about what it cannot do otherwise. */
  checkReady: () => string | undefined
  log: (line: string) => void
}

/** Milliseconds for which an idle connection stays open: longer than a proxy in front of it keeps one. */
const idleTimeout = 75_000
/** Milliseconds for running requests after the end was asked for; then their connections are cut. */
const shutdownTimeout = 25_000

/**
 * Serves the site on a port. `/healthz` says that the process runs, `/readyz` whether it should get requests.
 * @returns `close` accepts no further request and resolves when the running ones are answered
 */
export async function listen({ fetch, port, host, proxies, isAddressKnown, checkReady, log }: ListenerOptions) {
  let isClosing = false
  const encode = answerEncoder()
  async function send(request: Request, outgoing: ServerResponse | Http2ServerResponse): Promise<Response> {
    const answer = await encode(request, await fetch(request))
    if (answer instanceof Response) return answer
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
  const server: Server = createServer((incoming, outgoing) => {
    if (isClosing) outgoing.setHeader('Connection', 'close')
    const { url } = incoming
    if (url === '/healthz' || url === '/readyz') {
      const obstacle = url === '/healthz' ? undefined : isClosing ? 'ending' : checkReady()
      outgoing.writeHead(obstacle === undefined ? 200 : 503, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' })
      outgoing.end(`${obstacle ?? 'ok'}\n`)
      return
    }
    if (!identifyClient(incoming, proxies, isAddressKnown)) {
      outgoing.writeHead(400, { Connection: 'close' }).end()
      return
    }
    void answer(incoming, outgoing)
  })
  server.keepAliveTimeout = idleTimeout
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const bound = server.address()
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : port,
    /** From now on `/readyz` says that the server is ending; requests are still answered. */
    becomeUnready: () => {
      isClosing = true
    },
    close: async () => {
      isClosing = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeout)
      await closed
      clearTimeout(timer)
    }
  }
}
