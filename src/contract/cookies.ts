/**
 * Names of the cookies and storage keys (spec §3). The two tokens are HttpOnly and have the `__Host-` prefix on https;
 * the marker is readable and says only *whether* a token exists, never the token.
 */
export const loginCookie = 'cl-official-website'
export const examCookie = 'cl-official-exam'
export const markerCookie = 'galaxy-visitor'
/**
 * Clears the cookies of an expired login, for scripts: `POST` with the `login` of the marker as it was when the refused call was
 * made. Answers 204; 409 if the browser has another login, which stays.
 */
export const sessionEndAddress = '/api/session-end'
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

interface Marker {
  loggedIn: boolean
  hasExamToken: boolean
  /** Random id of the login, by which the browser tells an earlier login from a later one; empty without a login. */
  login: string
}

/** Parses the marker cookie, such as `ue.3f0c…`: one letter for each token that is present, then the id of the login. */
export function readMarker(value = ''): Marker {
  const [letters = '', login = ''] = value.split('.')
  return { loggedIn: letters.includes('u'), hasExamToken: letters.includes('e'), login }
}

export function writeMarker({ loggedIn, hasExamToken, login }: Marker): string {
  return `${loggedIn ? 'u' : ''}${hasExamToken ? 'e' : ''}${login && `.${login}`}`
}
