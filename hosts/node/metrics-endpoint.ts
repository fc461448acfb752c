import { createServer } from 'node:http'
import { describeError } from './log.ts'

interface EndpointOptions {
  port: number
  host: string
  /** The figures as text for Prometheus. */
  read: () => Promise<string>
  /** Takes a line of the log. */
  log: (line: string) => void
}

/** Serves `/metrics` on a port of its own, which visitors do not reach. @throws Error if the port is taken */
export async function serveMetrics({ port, host, read, log }: EndpointOptions) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        log(JSON.stringify({ event: 'metrics-failed', ...describeError(error) }))
        response.writeHead(500).end()
      }
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const bound = server.address()
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : port,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
