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
 * Pages by key, up to a number of bytes; the least recently used is evicted first. Addresses with a query have a store of their
 * own, so that they cannot evict the others.
 */
export function pageStore(capacity: number) {
  const pages = new Map<string, StoredPage>()
  let size = 0

  function remove(key: string): void {
    size -= pages.get(key)?.page.body.size ?? 0
    pages.delete(key)
  }

  return {
    get(key: string): StoredPage | undefined {
      const found = pages.get(key)
      if (found) {
        pages.delete(key)
        pages.set(key, found)
      }
      return found
    },
    set(key: string, stored: StoredPage): void {
      remove(key)
      pages.set(key, stored)
      size += stored.page.body.size
      for (const oldest of pages.keys()) {
        if (size <= capacity) break
        remove(oldest)
      }
    },
    remove
  }
}
