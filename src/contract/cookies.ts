/**
 * Names of the cookies and storage keys (spec §3). The two tokens are HttpOnly and have the `__Host-` prefix on https;
 * the marker is readable and says only *whether* a token exists, never the token.
 */
export const loginCookie = 'cl-official-website'
export const examCookie = 'cl-official-exam'
export const markerCookie = 'galaxy-visitor'
/**
 * Destination of a visitor whom the edge redirected home, because the page needs a login or does not exist in their
 * language. The browser reads and deletes the cookie, then opens the login and continues there, or shows a notice. Its
 * value is a path with its query, encoded as a URI component; `loginDestination` decides which paths are accepted.
 */
export const nextCookie = 'galaxy-next'
/** HttpOnly: the token of a preview of an entry, until the preview expires (decision 042). */
export const previewCookie = 'galaxy-preview'
export const rememberedIdentifierKey = 'saveUserPhone'
export const themeKey = 'theme'
/** Lessons that a visitor completed on this device without a login. */
export const progressKey = 'gbca-progress'

/** Parses the marker cookie: one letter for each token that is present. */
export function readMarker(value: string | undefined): { loggedIn: boolean; hasExamToken: boolean } {
  return { loggedIn: value?.includes('u') ?? false, hasExamToken: value?.includes('e') ?? false }
}

export function writeMarker(state: { loggedIn: boolean; hasExamToken: boolean }): string {
  return `${state.loggedIn ? 'u' : ''}${state.hasExamToken ? 'e' : ''}`
}
