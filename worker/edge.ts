import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Locale } from '../src/contract/locale'
import type { RedirectReason } from '../src/contract/redirects'
import type { SiteProfile } from '../src/contract/site'
import type { Session } from './middleware/session'

/** What the pipeline knows of a request, in the order in which its steps find it out. */
export type EdgeVariables = SecureHeadersVariables & {
  requestId: string
  /** Writes a line about the request, with its id and path. */
  log: (entry: Readonly<Record<string, string>>) => void
  profile: SiteProfile
  locale: Locale
  session: Session
  /** Where the answer leads and why, when it is a redirect. */
  redirected?: { to: string; reason: RedirectReason }
  /** Random for each answer with a page, and that of the form where one is posted. */
  formKey?: string
  /** Set when the page had to show a fallback in place of its data. */
  fallbackShown?: boolean
  /** Set when what the page is about could not be had. */
  unavailable?: boolean
}

export interface Edge {
  Variables: EdgeVariables
}
