import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import type { Background } from '../../hosts/ports'
import { matchesEtag } from '../../src/contract/etag'
import { type Locale, languageKey } from '../../src/contract/locale'
import { canonicalAddress } from '../../src/contract/page-queries'
import type { SiteProfile } from '../../src/contract/site'
import { withTimeout } from '../../src/contract/with-timeout'
import type { Edge, SharedPage } from '../edge'
import { readPreviewToken } from '../entry-preview'
import { localeOf } from '../middleware/locale'
import { isPage, setPageHeaders } from '../middleware/page-headers'
import { transportSecurity } from '../middleware/security-headers'
import { readSession } from '../middleware/session'
import { profileOf } from '../middleware/site'
import { type CurrentContent, maxClockLead, type PublishedContent } from '../published-content'
import { bodyOf, type CacheEntry, toCacheEntry } from './cache-entry'
import type { DataCenterEntries } from './data-center'
import { entryStore, type StoredEntry } from './entry-store'

/** Limits of the cache for addresses without and with a query: entries and bytes. */
const plainEntries = { max: 2000, maxSize: 24 * 1024 * 1024 }
const queriedEntries = { max: 2000, maxSize: 8 * 1024 * 1024 }
/** Bytes of the largest page. */
const maxPageBytes = 1024 * 1024

const minute = 60_000
/** Ages in milliseconds up to which an entry is fresh, and then stale. */
const lifetimes = {
  versioned: { fresh: 40_000, stale: 10 * minute },
  /** If main does not state a version, visitors see a publication within a minute. */
  unversioned: { fresh: 15_000, stale: 40_000 }
}
/** Age in milliseconds up to which an entry is shown while main fails. */
const maxAgeWithoutMain = 24 * 60 * minute
/** Milliseconds between two revalidations of an entry, and timeout of a request that waits for another request's rendering. */
const revalidationInterval = 5000
const renderingTimeout = 150

/**
 * Limits of pending renderings: entries, and characters of their keys. A rendering aborted before its first byte never removes
 * its entry.
 */
const trackedRenderings = { max: 500, maxSize: 1024 * 1024 }

/** Limits of remembered requests: entries and characters. They keep a client from filling the memory with cookies. */
const rememberedRequests = { max: 2000, maxSize: 8 * 1024 * 1024 }
/** Longest address and cookies, in characters, of a remembered request. */
const maxRequestLength = 2048

interface CachedPages {
  current: CurrentContent
  profiles: readonly SiteProfile[]
  /** Entries shared by the isolates of a data center. */
  dataCenter?: DataCenterEntries | undefined
  /** Sends an internal request, whose answer replaces the entry. */
  revalidate: (request: Request, page: SharedPage, context: Context['executionCtx']) => Promise<Response>
  now?: () => number
}

/** A request for a shared page, with the parts of its cache key. */
interface PageRequest {
  profile: SiteProfile
  locale: Locale
  loggedIn: boolean
  /** Canonical path with the query parameters that select content. */
  path: string
  key: string
  /** Whether this is an internal request that replaces the entry. */
  isRevalidation: boolean
}

/**
 * The page cache (decision 049). A shared page depends only on host profile, language, login state and canonical address, which
 * form the key of its entry. A request with an entry is answered here, early in the pipeline. Any other request runs through the
 * pipeline, and its answer becomes the entry.
 *
 * The key is derived from address and cookies. `repeat` remembers it, so that a repeated request with a fresh entry is answered
 * without running Hono, whose middleware would take a quarter of the time.
 *
 * A publication expires every entry, because it changes the version of main's content. Pages with a fallback in place of data
 * (`fallbackShown`) are not cached, so that they recover as soon as the data does. Neither are pages that must be current
 * (`isCurrent`).
 */
