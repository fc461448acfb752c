import { currentLogin } from '~/lib/visitor'

/** The person at a form, as far as the page knows. */
export interface Author {
  /** The account's identifier; empty for a visitor, absent while the account is not known. */
  owner?: string | undefined
  /** The id of the browser's login, which is known from the start; empty without one. */
  login: string
}

/** The author now. Browser only. @param owner that of `useDraftOwner()` */
export const authorOf = (owner: string | undefined): Author => ({ owner, login: currentLogin() })

/** Whether both are known to be the same person. */
export const areSamePerson = (one: Author, other: Author): boolean =>
  (one.owner !== undefined && one.owner === other.owner) || (one.login !== '' && one.login === other.login)

/**
 * Effect of a login, a logout or the answer about the account on the author of an open form. A visitor may log in, and a login turn
 * out to be over before its account was known: both stay. `unclear`: another login, whose account is not known yet.
 */
export function changeOfAuthor(author: Author, now: Author): 'stays' | 'leaves' | 'unclear' {
  if (author.owner === '' || areSamePerson(author, now)) return 'stays'
  if (now.owner === undefined) return 'unclear'
  return now.owner === '' && author.owner === undefined ? 'stays' : 'leaves'
}

/**
 * The author of a form once `now` has come or stayed, with the owner that is known of the same login.
 * @param earlier the author before, or that of the restored draft
 */
export const continued = (now: Author, earlier: Author | undefined): Author => ({
  ...now,
  owner: now.owner ?? (earlier && areSamePerson(earlier, now) ? earlier.owner : undefined)
})
