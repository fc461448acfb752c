import type { AnyRouter } from '@tanstack/react-router'
import { readStored, writeStored } from './storage'

const reloadedKey = 'reloaded-chunks'

/** The chunk's address in the message of a failed import. Safari's message lacks the address, so the whole message is used. */
export function failedChunk(error: Error): string {
  return /(?:https?:\/\/|\/)\S+\.(?:js|css)\S*/.exec(error.message)?.[0] ?? error.message
}

/**
 * Whether the page may reload for this chunk: once per chunk and session. Returns false when session storage is unavailable,
 * because a missing chunk would then reload the page forever.
 */
export function mayReloadFor(chunk: string): boolean {
  const reloaded = (readStored('session', reloadedKey) ?? '').split('\n')
  if (reloaded.includes(chunk)) return false
  writeStored('session', reloadedKey, [...reloaded, chunk].filter(Boolean).join('\n'))
  return readStored('session', reloadedKey)?.split('\n').includes(chunk) ?? false
}

/** Whether the visitor has left the page since the last import began. */
let isLeaving = false

/**
 * Detects that the visitor leaves the page, until the returned function is called. Firefox aborts a page's requests as soon as a
 * navigation begins, and a reload for an aborted chunk would replace that navigation. Used only during imports, because Firefox
 * excludes pages with this listener from its back-forward cache.
 */
function watchLeaving(): () => void {
  isLeaving = false
  const onLeave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', onLeave)
  return () => removeEventListener('beforeunload', onLeave)
}

function reloadFor(error: Error): void {
  if (!navigator.onLine) return
  const mayReload = !isLeaving && mayReloadFor(failedChunk(error))
  // The router itself reloads once for a page's chunk. Setting its key prevents that.
  if (mayReload || isLeaving) writeStored('session', `tanstack_router_reload:${error.message}`, '1')
  if (mayReload) location.reload()
}

/**
 * Imports a module unless the browser is offline. Browsers cache failed imports until the page unloads, so an import while
 * offline would fail even after the connection returns.
 * @throws (rejects) if offline or if the import fails
 */
export async function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error('offline')
  return load()
}

/** Chunks that failed since this page was loaded. */
const failedChunks = new Set<string>()

/**
 * Imports a module that the visitor requested. Reloads the page on the first failure, and later if the chunk is available again
 * but the browser has cached the failed import.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  const stopWatching = watchLeaving()
  try {
    return await importOnline(load)
  } catch (error) {
    if (error instanceof Error && navigator.onLine) {
      reloadFor(error)
      const chunk = failedChunk(error)
      if (failedChunks.has(chunk) && (await isAvailable(chunk)) && !isLeaving) location.reload()
      failedChunks.add(chunk)
    }
    throw error
  } finally {
    stopWatching()
  }
}

/** Whether the chunk can be fetched; true if the browser's error lacks the address. */
async function isAvailable(chunk: string): Promise<boolean> {
  if (!/^(https?:|\/)/.test(chunk)) return true
  try {
    return (await fetch(chunk, { cache: 'reload' })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page if a chunk of the opened page fails to load, for example after a deployment (spec §2). Ignores prefetched
 * chunks and offline failures, because a reload would discard a working page.
 */
export function reloadOnFailedChunk(router: AnyRouter): () => void {
  let stopWatching = () => {}
  const onFailed = ({ payload }: VitePreloadErrorEvent) => {
    if (router.state.isLoading) reloadFor(payload)
  }
  addEventListener('vite:preloadError', onFailed)
  const stops = [
    () => removeEventListener('vite:preloadError', onFailed),
    router.subscribe('onBeforeNavigate', () => {
      stopWatching()
      stopWatching = watchLeaving()
    }),
    router.subscribe('onResolved', () => stopWatching()),
    () => stopWatching()
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
