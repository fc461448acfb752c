import type { MiddlewareHandler } from 'hono'
import type { Edge } from '../edge'

/** Pages kept in this isolate's memory, the size of the largest one in characters, and milliseconds until it is stale. */
const capacity = 100
const maxPageBytes = 512 * 1024
const lifetime = 60_000

interface Entry {
  body: string
  /** What the answer says of its body. */
  headers: Record<string, string>
  /** Nonce with which the page was rendered; replaced by a fresh one each time the page is answered. */
  nonce: string
  /** The same for the forms of the page. */
  formKey: string
  expires: number
}

/** Pages, their Markdown, and what tells machines of them. */
const kinds = /^(text\/(html|markdown|plain)|application\/xml)\b/

/** Pages carry a nonce and follow cookies, so only the visitor's own browser may keep them, and must ask again. */
const pageHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }

/**
 * Keeps whole pages of visitors without a token. The nonce of the first rendering is the sentinel: 128 random bits
 * that nothing else in the page can hold, so that replacing them stamps exactly the script and style tags. So is the key
 * of the forms, which tells what one visitor posts without scripts from what another does. A page that
 * shows a fallback in place of data (`fallbackShown`) is not kept, so that it is whole again as soon as its data is.
 */
export function pageCache(now: () => number = Date.now): MiddlewareHandler<Edge> {
  const entries = new Map<string, Entry>()
  return async function pageCache(c, next) {
    const url = new URL(c.req.url)
    const { loginToken, examToken } = c.get('session')
    const nonce = c.get('secureHeadersNonce')
    const formKey = crypto.randomUUID()
    c.set('formKey', formKey)
    // Only the bare address is kept: a query could fill the cache with pages that nobody asks for twice.
    const keepable = c.req.method === 'GET' && !loginToken && !examToken && !url.search && nonce
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
        if (!body || c.get('fallbackShown')) return
        const oldest = entries.size >= capacity ? entries.keys().next() : undefined
        if (oldest && !oldest.done) entries.delete(oldest.value)
        entries.delete(key)
        entries.set(key, { body, headers, nonce, formKey, expires: now() + lifetime })
      })
    )
  }
}

/** The whole text, or undefined when it is too large to keep or ended early. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    // Read to the end even when it has grown too large: the visitor's half of the stream waits for this one.
    for await (const chunk of stream) if (text.length <= maxPageBytes) text += decoder.decode(chunk, { stream: true })
  } catch {
    return undefined
  }
  return text.length > maxPageBytes ? undefined : text
}
