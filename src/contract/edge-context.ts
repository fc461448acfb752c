import type { Visitor } from './guards'
import type { PostedAnswer } from './posted-form'
import type { PublicSite } from './site'

/** An address from a database that leads nowhere. */
export interface DeadLink {
  address: string
  /** What holds the address: the text of an entry, an activity, a download or a slide. */
  source: 'text' | 'activity' | 'download' | 'slide'
}

/** What the edge hands to the app with each page request. Lives as long as the request. */
export interface EdgeContext {
  /** Nonce of this answer's Content-Security-Policy. */
  nonce: string
  /** Of this answer's forms: what a browser posts with it, however often, is one submission (decision 015). */
  formKey: string
  site: PublicSite
  visitor: Visitor
  /**
   * Calls an address of this site's own API (`/api/main/…`) as the visitor would, in the same process and through the
   * same proxies, so that headers are injected in one place only.
   */
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  /** Reads one of the site's own files (`/assets/…`), as the browser would get it. */
  fetchAsset: (path: string) => Promise<Response>
  /** Tells the edge that the page shows a fallback in place of data, so that it is not kept in the page cache. */
  reportFallback: () => void
  /** The same of a page that is about this very data: it is answered 503, so that nobody takes it for the whole page. */
  reportUnavailable: () => void
  /** Logs a link of the page that leads nowhere, so that the operator mends the entry that holds it. */
  reportDeadLink: (link: DeadLink) => void
  /** What became of the form that this request posts; absent where it posts none. */
  postedAnswer?: PostedAnswer
}
