import type { MiddlewareHandler } from 'hono'
import type { ContentVersion } from '../content-version'
import type { Edge } from '../edge'
import { describing, isKnown } from '../kept-page'

/** Requests that are remembered. When there are more, all are forgotten, so nobody can fill the memory with cookies. */
const capacity = 2000
/** Characters of the address and the cookies of a remembered request. */
const longest = 2048

/** What the steps below made of a request for a kept page, besides its bytes. */
interface Answered {
  /** The page, as long as it is what these steps would answer. */
  page: NonNullable<Edge['Variables']['keptPage']>
  headers: Headers
  /** Of the answer to a browser that has the page. */
  headersOfKnown: Headers
}

/**
 * Answers a request like one before it with the same kept page, without the steps below. On these, an answer with a kept page
 * depends on nothing but the address and the cookies (decision 049), and they take as long as everything else together.
 */
export function repeatedRequests(contentVersion: ContentVersion): MiddlewareHandler<Edge> {
  const answers = new Map<string, Answered>()
  return async function repeatedRequests(c, next) {
    const { method, url, headers } = c.req.raw
    const request = `${url} ${headers.get('Cookie') ?? ''}`
    if (method !== 'GET' || c.env?.renewal || request.length > longest) return next()
    const before = answers.get(request)
    const page = before?.page(await contentVersion(c))
    if (before && page) {
      const isThere = isKnown(headers.get('If-None-Match') ?? undefined, page.etag)
      return isThere
        ? new Response(null, { status: 304, headers: before.headersOfKnown })
        : new Response(page.bytes, { headers: before.headers })
    }
    await next()
    const kept = c.get('keptPage')
    if (!kept || c.res.status !== 200 || c.res.headers.has('Set-Cookie')) return
    const headersOfKnown = new Headers(c.res.headers)
    for (const name of describing) headersOfKnown.delete(name)
    if (answers.size >= capacity) answers.clear()
    answers.set(request, { page: kept, headers: new Headers(c.res.headers), headersOfKnown })
  }
}
