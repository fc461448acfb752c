import type { Context, ErrorHandler } from 'hono'
import { UnknownMiddlewareError } from '../src/contract/guards'
import { originalLocale } from '../src/contract/locale'
import { stackFrames } from '../src/contract/stack-frames'
import { m } from '../src/paraglide/messages'
import type { Edge } from './edge'
import { errorPage } from './error-page'
import { asksForDocument } from './middleware/documents-only'
import { UpstreamError } from './proxy/forward'

/**
 * Answers a request whose handler threw: an API call with an API answer, a page request with an error page that links to the home
 * page. `err.message` reaches neither the visitor nor the log, because it may quote typed text; «Unknown middleware» is a text of
 * the spec (§8).
 */
export function answerError(log: (line: string) => void): ErrorHandler<Edge> {
  return (error, c) => answer(error, c, log)
}

/** nginx's status for a client that disconnected before the answer. */
const clientClosedRequest = 499

function answer(error: Error, c: Context<Edge>, log: (line: string) => void): Response | Promise<Response> {
  // The client has disconnected: the failure is its consequence, and nobody receives the answer.
  if (c.req.raw.signal.aborted) return new Response(null, { status: clientClosedRequest })
  // The error may have occurred before the locale was set.
  const locale = c.get('locale') ?? originalLocale
  const status = error instanceof UpstreamError ? error.status : 500
  c.header('Cache-Control', 'private, no-store')
  if (!(error instanceof UpstreamError)) {
    log(JSON.stringify({ id: c.get('requestId'), error: error.name, frames: stackFrames(error) }))
  }
  const text =
    error instanceof UpstreamError
      ? m.edge_upstream_failed({}, { locale })
      : error instanceof UnknownMiddlewareError
        ? 'Unknown middleware'
        : m.edge_error({}, { locale })
  if (!asksForDocument(c)) return c.json({ status, error: text }, status)
  return c.html(errorPage(c, { status, text, locale, path: '/', link: m.edge_back_home({}, { locale }) }), status)
}
