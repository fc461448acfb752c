import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'

/** Base path of main at the upstream. */
export const mainBase = '/web/user'

/** A request that an upstream received. */
export interface RecordedRequest {
  method: string
  /** Includes the query. */
  path: string
  /** Name of the call: the path without base and query. */
  call: string
  headers: IncomingHttpHeaders
  body: string
  /** Resolves with the milliseconds after which the site gave the request up; never, if it was answered to the end. */
  abandoned: Promise<number>
}

/** A function with which an upstream answers a request. */
export type Behavior = (response: ServerResponse, request: RecordedRequest) => void

export interface Upstream {
  /** Base address, without a trailing slash. */
  url: string
  /** All received requests, in order. */
  requests: RecordedRequest[]
  /** Sets the behavior for later requests. */
  respondWith: (behavior: Behavior) => void
  /** Clears the requests and restores the default answer `{"status":200}`. */
  reset: () => void
  close: () => Promise<void>
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Behavior =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/** Accepts the request and never answers. */
export const hang: Behavior = () => undefined

/** Answers 200 with the start of a JSON body, then cuts the connection. */
export const cutMidBody: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('{"status":200,"data":{"half":"', () => response.socket?.resetAndDestroy())
}

/** Sends the head at once, then one byte per second without end. */
export const drip: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 1000)
  response.on('close', () => clearInterval(timer))
}

export const badJson: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":200,')
}

/** Ten megabytes of valid JSON. */
export const tenMegabytes: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ status: 200, data: 'x'.repeat(10 * 1024 * 1024) }))
}

/**
 * Milliseconds within which a page arrives while main hangs: two seconds that it waits for main, and the time that a busy machine
 * takes to render it.
 */
export const hangingMainTimeout = 9_000

/**
 * Expects that the site waited two seconds for an upstream that hangs. On a busy machine a timer is late and so is this server, so
 * only the request that was given up first is measured; the answers show that the others were given up too.
 */
export async function expectTwoSeconds({ requests }: Pick<Upstream, 'requests'>): Promise<void> {
  expect(requests).not.toEqual([])
  const waited = await Promise.race(requests.map(({ abandoned }) => abandoned))
  expect(waited).toBeGreaterThan(1_800)
  expect(waited).toBeLessThan(2_800)
}

/** Success with data of another form. */
export const unexpectedData = json({ status: 200, data: { not: 'this' } })

/** Failures that end immediately. */
export const failures: readonly Behavior[] = [
  json({ status: 500, error: 'x' }, 500),
  cutMidBody,
  badJson,
  tenMegabytes,
  unexpectedData
]

export const redirectTo =
  (location: string): Behavior =>
  (response) => {
    response.writeHead(302, { Location: location }).end()
  }

/** A local server that records requests and fails on demand. */
export async function startUpstream(): Promise<Upstream> {
  const requests: RecordedRequest[] = []
  const usual = json({ status: 200 })
  let behavior = usual
  const server = createServer(async (incoming, response) => {
    const arrivedAt = performance.now()
    const abandoned = new Promise<number>((resolve) => {
      response.on('close', () => {
        if (!response.writableFinished) resolve(performance.now() - arrivedAt)
      })
    })
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      call: (incoming.url ?? '').replace(/\?.*$/, '').replace(mainBase, ''),
      headers: incoming.headers,
      body: await text(incoming).catch(() => ''),
      abandoned
    }
    // Any page may ask for the banner and the version (worker/middleware), and a test does not control these requests.
    if (request.call === '/banner/current') return json({ status: 200, data: null })(response, request)
    // A vendor's main need not have it.
    if (request.call === '/content/version') return json({ status: 404 }, 404)(response, request)
    requests.push(request)
    behavior(response, request)
  })
  // A site that has been busy elsewhere must not find that its connection was closed just as it is used.
  server.keepAliveTimeout = 0
  server.unref()
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('the upstream does not listen on a port'))
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondWith: (next) => {
      behavior = next
    },
    reset: () => {
      requests.length = 0
      behavior = usual
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
