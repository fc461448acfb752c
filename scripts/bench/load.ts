import autocannon from 'autocannon'
import { userAgent } from './user-agent'

export interface Load {
  /** Responses per second. */
  rate: number
  /** 99th percentile of the response time, in milliseconds. */
  p99: number
}

type Headers = Readonly<Record<string, string>>

const headersOf = (more: Headers) => ({
  Host: 'localhost',
  'User-Agent': userAgent,
  Accept: 'text/html',
  'Sec-Fetch-Dest': 'document',
  ...more
})

/**
 * Requests an address over 16 keep-alive connections for the given seconds; each repeats when it has been answered.
 * @throws if an answer has another status than those of success, or than 3xx if those are expected
 */
export async function load(
  port: number,
  seconds: number,
  { headers = {}, path = '/', isRedirect = false }: { headers?: Headers; path?: string; isRedirect?: boolean } = {}
): Promise<Load> {
  const answered = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 16,
    duration: seconds,
    headers: headersOf(headers)
  })
  const { requests, latency, errors, timeouts } = answered
  const refused = requests.total - answered[isRedirect ? '3xx' : '2xx']
  if (errors + timeouts + refused > 0) throw new Error(`${errors + timeouts} requests failed, ${refused} were refused`)
  return { rate: requests.total / seconds, p99: latency.p99 }
}

/** Milliseconds until the first byte of the body. */
export async function timeToFirstByte(port: number, headers: Headers = {}): Promise<number> {
  const started = performance.now()
  const reader = (await fetch(`http://127.0.0.1:${port}/`, { headers: headersOf(headers) })).body?.getReader()
  await reader?.read()
  const elapsed = performance.now() - started
  await reader?.cancel()
  return elapsed
}
