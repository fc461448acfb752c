const reloadedKey = 'reloaded-chunks'

/** What the guard needs of session storage. */
export type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The address in a failed import's message; the whole message where the browser gives no address (Safari). */
export function failedChunk(error: Error): string {
  return /(?:https?:\/\/|\/)\S+\.(?:js|css)\S*/.exec(error.message)?.[0] ?? error.message
}

/**
 * Whether the page may reload because of this chunk: once for each chunk and session, and never when that cannot be
 * remembered, so that a chunk that is gone for good cannot make the page reload for ever.
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

/** Reloads the page because of a chunk that could not be loaded, once. */
function reloadFor(error: Error): void {
  if (!navigator.onLine || !mayReloadFor(failedChunk(error), sessionStorage)) return
  // The router reloads once by itself for the chunk of a page: this is that reload.
  sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  location.reload()
}

/**
 * Loads a part of the page, and does not try while offline: most browsers keep an import that failed for as long as the page is
 * there (HTML asked for that until July 2026), so the part could not be had afterwards either. Rejects where it cannot be had.
 */
export async function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error('offline')
  return load()
}

/** What could not be had since this page was loaded. */
const failed = new Set<string>()

/**
 * Loads what somebody has just asked for and has nothing typed to lose by: the page may reload for it. It does once by itself,
 * and where somebody asks again for what is there by now and the browser has kept its failure.
 */
export async function loadAwaited<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadOnline(load)
  } catch (error) {
    if (error instanceof Error && navigator.onLine) {
      reloadFor(error)
      const chunk = failedChunk(error)
      if (failed.has(chunk) && (await isThere(chunk))) location.reload()
      failed.add(chunk)
    }
    throw error
  }
}

/** Whether a chunk can be had by now. Where the browser has not told its address, that is to be tried. */
async function isThere(chunk: string): Promise<boolean> {
  if (!/^(https?:|\/)/.test(chunk)) return true
  try {
    return (await fetch(chunk, { cache: 'reload' })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page when a chunk cannot be loaded, as after a deployment that replaced it (spec §2). A chunk that is only
 * being prefetched does not count, nor does being offline: a reload would take away a page that still works.
 */
export function reloadOnFailedChunk(isWanted: () => boolean): () => void {
  const listener = ({ payload }: VitePreloadErrorEvent) => {
    if (isWanted()) reloadFor(payload)
  }
  addEventListener('vite:preloadError', listener)
  return () => removeEventListener('vite:preloadError', listener)
}
