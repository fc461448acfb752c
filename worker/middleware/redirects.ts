import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'
import { readSession } from './session'

const placeholders = new Set(['/document', '/document/standalone', '/document/standalone/dev', '/document/standalone/com'])
const positiveInteger = /^[1-9]\d{0,8}$/

/**
 * Where an old document address leads (spec §2), or undefined for any other address. Nothing of the request but a
 * checked integer enters the target, so the redirect cannot leave the site, and no target is itself redirected.
 */
export function documentRedirect(url: URL): string | undefined {
  const path = url.pathname.replace(/\/+$/, '')
  const file = url.searchParams.get('file')
  if (path.endsWith('/document') && file !== null) return latest(url.searchParams.get('id') ?? file)
  if (placeholders.has(path)) return latest(undefined)
  const standalone = /^\/document\/standalone\/[^/]+\/([^/]+)$/.exec(path)
  return standalone ? latest(standalone[1]) : undefined
}

/** `dev`, `com` and whatever else is not a document number mean the first document. */
function latest(id: string | undefined): string {
  return `/document/latest/${id && positiveInteger.test(id) ? id : '1'}`
}

export function redirects(): MiddlewareHandler<Edge> {
  return async function redirects(c, next) {
    const readable = c.req.method === 'GET' || c.req.method === 'HEAD'
    const target = readable ? documentRedirect(new URL(c.req.url)) : undefined
    if (!target) return next()
    const { loginToken, examToken } = readSession(c)
    if (loginToken || examToken) c.header('Cache-Control', 'private, no-store')
    return c.redirect(target, 301)
  }
}
