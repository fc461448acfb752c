import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Banner } from '../src/contract/banner'
import type { Locale } from '../src/contract/locale'
import type { RedirectReason } from '../src/contract/redirects'
import type { SiteProfile } from '../src/contract/site'
import type { Session } from './middleware/session'

/** State of a request, in the order in which the steps of the pipeline set it. */
export type EdgeVariables = SecureHeadersVariables & {
  requestId: string
  /** Writes a log line about the request, with its id and path. */
  log: (entry: Readonly<Record<string, string>>) => void
  profile: SiteProfile
  locale: Locale
  session: Session
  /** Token of a preview of an entry. */
  previewToken?: string
  /** Target and reason of a redirect. */
  redirected?: { to: string; reason: RedirectReason }
  /** The banner above the navigation, if there is one. */
  banner?: Banner
  /** Random for each rendered page; the posted key if the request posts a form. */
  formKey?: string
  /** Set if the page shows a fallback in place of its data. */
  fallbackShown?: boolean
  /** Set if the page must show its data as it is now. */
  isCurrent?: boolean
  /** Set if the main data of the page is unavailable. */
  unavailable?: boolean
}

export interface Edge {
  Variables: EdgeVariables
}
