import type { Banner } from './banner'
import type { PostedAnswer } from './forms/posted-form'
import type { Visitor } from './guards'
import type { Locale } from './locale'
import type { PublicSite } from './site'

/** A link from a database entry whose target does not exist. */
export interface DeadLink {
  address: string
  /** Kind of the entry that contains the link. */
  source: 'text' | 'activity' | 'download' | 'slide' | 'banner'
}

/** Additional context for the assistants' endpoint. */
export interface AssistantsContext {
  /** Logs a call: its name, milliseconds and bytes, without its content. */
  reportCall: (call: { name: string; ms: number; bytes: number }) => void
  /** Logs the name and stack frames of an unexpected error. */
  reportError: (error: unknown) => void
}

/** Context that the edge passes to the app with each page request; valid only during that request. */
export interface EdgeContext {
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string
  /** Form key of this response: repeated posts of the form count as one submission (decision 015). */
  formKey: string
  site: PublicSite
  /** The active banner; undefined for none. */
  banner: Banner | undefined
  visitor: Visitor
  /**
   * Calls this site's own API (`/api/main/…`) as the visitor would, in the same process and through the same proxy, so that
   * headers are injected in a single place.
   */
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  /** Fetches a static asset (`/assets/…`), as a browser would. */
  fetchAsset: (path: string) => Promise<Response>
  /** Fetches the Markdown of a page, as a logged-out visitor would. */
  fetchMarkdown: (address: string, locale: Locale) => Promise<Response>
  /** Prevents caching of a page that must show current data. */
  requireCurrent: () => void
  /** Prevents caching of a page that shows a fallback in place of data. */
  reportFallback: () => void
  /**
   * As `reportFallback`, for a page that consists of this data: it is answered 503, so that crawlers do not index the
   * fallback.
   */
  reportUnavailable: () => void
  /** Answers the page with 404, because its address names nothing that exists; the page itself says that. */
  reportNotFound: () => void
  /** Logs a dead link of the page, so that the operator can correct the entry that holds it. */
  reportDeadLink: (link: DeadLink) => void
  /** Logs the entries of a list that the page leaves out, by the call and the first unreadable field of each: `3.kind`. */
  reportUnreadable: (list: { call: string; fields: readonly string[] }) => void
  /** Of the endpoint of assistants only. */
  assistants?: AssistantsContext
  /** Result of the form that this request posted; absent if it posted none. */
  postedAnswer?: PostedAnswer
}
