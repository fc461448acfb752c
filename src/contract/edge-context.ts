import type { Banner } from './banner'
import type { PostedAnswer } from './forms/posted-form'
import type { Visitor } from './guards'
import type { Locale } from './locale'
import type { PublicSite } from './site'

/** A link from a database entry whose target does not exist. */
export interface DeadLink {
  address: string
  /** Kind of the entry that holds the link: a text, an activity, a download, a slide or a banner. */
  source: 'text' | 'activity' | 'download' | 'slide' | 'banner'
}

/** What the endpoint of assistants needs of the edge, besides what pages need. */
export interface AssistantsContext {
  /** Writes the log line of a call: its name, milliseconds and bytes, never what it said. */
  reportCall: (call: { name: string; ms: number; bytes: number }) => void
  /** Writes the name and the frames of an error that no tool expects. */
  reportError: (error: unknown) => void
}

/** Passed from the edge to the app with each page request; lives as long as the request. */
export interface EdgeContext {
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string
  /** Key of this response's forms: a browser that posts a form more than once makes one submission (decision 015). */
  formKey: string
  site: PublicSite
  /** The banner above the navigation; undefined for none. */
  banner: Banner | undefined
  visitor: Visitor
  /**
   * Calls an address of this site's own API (`/api/main/…`) as the visitor would, in the same process and through the
   * same proxies, so that headers are injected in one place only.
   */
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  /** Reads one of the site's own files (`/assets/…`), as the browser would get it. */
  fetchAsset: (path: string) => Promise<Response>
  /** Asks for the Markdown of one of the site's pages as a visitor who is not logged in would. */
  fetchMarkdown: (address: string, locale: Locale) => Promise<Response>
  /** Marks the page as current at each request, so that the edge does not cache it. */
  requireCurrent: () => void
  /** Marks the page as showing a fallback in place of data, so that the edge does not cache it. */
  reportFallback: () => void
  /**
   * As `reportFallback`, for a page that consists of this data: it is answered 503, so that crawlers do not index the
   * fallback.
   */
  reportUnavailable: () => void
  /** Answers the page with 404: what its address names does not exist, and the page says so itself. */
  reportNotFound: () => void
  /** Logs a dead link of the page, so that the operator can correct the entry that holds it. */
  reportDeadLink: (link: DeadLink) => void
  /** Of the endpoint of assistants only. */
  assistants?: AssistantsContext
  /** Result of the form that this request posted; absent if it posted none. */
  postedAnswer?: PostedAnswer
}
