import * as v from 'valibot'
import type { DataCenterCache } from '../hosts/ports'
import { inTime } from '../src/contract/in-time'
import type { StoredPage } from './page-store'

/** Milliseconds that a visitor waits for a page of another isolate: rendering it takes hardly longer. */
const timeout = 100

/** Seconds for which a page of another isolate is of use: no isolate shows an older one while main answers. */
const lifetime = 600

/** Header with what belongs to the bytes, as JSON. */
const header = 'Kept-Page'

const partsSchema = v.object({
  renderedAt: v.number(),
  keyPlaces: v.array(v.number()),
  headers: v.record(v.string(), v.string()),
  etag: v.optional(v.string()),
  contentDigest: v.string(),
  hashes: v.object({ scripts: v.string(), styles: v.string() })
})

/** A kept page, and what it is: the canonical host and everything else on which it depends. */
interface PageKey {
  origin: string
  /** Language, login and address. */
  key: string
  /** Version of main's content. */
  version: string
}

/**
 * The kept pages that the isolates of a data center share (decision 049). A page counts for one deployment and one version of main's
 * content, which are part of its address, so nothing ever has to be removed. The cache is a help: if it fails or hangs, there is no
 * page.
 * @param deployment identifies build and configuration, on which every page depends
 */
export function dataCenterPages(cache: DataCenterCache, deployment: string) {
  const addressOf = ({ origin, key, version }: PageKey) =>
    `${origin}/.kept-pages/${deployment}/${encodeURIComponent(version)}/${encodeURIComponent(key)}`

  return {
    async get(page: PageKey): Promise<StoredPage | undefined> {
      try {
        return await inTime(read(cache, addressOf(page), page.version), timeout)
      } catch {
        return undefined
      }
    },
    async put(page: PageKey, { page: { body, ...parts }, renderedAt }: StoredPage): Promise<void> {
      const headers = { 'Cache-Control': `max-age=${lifetime}`, [header]: JSON.stringify({ ...parts, renderedAt }) }
      await cache.put(addressOf(page), new Response(body, { headers })).catch(() => undefined)
    }
  }
}

export type DataCenterPages = ReturnType<typeof dataCenterPages>

async function read(cache: DataCenterCache, address: string, version: string): Promise<StoredPage | undefined> {
  const found = await cache.match(address)
  const parts = v.safeParse(partsSchema, JSON.parse(found?.headers.get(header) ?? 'null'))
  if (!found || !parts.success) return undefined
  const { renderedAt, etag, ...rest } = parts.output
  const body = new Blob([await found.arrayBuffer()])
  return { page: { ...rest, etag, body }, version, renderedAt, renewedAt: renderedAt }
}
