import { sessionEndAddress } from '~/contract/cookies'
import { scriptHeader, scriptHeaderValue } from '~/contract/headers'
import { currentLogin } from './visitor'

/**
 * Has the cookies of an expired login cleared, unless the browser has a newer one: a refusal may arrive after the next login.
 * @param login the browser's login when the refused call was made
 * @returns false if there is a newer login, which the refusal does not concern
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
    // The cookies stay, and the next refused call has them cleared.
    return true
  }
}
