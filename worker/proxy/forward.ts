import * as v from 'valibot'
import { type Answer, answerSchema } from '../../src/contract/answer'
import { awaitedDataTimeout, httpTimeout } from '../../src/contract/limits'
import type { Env } from '../env'
import { type Target, upstreamOf } from './addresses'
import { type Identity, upstreamHeaders, visitorHeaders } from './headers'

/** Limit of a JSON answer in bytes, well above the largest of these APIs. */
const maxAnswerBytes = 2 * 1024 * 1024

/** The upstream is down, timed out, closed the connection, or sent an invalid answer. */
export class UpstreamError extends Error {
  constructor(readonly status: 502 | 504) {
    super(`upstream failed: ${status}`)
    this.name = 'UpstreamError'
  }
}

/** An upstream's response: `json` is fully read, and parsed if it is an answer of spec §7; a `transfer` streams through. */
export type Forwarded =
  | { kind: 'json'; status: number; headers: Headers; body: string; answer: Answer | undefined }
  | { kind: 'transfer'; status: number; headers: Headers; body: ReadableStream<Uint8Array> | null }

/**
 * Forwards a request to its upstream. Uploads are streamed. JSON answers are buffered and checked, so that an upstream failing in
 * mid-body does not reach the visitor as a truncated success. Redirects are not followed, because that would send the tokens to
 * another host.
 * @throws UpstreamError
 */
export async function forward(request: Request, target: Target, identity: Identity | undefined, env: Env): Promise<Forwarded> {
  // `AbortSignal.timeout` would retain its listeners for the whole hour: on Node, 10 KB and more for each rendered page.
  const limit = new AbortController()
  const timeout = timeoutOf(request)
  const timer = setTimeout(() => limit.abort(new DOMException('The upstream took too long', 'TimeoutError')), timeout)
  try {
    return await exchange(request, target, identity, env, limit.signal)
  } finally {
    // A started transfer has no timeout here, because its end is not observed. The host limits the time of the connection.
    clearTimeout(timer)
  }
}

/**
 * Milliseconds that the upstream of a request has: the time that a page gives it (`Prefer: wait=2`, RFC 7240), otherwise an hour.
 * Only the edge can tell a hanging upstream from a slow network of the visitor. A shorter time than pages give would only write
 * failures into the log.
 */
function timeoutOf({ headers }: Request): number {
  const seconds = headers.get('Prefer')?.match(/(?:^|[,;\s])wait\s*=\s*(\d{1,4})(?=$|[,;\s])/i)?.[1]
  return seconds === undefined ? httpTimeout : Math.min(Math.max(Number(seconds) * 1000, awaitedDataTimeout), httpTimeout)
}

/** Makes the request and reads the answer, unless it is a transfer. @throws UpstreamError */
async function exchange(
  request: Request,
  target: Target,
  identity: Identity | undefined,
  env: Env,
  limit: AbortSignal
): Promise<Forwarded> {
  const signals = [request.signal, limit]
  const { url, fetcher } = upstreamOf(target, new URL(request.url).search, env)
  const init: RequestInit = {
    method: request.method,
    headers: upstreamHeaders(request.headers, target.identified ? identity : undefined),
    redirect: 'manual',
    signal: AbortSignal.any(signals)
  }
  if (request.body) Object.assign(init, { body: request.body, duplex: 'half' })

  const response = await untilAborted(signals, fetcher.fetch(new Request(url, init))).catch(failed)
  if (response.status >= 300 && response.status < 400 && response.status !== 304) {
    await response.body?.cancel()
    throw new UpstreamError(502)
  }
  const headers = visitorHeaders(response.headers, target)
  const isJson = /\bjson\b/i.test(response.headers.get('Content-Type') ?? '')
  // The error page of a gateway is in no language of the visitor, and states its version. 501 says that there is no such call.
  if (response.status >= 500 && response.status !== 501 && !isJson && request.method !== 'HEAD') {
    await response.body?.cancel()
    throw new UpstreamError(response.status === 504 ? 504 : 502)
  }
  // HEAD, 204 and 304 have no body to parse. A 403 in another format comes from a gateway; only its status counts.
  const isEmpty = request.method === 'HEAD' || response.body === null
  if (isEmpty || (!isJson && (target.api !== 'passport' || response.status === 403))) {
    // Clients use the length for progress and as a check. The length of a compressed answer does not match the decompressed body
    // of `fetch`.
    const length = response.headers.has('Content-Encoding') ? null : response.headers.get('Content-Length')
    if (length !== null) headers.set('Content-Length', length)
    return { kind: 'transfer', status: response.status, headers, body: response.body }
  }

  const body = await readBounded(response, signals)
  return { kind: 'json', status: response.status, headers, body, answer: parseAnswer(body) }
}

function failed(error: unknown): never {
  throw new UpstreamError(error instanceof DOMException && error.name === 'TimeoutError' ? 504 : 502)
}

/** Calls `stop` with the reason once one of the signals is aborted. Returns a function that ends the listening. */
function onAbort(signals: readonly AbortSignal[], stop: (reason: unknown) => void): () => void {
  const aborted = signals.find((signal) => signal.aborted)
  if (aborted) stop(aborted.reason)
  const listeners = signals.map((signal) => [signal, () => stop(signal.reason)] as const)
  for (const [signal, listener] of listeners) signal.addEventListener('abort', listener)
  return () => {
    for (const [signal, listener] of listeners) signal.removeEventListener('abort', listener)
  }
}

/**
 * Waits for an answer until a signal is aborted. Node's `fetch` can lose a request's signal to garbage collection, so this listens
 * to the signals itself.
 */
async function untilAborted(signals: readonly AbortSignal[], answering: Promise<Response>): Promise<Response> {
  const aborted = Promise.withResolvers<never>()
  const ignore = onAbort(signals, aborted.reject)
  try {
    return await Promise.race([answering, aborted.promise])
  } finally {
    ignore()
  }
}

/** Reads a body up to the limit, until a signal is aborted, as `untilAborted` does. */
async function readBounded(response: Response, signals: readonly AbortSignal[]): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  if (!response.body) return text
  const reader = response.body.getReader()
  let aborted: { reason: unknown } | undefined
  const ignore = onAbort(signals, (reason) => {
    aborted = { reason }
    void reader.cancel().catch(() => undefined)
  })
  try {
    for (;;) {
      // Hosts throw different errors for an aborted body; the signal's reason distinguishes a timeout from a failure.
      const { done, value } = await reader.read().catch((error) => failed(aborted ? aborted.reason : error))
      // An aborted body can also look complete.
      if (aborted) failed(aborted.reason)
      if (done) return text + decoder.decode()
      size += value.byteLength
      if (size > maxAnswerBytes) {
        await reader.cancel()
        throw new UpstreamError(502)
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    ignore()
  }
}

/** Undefined for JSON of another shape, such as the editor's configuration. */
function parseAnswer(body: string): Answer | undefined {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new UpstreamError(502)
  }
  const result = v.safeParse(v.looseObject(answerSchema.entries), json)
  return result.success ? result.output : undefined
}
