import { prefetchTimeout } from '~/contract/limits'

/** The part of the Network Information API that the rule reads; browsers without it may prefetch. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** Whether code and data may be fetched before they are asked for: not on 2g, not with data saver (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g')
}

/**
 * The path of a link that is worth prefetching: of this site, for this tab, and another page than the current one. Of a list
 * marked `data-many` few links are followed, and every page leads home, whose drawings are work to make: those wait for the
 * pointer.
 */
export function prefetchPath(link: HTMLAnchorElement, current: string): string | undefined {
  if (link.closest('[data-many]')) return undefined
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return link.pathname === current || link.pathname === '/' ? undefined : link.pathname + link.search
}

/**
 * Prefetches the pages that links in the viewport lead to, in idle time, at the latest `prefetchTimeout` after a link
 * came into view: those that are not `done`, and are then. Returns a function that stops.
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

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: prefetchTimeout })
  else setTimeout(task, prefetchTimeout)
}
