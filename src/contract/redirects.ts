import { type GuardName, isGuardName } from './guards'

const reasons = [
  // An address of spec §2 that has moved, one that abbreviates a page of the exam, and one that never existed.
  'old-document-address',
  'short-address',
  'unmatched',
  // The page's canonical address: without a trailing slash, without empty fields, or with its query as the router writes it.
  'trailing-slash',
  'rewritten-query',
  // The page needs a choice in its query and was requested without one.
  'default-tab',
  'default-story',
  'default-edition',
  // The certificate with the number that was typed.
  'certificate-number',
  'language-switched',
  // The page of an entry, with its working copy.
  'preview',
  'after-login',
  'session-expired',
  'account-deleted',
  'password-changed',
  // The code of the form failed to load, so the server renders the page.
  'form-code-missing'
] as const

/** Why the site redirects. If a guard refuses a page, the reason is the name of the guard. */
export type RedirectReason = GuardName | (typeof reasons)[number]

export const isRedirectReason = (text: string): text is RedirectReason =>
  isGuardName(text) || reasons.some((reason) => reason === text)

/** Header that carries the app's reason for a redirect to the edge, which removes it. */
export const redirectReasonHeader = 'X-Galaxy-Redirect'