export function cachedPages({ current, profiles, dataCenter, revalidate, now = Date.now }: CachedPages) {
  const stores = { plain: entryStore(plainEntries), queried: entryStore(queriedEntries) }
  /** Each resolves when the page has an entry or turns out to be uncacheable. */
  const renderings = new LRUCache<string, Promise<void>>({ ...trackedRenderings, sizeCalculation: (_, key) => key.length })
  /** Cache keys by address and cookies. */
  const keys = new LRUCache<string, string>({
    ...rememberedRequests,
    sizeCalculation: (key, request) => key.length + request.length
  })
  const storeOf = (key: string) => (key.includes('?') ? stores.queried : stores.plain)
  const transportSecurityOf = transportSecurity(profiles)

  /** Answers a remembered request if its entry is fresh. */
  function repeat(request: Request, context: Background): Response | undefined {
    if (request.method !== 'GET') return undefined
    const key = keys.get(addressAndCookies(request))
    const content = key === undefined ? undefined : current({ req: request, executionCtx: context })
    // While the version is pending, fall through to the pipeline.
    if (key === undefined || content === undefined || content instanceof Promise) return undefined
    const stored = storeOf(key).get(key)
    return stored && stateOf(stored, content, now()) === 'fresh' ? respond(request, stored.entry) : undefined
  }

  const step: MiddlewareHandler<Edge> = async function cachedPages(c, next) {
    const page = readPageRequest(c, profiles)
    if (!page) return next()
    const content = await current(c)
    const store = storeOf(page.key)
    const find = () => {
      const stored = page.isRevalidation ? undefined : store.get(page.key)
      return stored && stateOf(stored, content, now()) !== 'expired' ? stored : undefined
    }
    let stored = find()
    const rendering = renderings.get(page.key)
    if (!stored && rendering && !page.isRevalidation) {
      await withTimeout(rendering, renderingTimeout)
      stored = find()
    }
    if (!stored) return render(c, next, page, content)
    const request = addressAndCookies(c.req.raw)
    if (request.length <= maxRequestLength) keys.set(request, page.key)
    return show(c, page, stored, content)
  }

  /** Answers with the entry, and revalidates a stale one in the background. */
  function show(c: Context<Edge>, page: PageRequest, stored: StoredEntry, content: PublishedContent): Response {
    const elapsed = now() - stored.revalidatedAt
    const isDue = elapsed >= revalidationInterval || elapsed < -maxClockLead
    if (stateOf(stored, content, now()) === 'stale' && isDue) {
      stored.revalidatedAt = now()
      c.executionCtx.waitUntil(
        revalidate(revalidationOf(c, page), sharedPageOf(page), c.executionCtx).then(({ body }) =>
          body?.pipeTo(new WritableStream())
        )
      )
    }
    c.set('isCached', true)
    return respond(c.req.raw, stored.entry)
  }

  function respond(request: Request, entry: CacheEntry): Response {
    const { headers, notModifiedHeaders, etag } = entry
    const isNotModified = etag !== undefined && matchesEtag(request.headers.get('If-None-Match'), etag)
    const response = isNotModified
      ? new Response(null, { status: 304, headers: notModifiedHeaders })
      : new Response(bodyOf(entry), { headers })
    const security = transportSecurityOf(request.url)
    if (security) response.headers.set('Strict-Transport-Security', security)
    return response
  }

  /** Answers with an entry of the data center, or runs the pipeline to render the page. */
  async function render(
    c: Context<Edge>,
    next: () => Promise<void>,
    page: PageRequest,
    content: PublishedContent
  ): Promise<Response | undefined> {
    const { key, isRevalidation } = page
    const store = storeOf(key)
    const { version } = content
    const { promise, resolve } = Promise.withResolvers<void>()
    renderings.set(key, promise)
    const end = () => {
      if (renderings.get(key) === promise) renderings.delete(key)
      resolve()
    }
    const inDataCenter = version === undefined ? undefined : { origin: page.profile.origin, key, version }
    const found = inDataCenter && !isRevalidation ? await dataCenter?.get(inDataCenter) : undefined
    if (found && stateOf(found, content, now()) !== 'expired') {
      store.set(key, found)
      end()
      return show(c, page, found, content)
    }

    const formKey = crypto.randomUUID()
    c.set('formKey', formKey)
    c.set('shared', sharedPageOf(page))
    await next()
    // Below 500, the error is an abort by the visitor.
    if (c.error || c.res.status >= 500) {
      end()
      const last = isRevalidation ? undefined : store.get(key)
      // Main has just failed: prefer an older page to an error page.
      if (!last || last.version !== version || last.renderedAt + maxAgeWithoutMain <= now()) return undefined
      // Hono would otherwise merge the headers of the earlier response.
      c.res = undefined
      c.res = respond(c.req.raw, last.entry)
      c.set('isCached', true)
      return undefined
    }
    // The response contains no personal data, so the browser of a logged-in visitor may store it too.
    if (isPage(c.res)) setPageHeaders(c)
    const { status, body } = c.res
    const nonce = c.get('secureHeadersNonce')
    const headers = new Headers(c.res.headers)
    if (!isPage(c.res) || c.req.method !== 'GET' || status !== 200 || !body || !nonce || headers.has('Set-Cookie')) {
      // The page no longer exists.
      if (c.req.method === 'GET' && status !== 200) store.delete(key)
      end()
      return undefined
    }

    const [toVisitor, toCache] = body.tee()
    c.res = new Response(toVisitor, c.res)
    const caching = readAll(toCache)
      .then(async (bytes) => {
        if (!bytes || c.get('fallbackShown') || c.get('isCurrent')) return
        const rendered = await toCacheEntry({ bytes, headers, nonce, formKey })
        if (!rendered) return
        const at = now()
        const before = store.get(key)
        // An unchanged page keeps its bytes and ETag, so that browsers need not download it again.
        const isSame =
          version !== undefined && before?.version === version && before.entry.contentDigest === rendered.contentDigest
        const stored = { entry: isSame ? before.entry : rendered, version, renderedAt: at, revalidatedAt: at }
        store.set(key, stored)
        if (inDataCenter && dataCenter) c.executionCtx.waitUntil(dataCenter.put(inDataCenter, stored))
      })
      .finally(end)
    c.executionCtx.waitUntil(caching)
    return undefined
  }

  return { repeat, step }
}

