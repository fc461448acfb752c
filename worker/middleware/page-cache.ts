import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/**
 * Number of cached pages, the size limit of a page in characters, and milliseconds until it is stale. With the time for which
 * the edge remembers the banner, it is less than the minute within which visitors see a publication.
 */
const capacity = 100
const maxPageLength = 512 * 1024
const lifetime = 40_000

interface Entry {
  body: string
  /** Response headers that describe the body. */
  headers: Record<string, string>
  /** Nonce of the cached rendering; replaced by a fresh one in each response. */
  nonce: string
  /** Form key of the cached rendering, replaced in the same way. */
  formKey: string
  expires: number
}

/** Content types of pages, their Markdown, feeds and other text for machines. */
const kinds = /^(text\/(html|markdown|plain)|application\/xml)\b/

/** Pages contain a nonce and depend on cookies, so only the visitor's own browser may cache them, and must revalidate. */
const pageHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }

/**
 * Caches whole pages for visitors without a token or a preview. The nonce of the cached rendering marks the places to replace: nothing
 * else in the page can equal its 128 random bits, so exactly the script and style tags get the new nonce. The form key,
 * which separates the submissions of different visitors without scripts, is replaced in the same way. A page with a
 * fallback in place of data (`fallbackShown`) is not cached, so that it recovers as soon as its data does; neither is one
 * that must be current (`isCurrent`).
 */
export function pageCache(now: () => number = Date.now): MiddlewareHandler<Edge> {
  const entries = new Map<string, Entry>()
  return async function pageCache(c, next) {
    const url = new URL(c.req.url)
    const { loginToken, examToken } = c.get('session')
    const nonce = c.get('secureHeadersNonce')
    const formKey = crypto.randomUUID()
    c.set('formKey', formKey)
    // Only addresses without a query are cached: queries could fill the cache with pages that are requested once.
    const isVisitor = !loginToken && !examToken && !c.get('previewToken')
    const keepable = c.req.method === 'GET' && isVisitor && !url.search && nonce
    const key = `${c.get('profile').origin} ${c.get('locale')} ${url.pathname}`
    const kept = keepable ? entries.get(key) : undefined
    if (kept && kept.expires > now())
      return c.body(kept.body.replaceAll(kept.nonce, nonce ?? '').replaceAll(kept.formKey, formKey), 200, {
        ...kept.headers,
        ...pageHeaders
      })

    await next()
    if (!kinds.test(c.res.headers.get('Content-Type') ?? '')) return
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
    if (!keepable || c.res.status !== 200 || !c.res.body) return
    const headers = Object.fromEntries(
      ['Content-Type', 'Link'].flatMap((name) => {
        const value = c.res.headers.get(name)
        return value ? [[name, value]] : []
      })
    )
    const [toVisitor, toKeep] = c.res.body.tee()
    c.res = new Response(toVisitor, c.res)
    c.executionCtx.waitUntil(
      readAll(toKeep).then((body) => {
        if (!body || c.get('fallbackShown') || c.get('isCurrent')) return
        const oldest = entries.size >= capacity ? entries.keys().next() : undefined
        if (oldest && !oldest.done) entries.delete(oldest.value)
        entries.delete(key)
        entries.set(key, { body, headers, nonce, formKey, expires: now() + lifetime })
      })
    )
  }
}

/** The whole text, or undefined if it is too large to cache or ended early. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    // Reads to the end even beyond the limit: the visitor's branch of the stream waits for this one.
    for await (const chunk of stream) if (text.length <= maxPageLength) text += decoder.decode(chunk, { stream: true })
  } catch {
    return undefined
  }
  return text.length > maxPageLength ? undefined : text
}
