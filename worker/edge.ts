import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Banner } from '../src/contract/banner'
import type { Locale } from '../src/contract/locale'
import type { RedirectReason } from '../src/contract/redirects'
import type { SiteProfile } from '../src/contract/site'
import type { Exchange } from './middleware/access-log'
import type { Session } from './middleware/session'

/** State of a request, in the order in which the middleware sets it. */
export type EdgeVariables = SecureHeadersVariables & {
  requestId: string
  /** Writes a log line about the request, with its id and path. */
  log: (entry: Readonly<Record<string, string>>) => void
  /** Sends an internal request through the same pipeline and cache as a visitor's. */
  fetchPage: (request: Request) => Promise<Response>
  profile: SiteProfile
  locale: Locale
  session: Session
  /** Token of an entry preview. */
  previewToken?: string
  /** Set if the request is for a shared page, which is rendered from this address without a token. */
  shared?: SharedPage
  /** Target and reason of a redirect. */
  redirected?: { to: string; reason: RedirectReason }
  /** True if the answer is a cached page. */
  isCached?: boolean
  /** The active banner. */
  banner?: Banner
  /** Random for each rendered page. For a posted form, the key of the post. */
  formKey?: string
  /** True if the page shows a fallback in place of its data. */
  fallbackShown?: boolean
  /** True if the page must show current data, and so must not be cached. */
  isCurrent?: boolean
  /** True if the edge answers with an error page of its own, which is not confined as a file at its address is. */
  isErrorPage?: boolean
  /** Status of a page whose data does not exist (404) or is unavailable (503). */
  pageStatus?: 404 | 503
}

/** The inputs of a page without personal data, in addition to host profile and language (decision 049). */
export interface SharedPage {
  /** Canonical address, with the query that selects content. */
  address: URL
  /** Whether the page is for logged-in visitors, whose header differs. Rendering knows nothing else about them. */
  loggedIn: boolean
}

interface Bindings {
  exchange: Exchange
  /** Set for internal requests that replace a cached page. */
  revalidation?: { loggedIn: boolean }
}

export interface Edge {
  Variables: EdgeVariables
  Bindings: Bindings
}
