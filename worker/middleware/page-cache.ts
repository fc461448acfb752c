import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { inTime } from '../../src/contract/in-time'
import { languageKey } from '../../src/contract/locale'
import { keptAddress } from '../../src/contract/page-queries'
import type { ContentState, ContentVersion } from '../content-version'
import type { DataCenterPages } from '../data-center-pages'
import type { Edge, SharedPage } from '../edge'
import { bodyFor, describing, isKnown, type KeptPage, keepPage } from '../kept-page'
import { pageStore, type StoredPage } from '../page-store'

/** Kept pages without and with a query, in number and bytes. */
const plainPages = { max: 2000, maxSize: 24 * 1024 * 1024 }
const queriedPages = { max: 2000, maxSize: 8 * 1024 * 1024 }
/** Bytes of the largest page. */
const maxPageBytes = 1024 * 1024

const minute = 60_000
/** Milliseconds for which a page is shown as it is, and then while it is rendered again. */
const known = { fresh: 40_000, stale: 10 * minute }
/** The same if main does not state its version: a publication is seen within a minute. */
const unknown = { fresh: 15_000, stale: 40_000 }
/** Milliseconds for which a page is shown while main fails. */
const maxAgeWithoutMain = 24 * 60 * minute
/** Milliseconds between two attempts to replace a page, and for which a request waits for the rendering of another one. */
const renewalInterval = 5000
const renderingTimeout = 150

/**
 * Renderings under way that are remembered, and characters of their keys: one that is aborted before its first byte never removes
 * its entry.
 */
const rememberedRenderings = { max: 500, maxSize: 1024 * 1024 }

/** Content types of pages, their Markdown, feeds and other text for machines. */
const kinds = /^(text\/(html|markdown|plain)|application\/(atom\+)?xml)\b/

/** A page depends on cookies, so only the visitor's own browser may store it, and must ask each time whether it still counts. */
const pageHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }

interface PageCache {
  contentVersion: ContentVersion
  /** Pages that other isolates have rendered. */
  dataCenter?: DataCenterPages | undefined
  /** Answers a request of the edge itself, which replaces the kept page. */
  renew: (request: Request, page: SharedPage, context: Context['executionCtx']) => Promise<Response>
  now?: () => number
}

/**
 * Keeps pages that are the same for everybody (decision 049), which the contract lists (`page-queries.ts`). They are rendered
 * without a token from their canonical address, so nothing of a person is in them; those for visitors with a login are kept apart.
 * A kept page is bytes with an ETag, and its policy has hashes in place of the nonce.
 *
 * A page that this isolate does not have may be one that another isolate of the data center has rendered.
 *
 * After a while a kept page is still shown, while one request of the edge renders it again. A publication ends it, because
 * main's content has another version then. A page with a fallback in place of data (`fallbackShown`) is not kept, so that it
 * recovers as soon as its data does; neither is one that must be current (`isCurrent`).
 */
