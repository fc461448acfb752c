import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page'

/** A page with what decides how long it is shown. */
export interface StoredPage {
  page: KeptPage
  /** Version of main's content before the page was rendered. */
  version: string | undefined
  /** Milliseconds since the epoch. */
  renderedAt: number
  /** When its replacement was last asked for. */
  renewedAt: number
}

/**
 * Pages by key, up to a number of pages and of bytes, those of keys and headers included; the least recently used is evicted first.
 * Addresses with a query have a store of their own, so that they cannot evict the others.
 */
export function pageStore(bounds: { max: number; maxSize: number }): LRUCache<string, StoredPage> {
  const pages = new LRUCache<string, StoredPage>({ ...bounds, sizeCalculation: bytesOf })
  return pages
}

/** Bytes of a page in memory. A character of a text can take two. */
function bytesOf({ page: { body, hashes, headers } }: StoredPage, key: string): number {
  const texts = [key, hashes.scripts, hashes.styles, ...Object.entries(headers).flat()]
  return texts.reduce((bytes, text) => bytes + 2 * text.length, body.size)
}
