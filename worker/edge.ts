import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Banner } from '../src/contract/banner'
import type { Locale } from '../src/contract/locale'
import type { RedirectReason } from '../src/contract/redirects'
import type { SiteProfile } from '../src/contract/site'
import type { Exchange } from './middleware/access-log'
import type { Session } from './middleware/session'

/** State of a request, in the order in which the steps of the pipeline set it. */
export type EdgeVariables = SecureHeadersVariables & {
  requestId: string
  /** Writes a log line about the request, with its id and path. */
  log: (entry: Readonly<Record<string, string>>) => void
  /** Answers a request of the edge itself, through the same steps and the same cache as a visitor's. */
  fetchPage: (request: Request) => Promise<Response>
  profile: SiteProfile
  locale: Locale
  session: Session
  /** Token of a preview of an entry. */
  previewToken?: string
  /** Set if the request is for a shared page: it is rendered from this address, without a token. */
  shared?: SharedPage
  /** Target and reason of a redirect. */
  redirected?: { to: string; reason: RedirectReason }
  /** Set if the answer is a page from the cache. */
  isCached?: boolean
  /** The banner above the navigation, if there is one. */
  banner?: Banner
  /** Random for each rendered page; the posted key if the request posts a form. */
  formKey?: string
  /** Set if the page shows a fallback in place of its data. */
  fallbackShown?: boolean
  /** Set if the page must show its data as it is now. */
  isCurrent?: boolean
  /** Status of a page that says in place of its data that there is none (404) or that it is unavailable (503). */
  pageStatus?: 404 | 503
}

/** What a page without anything of a person depends on, besides host profile and language (decision 049). */
export interface SharedPage {
  /** Canonical address, with the query that selects content. */
  address: URL
  /** Whether it is for visitors with a login, whose header differs. Nothing else of them is known while it is rendered. */
  loggedIn: boolean
}

interface Bindings {
  exchange: Exchange
  /** Set if the edge itself makes the request, to replace a cached page. */
  revalidation?: { loggedIn: boolean }
}

export interface Edge {
  Variables: EdgeVariables
  Bindings: Bindings
}
