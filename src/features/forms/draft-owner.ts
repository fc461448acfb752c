import type { CurrentUser } from '~/contract/account'
import { useSession } from '~/lib/session'

/** The account, and the owner of the draft: its identifier, or empty for a visitor; undefined until known. */
export function useDraftOwner(): { owner: string | undefined; user: CurrentUser | undefined } {
  const { loggedIn, user } = useSession()
  return { owner: loggedIn ? user && (user.phone ?? user.email ?? undefined) : '', user }
}