const addressAndCookies = ({ url, headers }: Request) => `${url} ${headers.get('Cookie') ?? ''}`

/** Returns the shared page that is requested; undefined for other requests. A preview is not shared. */
function readPageRequest(c: Context<Edge>, profiles: readonly SiteProfile[]): PageRequest | undefined {
  const { method, url } = c.req.raw
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const address = new URL(url)
  const path = canonicalAddress(address)
  if (path === undefined || readPreviewToken(c) !== undefined) return undefined
  // An unknown host gets the first profile, so the key contains the profile and not the host.
  const profile = profileOf(address.hostname, profiles)
  if (!profile) return undefined
  const locale = localeOf(getCookie(c, languageKey), profile.defaultLocale)
  const revalidation = c.env?.revalidation
  const loggedIn = revalidation?.loggedIn ?? readSession(c).loginToken !== undefined
  const key = `${profile.origin} ${locale} ${loggedIn} ${path}`
  return { profile, locale, loggedIn, path, key, isRevalidation: revalidation !== undefined }
}

const sharedPageOf = ({ path, profile, loggedIn }: PageRequest): SharedPage => ({
  address: new URL(path, profile.origin),
  loggedIn
})

/** The internal request that revalidates a page. */
function revalidationOf(c: Context<Edge>, { path, locale }: PageRequest): Request {
  const headers = new Headers({ Cookie: `${languageKey}=${locale}` })
  const userAgent = c.req.header('User-Agent')
  if (userAgent) headers.set('User-Agent', userAgent)
  return new Request(new URL(path, c.req.url), { headers })
}

/** `fresh`: served. `stale`: served, and revalidated in the background. `expired`: not served. */
function stateOf({ version, renderedAt }: StoredEntry, content: PublishedContent, now: number): 'fresh' | 'stale' | 'expired' {
  if (version !== content.version) return 'expired'
  const age = now - renderedAt
  const { fresh, stale } = lifetimes[version === undefined ? 'unversioned' : 'versioned']
  if (age >= -maxClockLead && age < fresh) return 'fresh'
  return age < (content.isUnavailable ? maxAgeWithoutMain : stale) ? 'stale' : 'expired'
}

/** Reads the whole body; undefined if it is too large or incomplete. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    // Reads on beyond the limit, because the tee's other branch, to the visitor, waits for this one.
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
