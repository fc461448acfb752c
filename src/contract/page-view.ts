import type { Locale } from './locale'

/* Page views, which the browser reports to the edge. */

export const pageViewAddress = '/api/page-view'

/** Body of a report (JSON). Paths exclude the query, which may contain user input. */
export interface PageView {
  path: string
  locale: Locale
  /** Previous page: a path on this site, or origin and path of another site; empty if there was none. */
  referrer: string
}
