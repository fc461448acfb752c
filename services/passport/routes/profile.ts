import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { currentUserSchema } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { isLoggedIn } from '../accounts'
import { requestWhereabouts } from '../client'
import { accounts } from '../db/schema'
import { recordEventWhere } from '../events'
import type { PassportHandler } from '../handler'

/** `GET galaxy/user/current-user`: the profile of the account logged in to, or 403 (spec §4, §8). */
export function currentUser(): PassportHandler<'GET /galaxy/user/current-user'> {
  return async ({ c, caller: { account } }) => {
    // The other services learn from it whose token it is; the edge passes it to no browser.
    c.header('X-Account-Id', account.id)
    // The schema lists what may leave; the password's hash and whatever is added to the table later stay behind.
    return v.parse(currentUserSchema, account)
  }
}

/** `POST galaxy/user/edit-user` (JSON): changes the fields of the profile that are given. Answers 400 (field), 403. */
export function editUser({ db }: { db: DrizzleD1Database }): PassportHandler<'POST /galaxy/user/edit-user'> {
  return async ({ c, caller: { session }, body }) => {
    const theirs = isLoggedIn(db, session)
    const [, edited] = await db.batch([
      recordEventWhere(db, theirs, { kind: 'profile-edited', from: requestWhereabouts(c), now: Date.now() }),
      db.update(accounts).set(body).where(theirs).returning({ id: accounts.id })
    ])
    if (edited.length === 0) throw new Refusal(403, m.service_login_timeout)
  }
}
