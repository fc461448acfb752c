import type { Locale } from '~/contract/locale'

/** One view of a page. Paths come without their query, which may hold what a visitor typed. */
export interface PageView {
  path: string
  locale: Locale
  /** The page before: a path of this site, or the origin and path of another one; empty when there was none. */
  referrer: string
}

const pageViewAddress = '/api/page-view'

/** Reports a view to this site's own edge; the browser delivers it even while the page goes away. */
export function reportPageView(view: PageView): void {
  navigator.sendBeacon?.(pageViewAddress, new Blob([JSON.stringify(view)], { type: 'application/json' }))
}

/** An address without its query and fragment; empty for what is no address. */
export function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