export function pageCache({ contentVersion, dataCenter, renew, now = Date.now }: PageCache): MiddlewareHandler<Edge> {
  const stores = { plain: pageStore(plainPages), queried: pageStore(queriedPages) }
  /** Pages that are being rendered; each resolves when the page is kept or cannot be. */
  const renderings = new LRUCache<string, Promise<void>>({ ...rememberedRenderings, sizeCalculation: (_, key) => key.length })

  return async function pageCache(c, next) {
    const page = sharedPage(c)
    if (!page) return answerUnshared(c, next)
    return answerShared(c, page, next)
  }

  async function answerShared(c: Context<Edge>, page: SharedPage, next: () => Promise<void>): Promise<Response | undefined> {
    const store = page.address.search ? stores.queried : stores.plain
    const key = `${c.get('profile').origin} ${c.get('locale')} ${page.loggedIn} ${page.address.pathname}${page.address.search}`
    const content = await contentVersion(c)
    const isRenewal = c.env?.renewal !== undefined
    let stored = store.get(key)
    let state = stateOf(stored, content, now())
    const rendering = renderings.get(key)
    if (isRenewal) state = 'ended'
    else if (state === 'ended' && rendering) {
      await inTime(rendering, renderingTimeout)
      stored = store.get(key)
      state = stateOf(stored, content, now())
    }
    if (stored && state !== 'ended') return show(stored)

    const { promise, resolve } = Promise.withResolvers<void>()
    renderings.set(key, promise)
    const ended = () => {
      if (renderings.get(key) === promise) renderings.delete(key)
      resolve()
    }
    const inDataCenter = content.version !== undefined && { origin: page.address.origin, key, version: content.version }
    const found = inDataCenter && !isRenewal ? await dataCenter?.get(inDataCenter) : undefined
    if (found && stateOf(found, content, now()) !== 'ended') {
      store.set(key, found)
      ended()
      return show(found)
    }

    const formKey = crypto.randomUUID()
    c.set('formKey', formKey)
    c.set('shared', page)
    c.set('session', { loginToken: undefined, examToken: undefined })
    await next()
    // An error below 500 is that of a visitor who left meanwhile.
    if (c.error || c.res.status >= 500) {
      ended()
      // Main has just failed: an older page is better than an error page.
      const isUsable = stored && !isRenewal && stored.version === content.version && stored.renderedAt + maxAgeWithoutMain > now()
      if (!stored || !isUsable) return
      // Headers of an earlier response would stay.
      c.res = undefined
      c.res = answerKept(c, stored.page)
      return
    }
    const isKept = kinds.test(c.res.headers.get('Content-Type') ?? '')
    if (isKept) {
      c.set('isForEverybody', true)
      setPageHeaders(c)
    }
    const nonce = c.get('secureHeadersNonce')
    if (!isKept || c.req.method !== 'GET' || c.res.status !== 200 || !c.res.body || !nonce) {
      // The page no longer exists.
      if (c.req.method === 'GET' && c.res.status !== 200) store.delete(key)
      ended()
      return
    }

    const headers: Record<string, string> = {}
    for (const name of describing) {
      const value = c.res.headers.get(name)
      if (value) headers[name] = value
    }
    const [toVisitor, toKeep] = c.res.body.tee()
    c.res = new Response(toVisitor, c.res)
    const keeping = readAll(toKeep)
      .then(async (bytes) => {
        if (!bytes || c.get('fallbackShown') || c.get('isCurrent')) return
        const rendered = await keepPage({ bytes, headers, nonce, formKey })
        if (!rendered) return
        const at = now()
        const { version } = content
        const before = store.get(key)
        // A page without a change keeps its bytes, so that browsers that have it need not fetch it again.
        const isSame =
          version !== undefined && before?.version === version && before.page.contentDigest === rendered.contentDigest
        const kept = { page: isSame ? before.page : rendered, version, renderedAt: at, renewedAt: at }
        store.set(key, kept)
        if (inDataCenter && dataCenter) c.executionCtx.waitUntil(dataCenter.put(inDataCenter, kept))
      })
      .finally(ended)
    c.executionCtx.waitUntil(keeping)

    function show(shown: StoredPage): Response {
      if (stateOf(shown, content, now()) === 'stale') renewSoon(c, page, shown)
      const { etag } = shown.page
      if (etag !== undefined) {
        c.set('keptPage', (known) => {
          const current = store.get(key)
          const isSame = current?.page.etag === etag && stateOf(current, known, now()) === 'fresh'
          return isSame ? { body: current.page.body, etag } : undefined
        })
      }
      return answerKept(c, shown.page)
    }
  }

  function renewSoon(c: Context<Edge>, page: SharedPage, stored: StoredPage): void {
    if (stored.renewedAt + renewalInterval > now()) return
    stored.renewedAt = now()
    const headers = new Headers({ Cookie: `${languageKey}=${c.get('locale')}` })
    const userAgent = c.req.header('User-Agent')
    if (userAgent) headers.set('User-Agent', userAgent)
    const { pathname, search } = page.address
    const request = new Request(new URL(pathname + search, c.req.url), { headers })
    c.executionCtx.waitUntil(renew(request, page, c.executionCtx).then((response) => response.body?.pipeTo(new WritableStream())))
  }
}

/** The page that the request asks for, if everybody gets the same. A preview is for one person. */
function sharedPage(c: Context<Edge>): SharedPage | undefined {
  if (c.get('previewToken')) return undefined
  const address = keptAddress(new URL(c.req.url))
  if (address === undefined) return undefined
  return {
    // An unknown host is answered as the first profile, so the key has the canonical host and not the requested one.
    address: new URL(address, c.get('profile').origin),
    loggedIn: c.env?.renewal?.loggedIn ?? c.get('session').loginToken !== undefined
  }
}

/** `fresh`: shown. `stale`: shown while it is rendered again. `ended`: not shown. */
function stateOf(stored: StoredPage | undefined, content: ContentState, now: number): 'fresh' | 'stale' | 'ended' {
  if (!stored || stored.version !== content.version) return 'ended'
  const age = now - stored.renderedAt
  const limits = content.version === undefined ? unknown : known
  if (age < limits.fresh) return 'fresh'
  return age < (content.isUnavailable ? maxAgeWithoutMain : limits.stale) ? 'stale' : 'ended'
}

function answerKept(c: Context<Edge>, page: KeptPage): Response {
  c.set('isForEverybody', true)
  c.set('policyHashes', page.hashes)
  if (page.etag === undefined) {
    return new Response(bodyFor(page, crypto.randomUUID()), { headers: { ...page.headers, ...pageHeaders } })
  }
  const headers = { ...pageHeaders, ETag: page.etag }
  if (isKnown(c.req.header('If-None-Match'), page.etag)) return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers: { ...page.headers, ...headers } })
}

async function answerUnshared(c: Context<Edge>, next: () => Promise<void>): Promise<void> {
  c.set('formKey', crypto.randomUUID())
  await next()
  if (kinds.test(c.res.headers.get('Content-Type') ?? '')) setPageHeaders(c)
}

function setPageHeaders(c: Context<Edge>): void {
  for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
}

/** The whole body, or undefined if it is too large to keep or ended early. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    // Reads to the end even beyond the limit: the visitor's branch of the stream waits for this one.
    for await (const part of stream) {
      size += part.byteLength
      if (size <= maxPageBytes) parts.push(part)
    }
  } catch {
    return undefined
  }
  if (size > maxPageBytes) return undefined
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
