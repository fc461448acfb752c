import { type PageView, pageViewAddress } from '~/contract/page-view'
import { parseUrl } from '~/contract/parse-url'

/**
 * Sends a page view to the edge, as a beacon, which is delivered even if the page unloads. Some ad blockers replace the function
 * by one that throws; that must not break the page.
 */
export function reportPageView(view: PageView): void {
  try {
    navigator.sendBeacon?.(pageViewAddress, new Blob([JSON.stringify(view)], { type: 'application/json' }))
  } catch {
    // The view is not counted.
  }
}

/** Removes the query and fragment from an address. Returns an empty string if the address is invalid. */
export function withoutQuery(address: string): string {
  const url = parseUrl(address)
  return url ? url.origin + url.pathname : ''
}
