import { sessionEndAddress } from '~/contract/cookies'
import { scriptHeader, scriptHeaderValue } from '~/contract/headers'
import { currentLogin } from './visitor'

/**
 * Clears the cookies of an expired login, unless the browser has a newer one: a 403 may arrive after the next login.
 * @param login the browser's login at the time of the refused call
 * @returns false if a newer login exists, which the 403 does not concern
 */
export async function endExpiredLogin(login: string): Promise<boolean> {
  const current = currentLogin()
  if (current !== login) return current === ''
  try {
    const answer = await fetch(sessionEndAddress, {
      method: 'POST',
      headers: { [scriptHeader]: scriptHeaderValue },
      body: JSON.stringify({ login })
    })
    return answer.status !== 409
  } catch {
    // The cookies stay; the next refused call clears them.
    return true
  }
}
