import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Background } from '../../hosts/ports'
import type { ContentVersion } from '../content-version'
import type { Edge } from '../edge'
import { describing, isKnown } from '../kept-page'
import { type RequestLog, requestLine } from './access-log'

/** Requests that are remembered, with their characters and those of their headers: nobody can fill the memory with cookies. */
const rememberedRequests = { max: 2000, maxSize: 8 * 1024 * 1024 }
/** Characters of the address and the cookies of a remembered request. */
const maxKeyLength = 2048

/** What the pipeline made of a request for a kept page, besides its bytes. */
interface Answered {
  /** The page, as long as it is what the pipeline would answer. */
  page: NonNullable<Edge['Variables']['keptPage']>
  headers: Headers
  /** Of the answer to a browser that has the page. */
  headersOfKnown: Headers
  /** Address for the log. */
  path: string
}

/** Characters of what is remembered of a request. */
function charactersOf({ headers, headersOfKnown, path }: Answered, key: string): number {
  const texts = [...headers, ...headersOfKnown].flat()
  return texts.reduce((characters, text) => characters + text.length, key.length + path.length)
}

const keyOf = ({ url, headers }: Request) => `${url} ${headers.get('Cookie') ?? ''}`

/**
 * Answers a request like one before it with the same kept page, without the pipeline. An answer with a kept page depends on nothing
 * but the address and the cookies (decision 049), and the pipeline takes as long as everything else together.
 */
export function repeatedRequests(contentVersion: ContentVersion, { write, knownAddress }: RequestLog) {
  const answers = new LRUCache<string, Answered>({ ...rememberedRequests, sizeCalculation: charactersOf })

  /** The answer, with its line in the log; undefined if the request has to pass the pipeline. */
  function answer(request: Request, context: Background): Response | undefined {
    if (request.method !== 'GET') return undefined
    const before = answers.get(keyOf(request))
    const content = before && contentVersion({ req: request, executionCtx: context })
    // Where main has to be waited for, the pipeline does.
    const page = content && !(content instanceof Promise) ? before.page(content) : undefined
    if (!before || !page) return undefined
    const isThere = isKnown(request.headers.get('If-None-Match') ?? undefined, page.etag)
    const answered = isThere
      ? new Response(null, { status: 304, headers: before.headersOfKnown })
      : new Response(page.body, { headers: before.headers })
    const { url, method } = request
    write(requestLine({ id: crypto.randomUUID(), url, method, path: before.path, status: answered.status, ms: 0 }))
    return answered
  }

  /** Remembers what the steps below answer. */
  const remember: MiddlewareHandler<Edge> = async function remember(c, next) {
    await next()
    const kept = c.get('keptPage')
    if (!kept || c.req.method !== 'GET' || c.env?.renewal || c.res.status !== 200 || c.res.headers.has('Set-Cookie')) return
    const key = keyOf(c.req.raw)
    if (key.length > maxKeyLength) return
    const headersOfKnown = new Headers(c.res.headers)
    for (const name of describing) headersOfKnown.delete(name)
    answers.set(key, { page: kept, headers: new Headers(c.res.headers), headersOfKnown, path: knownAddress(c.req.path) })
  }

  return { answer, remember }
}
