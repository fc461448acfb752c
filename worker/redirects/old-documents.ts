import type { MiddlewareHandler } from 'hono'
import { oldDocumentPaths } from '../../src/contract/edge-addresses'
import type { Edge } from '../edge'
import { readSession } from '../middleware/session'
import { redirect } from './redirect'

export const placeholders = ['/document', '/document/standalone', '/document/standalone/dev', '/document/standalone/com']
const positiveInteger = /^[1-9]\d{0,8}$/

/**
 * The current path for an old document address (spec §2); undefined for other addresses. Only a validated integer of the request
 * enters the target, so the redirect cannot leave the site or loop. Ignores case and a trailing slash, as the router does.
 */
export function currentDocumentPath(url: URL): string | undefined {
  const path = url.pathname.replace(/\/+$/, '').toLowerCase()
  const file = url.searchParams.get('file')
  const id = url.searchParams.get('id')
  if (path.endsWith('/document') && file !== null) return latest(id ?? file)
  if (placeholders.includes(path)) return latest(id ?? undefined)
  const standalone = /^\/document\/standalone\/[^/]+\/([^/]+)$/.exec(path)
  return standalone ? latest(standalone[1]) : undefined
}

/** `dev`, `com` and anything else that is not a document number select the first document. */
function latest(id: string | undefined): string {
  return `/document/latest/${id && positiveInteger.test(id) ? id : '1'}`
}

export function oldDocuments(): MiddlewareHandler<Edge> {
  return async function oldDocuments(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    // Parsing the address of every request would cost more than this.
    const target = isRead && oldDocumentPaths.test(c.req.path) ? currentDocumentPath(new URL(c.req.url)) : undefined
    if (!target) return next()
    const { loginToken, examToken } = readSession(c)
    if (loginToken || examToken) c.header('Cache-Control', 'private, no-store')
    return redirect(c, target, 'old-document-address', 301)
  }
}
