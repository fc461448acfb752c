import autocannon from 'autocannon'
import { processorMilliseconds } from './process'
import { userAgent } from './requests'
import { median } from './statistics'

export interface Load {
  /** Responses per second. */
  rate: number
  /** 99th percentile of the response time, in milliseconds. */
  p99: number
  /** Microseconds of processor time of the server for a response. */
  processor: number
}

/** A process under load, and a port on which it listens. */
export interface Server {
  port: number
  pid: number
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
 * @throws if an answer has another status than expected
 */
export async function load(
  { port, pid }: Server,
  seconds: number,
  { headers = {}, path = '/', expected = '2xx' }: { headers?: Headers; path?: string; expected?: '2xx' | '3xx' } = {}
): Promise<Load> {
  const before = processorMilliseconds(pid)
  const answered = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 16,
    duration: seconds,
    headers: headersOf(headers)
  })
  const used = processorMilliseconds(pid) - before
  const { requests, latency, errors, timeouts } = answered
  const refused = requests.total - answered[expected]
  if (errors + timeouts + refused > 0) throw new Error(`${errors + timeouts} requests failed, ${refused} were refused`)
  return { rate: requests.total / seconds, p99: latency.p99, processor: (used * 1000) / requests.total }
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

/**
 * The measured rounds of each case as a row of a table, beside the bare case that `bareOf` names. A rate is the median. The
 * processor time is the least: other work of the machine can only add to it, so it can be compared on a busy machine.
 */
export function summarize<Case extends string>(measured: ReadonlyMap<Case, Load[]>, bareOf: (name: Case) => Case) {
  const rounds = (name: Case, figure: keyof Load) => (measured.get(name) ?? []).map((round) => round[figure])
  const of = (name: Case, figure: keyof Load) => median(rounds(name, figure))
  const least = (name: Case) => Math.min(...rounds(name, 'processor'))
  const rows = [...measured.keys()].map((name) => {
    const bare = bareOf(name)
    return [
      name,
      {
        requestsPerSecond: Math.round(of(name, 'rate')),
        p99Milliseconds: Number(of(name, 'p99').toFixed(1)),
        ratioToBare: Number((of(name, 'rate') / of(bare, 'rate')).toFixed(3)),
        processorMicroseconds: Math.round(least(name)),
        processorRatioToBare: Number((least(bare) / least(name)).toFixed(3))
      }
    ] as const
  })
  return Object.fromEntries(rows)
}
