import { type GuardName, isGuardName } from './guards'

const reasons = [
  // An address of spec §2 that has moved, and one that there never was.
  'old-document-address',
  'unmatched',
  // The same page under its one address: without a slash at its end, or with its query as the router writes it.
  'trailing-slash',
  'rewritten-query',
  // The page needs a choice in its query and was asked for without one.
  'default-tab',
  'default-edition',
  'language-switched',
  'after-login',
  'session-expired',
  'account-deleted',
  'password-changed',
  // The form's code cannot be fetched, so the server renders the page.
  'form-code-missing'
] as const

/** Why the site sends a visitor to another address than the one they asked for; a guard that refuses a page is its own reason. */
export type RedirectReason = GuardName | (typeof reasons)[number]

export const isRedirectReason = (text: string): text is RedirectReason =>
  isGuardName(text) || reasons.some((reason) => reason === text)

/** Header in which the app tells the edge why it redirects. The edge removes it. */
export const redirectReasonHeader = 'X-Galaxy-Redirect'
