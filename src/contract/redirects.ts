import { type GuardName, isGuardName } from './guards'

const reasons = [
  // An address of the documents that has moved (spec §2).
  'old-document-address',
  // An address that abbreviates a page of the GBCA exam (spec §2), or the well-known one of the user center.
  'short-address',
  // An address that visitors guess because other sites have it, such as /pricing.
  'guessed-address',
  // An address of an example scenario, which is now on the page of its solution.
  'moved-scenario',
  // No route has the path, or it is a page of the desk that the account may not open; the visitor gets the home page (spec §2).
  'unmatched',
  // The canonical address has no trailing slash, and the letter case of the site map.
  'canonical-path',
  // The canonical address has no empty fields, and its query as the router writes it.
  'rewritten-query',
  // The next three pages need a choice in their query and were requested without one.
  'default-tab',
  'default-story',
  'default-edition',
  // The certificate with the number that was typed.
  'certificate-number',
  // The language form without JavaScript returns to its page, or to the nearest one in the other language.
  'language-switched',
  // The page of an entry, with its working copy.
  'preview',
  // The page that the visitor asked for before the login that it needs.
  'after-login',
  // The attempt of the exam is submitted or its time is over, so the result is shown.
  'exam-closed',
  // The next three end the session, so a page that needs it is left.
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
