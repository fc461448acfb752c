import { LRUCache } from 'lru-cache'
import type { CacheEntry } from './cache-entry'

/** An entry with the data that decides how long it is fresh. */
export interface StoredEntry {
  entry: CacheEntry
  /** Version of main's content before the page was rendered. */
  version: string | undefined
  /** Milliseconds since the epoch. */
  renderedAt: number
  /** Time of the last request for its replacement. */
  revalidatedAt: number
}

/**
 * Entries by key, up to a number of entries and of bytes, those of keys and headers included; the least recently used is evicted
 * first. Addresses with a query have a store of their own, so that they cannot evict the others.
 */
export function entryStore(bounds: { max: number; maxSize: number }): LRUCache<string, StoredEntry> {
  const entries = new LRUCache<string, StoredEntry>({ ...bounds, sizeCalculation: bytesOf })
  return entries
}

/** Bytes of an entry in memory. A character of a text can take two. */
function bytesOf({ entry: { body, headers, notModifiedHeaders } }: StoredEntry, key: string): number {
  const texts = [key, ...[...headers, ...notModifiedHeaders].flat()]
  return texts.reduce((bytes, text) => bytes + 2 * text.length, body.size)
}
