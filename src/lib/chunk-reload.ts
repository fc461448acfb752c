const reloadedKey = 'reloaded-chunks'

export type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The chunk's address from the message of a failed import. Safari's message has no address, so the whole message stands in. */
export function failedChunk(error: Error): string {
  return /(?:https?:\/\/|\/)\S+\.(?:js|css)\S*/.exec(error.message)?.[0] ?? error.message
}

/**
 * Whether the page may reload for this chunk: once per chunk and session. Returns false when session storage is unavailable,
 * because a missing chunk would then reload the page forever.
 */
export function mayReloadFor(chunk: string, storage: GuardStorage): boolean {
  try {
    const reloaded = (storage.getItem(reloadedKey) ?? '').split('\n')
    if (reloaded.includes(chunk)) return false
    storage.setItem(reloadedKey, [...reloaded, chunk].filter(Boolean).join('\n'))
    return storage.getItem(reloadedKey)?.split('\n').includes(chunk) ?? false
  } catch {
    return false
  }
}

function reloadFor(error: Error): void {
  if (!navigator.onLine || !mayReloadFor(failedChunk(error), sessionStorage)) return
  // The router reloads once by itself for a page's chunk. Marking its key prevents a second reload.
  sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  location.reload()
}

/**
 * Imports a module unless the browser is offline. Browsers cache a failed import until the page unloads, so importing offline
 * would break the part even after the connection returns.
 * @throws (rejects) if offline or if the import fails
 */
export async function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error('offline')
  return load()
}

/** Chunks that failed since this page was loaded. */
const failedChunks = new Set<string>()

/**
 * Imports a module that the visitor requested on a page without unsaved input, so the page may reload. It reloads on the
 * first failure, and on a later one if the chunk is available again but the browser cached the failed import.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importOnline(load)
  } catch (error) {
    if (error instanceof Error && navigator.onLine) {
      reloadFor(error)
      const chunk = failedChunk(error)
      if (failedChunks.has(chunk) && (await isAvailable(chunk))) location.reload()
      failedChunks.add(chunk)
    }
    throw error
  }
}

/** Whether the chunk can be fetched. Assumes so if the browser's error did not include the address. */
async function isAvailable(chunk: string): Promise<boolean> {
  if (!/^(https?:|\/)/.test(chunk)) return true
  try {
    return (await fetch(chunk, { cache: 'reload' })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page when a chunk fails to load, for example after a deployment replaced it (spec §2). Ignores prefetched
 * chunks and offline failures: reloading would discard a page that still works.
 */
export function reloadOnFailedChunk(isNeeded: () => boolean): () => void {
  const listener = ({ payload }: VitePreloadErrorEvent) => {
    if (isNeeded()) reloadFor(payload)
  }
  addEventListener('vite:preloadError', listener)
  return () => removeEventListener('vite:preloadError', listener)
}
