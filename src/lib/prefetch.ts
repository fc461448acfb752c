import { prefetchTimeout } from '~/contract/limits'

/** Fields of the Network Information API. Browsers without the API may prefetch. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** Whether prefetching is allowed: not on 2g and not with data saver (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g')
}

/**
 * The path of a link worth prefetching: same site, same tab, not the current page. Links in a `data-many` list and links to
 * the home page are prefetched only on hover: the lists are long and the home page's drawings are expensive to render.
 */
function prefetchPath(link: HTMLAnchorElement, current: string): string | undefined {
  if (link.closest('[data-many]')) return undefined
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return link.pathname === current || link.pathname === '/' ? undefined : link.pathname + link.search
}

/**
 * Prefetches visible links in idle time, at most `prefetchTimeout` after a link enters the viewport. Skips paths in `done`
 * and adds the prefetched ones. Returns a function that stops it.
 */
export function prefetchVisibleLinks(done: Set<string>, prefetch: (path: string) => void): () => void {
  if (!mayPrefetch(navigator.connection)) return () => undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      const path = prefetchPath(target, location.pathname)
      if (path === undefined || done.has(path)) continue
      done.add(path)
      whenIdle(() => prefetch(path))
    }
  })
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
  return () => observer.disconnect()
}

/** Runs a task in idle time, at most `prefetchTimeout` from now. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: prefetchTimeout })
  else setTimeout(task, prefetchTimeout)
}
