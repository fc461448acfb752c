import type { CurrentUser } from '~/contract/account'
import { type Session, useSession } from '~/lib/session'

/** The owner of what a page keeps: the account's identifier, or empty for a visitor; undefined until known. */
export const ownerOf = ({ loggedIn, user }: Session): string | undefined =>
  loggedIn ? user && (user.phone ?? user.email ?? undefined) : ''

/** The account, and the owner of the draft. */
export function useDraftOwner(): { owner: string | undefined; user: CurrentUser | undefined } {
  const session = useSession()
  return { owner: ownerOf(session), user: session.user }
}
