import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Background } from '../../hosts/ports'
import type { Edge, EdgeVariables } from '../edge'
import type { RedactPath } from '../redact-path'
import { kindOf, type RequestKind } from '../request-kind'

interface RequestLog {
  /** Receives the lines, without their ends. */
  write: (line: string) => void
  redactPath: RedactPath
  /** Counts an answer; it says nothing of the visitor. */
  count?: ((answered: AnsweredRequest) => void) | undefined
}

/** An answer for the figures of operations. */
interface AnsweredRequest {
  kind: RequestKind
  status: number
  /** Whether it is a page from the cache. */
  isCached: boolean
  /** Milliseconds until the answer began. */
  ms: number
}

/** A request on its way to the answer, as the log has it. */
export interface Exchange {
  /** Random, so a client cannot set it. */
  id: string
  /** Known segments of the path. */
  path: string
  redirected: EdgeVariables['redirected']
  isCached: boolean
}

/** The data point of an answer: kind, status and `cached` or `fresh`; milliseconds. */
export const dataPointOf = ({ kind, status, isCached, ms }: AnsweredRequest) => ({
  indexes: [kind],
  blobs: [kind, String(status), isCached ? 'cached' : 'fresh'],
  doubles: [ms]
})

type Answer = (request: Request, context: Background, exchange: Exchange) => Response | Promise<Response>

/**
 * Writes one line per request; for a redirect also `location` and `reason`. The log must not identify a person: an
 * address is logged without its query, which can hold a phone number (`get-code`), and only its known segments, since a
 * path can hold typed text.
 */
export function accessLog({ write, redactPath, count }: RequestLog) {
  const exchangeOf = (request: Request): Exchange => ({
    id: crypto.randomUUID(),
    path: redactPath(getPath(request)),
    redirected: undefined,
    isCached: false
  })

  /** Logs the answer of the steps below; synchronously if they answer synchronously. */
  const logged = (answer: Answer) => (request: Request, context: Background) => {
    const started = Date.now()
    const exchange = exchangeOf(request)
    const log = (response: Response): Response => {
      const { id, path, redirected } = exchange
      const { url, method } = request
      const location = redirected && redactPath(new URL(redirected.to, url).pathname)
      // The host is cut out of the address, since parsing it costs more than the rest of the line.
      const host = url.split('/', 3)[2]
      const ms = Date.now() - started
      write(JSON.stringify({ id, host, method, path, status: response.status, ms, location, reason: redirected?.reason }))
      count?.({ kind: kindOf(getPath(request)), status: response.status, isCached: exchange.isCached, ms })
      return response
    }
    const answered = answer(request, context, exchange)
    return answered instanceof Promise ? answered.then(log) : log(answered)
  }

  /** Gives the steps below the id of the request and a log of their own entries, and learns where they redirect. */
  const step: MiddlewareHandler<Edge> = async function accessLog(c, next) {
    const { exchange } = c.env
    const { id, path } = exchange
    c.set('requestId', id)
    c.set('log', (entry) => write(JSON.stringify({ id, path, ...entry })))
    await next()
    exchange.redirected = c.get('redirected')
    exchange.isCached = c.get('isCached') ?? false
  }

  return { logged, step, exchangeOf }
}
