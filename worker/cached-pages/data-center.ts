import * as v from 'valibot'
import type { DataCenterCache } from '../../hosts/ports'
import { withTimeout } from '../../src/contract/with-timeout'
import { withNotModified } from './cache-entry'
import type { StoredEntry } from './entry-store'

/** Milliseconds to wait for an entry of another isolate: about as long as rendering the page takes. */
const timeout = 100

/** Lifetime of an entry in seconds. While main answers, no isolate serves an older one. */
const lifetime = 600

/** Header with the metadata of the entry, as JSON. */
const header = 'Cache-Entry'

const partsSchema = v.object({
  renderedAt: v.number(),
  keyOffsets: v.array(v.number()),
  headers: v.array(v.tuple([v.string(), v.string()])),
  etag: v.optional(v.string()),
  contentDigest: v.string()
})

/** Everything that an entry depends on. */
interface SharedKey {
  origin: string
  /** Language, login and address. */
  key: string
  /** Version of main's content. */
  version: string
}

/**
 * Entries shared by the isolates of a data center (decision 049). Deployment and content version are part of an entry's address,
 * so no entry has to be removed. The cache is optional: if it fails or hangs, there is no entry.
 * @param deployment identifies build and configuration
 */
export function dataCenterEntries(cache: DataCenterCache, deployment: string) {
  const addressOf = ({ origin, key, version }: SharedKey) =>
    `${origin}/.cached-pages/${deployment}/${encodeURIComponent(version)}/${encodeURIComponent(key)}`

  return {
    async get(shared: SharedKey): Promise<StoredEntry | undefined> {
      try {
        return await withTimeout(read(cache, addressOf(shared), shared.version), timeout)
      } catch {
        return undefined
      }
    },
    async put(shared: SharedKey, { entry, renderedAt }: StoredEntry): Promise<void> {
      const { body, keyOffsets, etag, contentDigest } = entry
      const parts = { renderedAt, keyOffsets, headers: [...entry.headers], etag, contentDigest }
      const headers = { 'Cache-Control': `max-age=${lifetime}`, [header]: JSON.stringify(parts) }
      await cache.put(addressOf(shared), new Response(body, { headers })).catch(() => undefined)
    }
  }
}

export type DataCenterEntries = ReturnType<typeof dataCenterEntries>

async function read(cache: DataCenterCache, address: string, version: string): Promise<StoredEntry | undefined> {
  const found = await cache.match(address)
  const parts = v.safeParse(partsSchema, JSON.parse(found?.headers.get(header) ?? 'null'))
  if (!found || !parts.success) return undefined
  const { renderedAt, headers, etag, ...rest } = parts.output
  const body = new Blob([await found.arrayBuffer()])
  const entry = { ...rest, etag, body, ...withNotModified(new Headers(headers)) }
  return { entry, version, renderedAt, revalidatedAt: renderedAt }
}
