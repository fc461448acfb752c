/**
 * Names of the cookies and storage keys (spec §3). The two tokens are HttpOnly and carry the `__Host-` prefix on
 * https; the marker is readable and says only *that* a token is there, never the token.
 */
export const loginCookie = 'cl-official-website'
export const examCookie = 'cl-official-exam'
export const markerCookie = 'galaxy-visitor'
/**
 * Where a visitor was going whom the edge sent home, because they had to log in first or because there is no such page in
 * their language: the browser takes it away, and opens login and goes on there, or says so. Its value is a path with its query, encoded as a URI component; `loginDestination` says
 * which path may stand.
 */
export const nextCookie = 'galaxy-next'
export const rememberedIdentifierKey = 'saveUserPhone'
export const themeKey = 'theme'

/** What the marker cookie can hold: one letter for each token that is present. */
export function readMarker(value: string | undefined): { loggedIn: boolean; hasExamToken: boolean } {
  return { loggedIn: value?.includes('u') ?? false, hasExamToken: value?.includes('e') ?? false }
}

export function writeMarker(state: { loggedIn: boolean; hasExamToken: boolean }): string {
  return `${state.loggedIn ? 'u' : ''}${state.hasExamToken ? 'e' : ''}`
}
