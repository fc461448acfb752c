import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import * as v from 'valibot'
import { currentUserSchema } from '../../../src/contract/account'
import { editUserRequestSchema } from '../../../src/contract/account-settings'
import { m } from '../../../src/paraglide/messages'
import { Refusal, succeed } from '../../api/answer'
import { readBody } from '../../api/body'
import { isLoggedIn } from '../accounts'
import { requestWhereabouts } from '../client'
import { accounts } from '../db/schema'
import { recordEventWhere } from '../events'
import { requireAccount } from '../sessions'

/** `GET galaxy/user/current-user`: the profile of the account logged in to, or 403 (spec §4, §8). */
export function currentUser({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const { account } = await requireAccount(c, db, m.service_session_expired)
    // For the services beside this one, which have no other way to know whose token it is; the edge passes it to nobody.
    c.header('X-Account-Id', account.id)
    // The schema lists what may leave; the password's hash and whatever is added to the table later stay behind.
    return succeed(c, v.parse(currentUserSchema, account))
  }
}

/** `POST galaxy/user/edit-user` (JSON): changes the fields of the profile that are given. Answers 400 (field), 403. */
export function editUser({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const { session } = await requireAccount(c, db)
    const changes = await readBody(c, editUserRequestSchema, ['json'])
    const theirs = isLoggedIn(db, session)
    const [, edited] = await db.batch([
      recordEventWhere(db, theirs, { kind: 'profile-edited', from: requestWhereabouts(c), now: Date.now() }),
      db.update(accounts).set(changes).where(theirs).returning({ id: accounts.id })
    ])
    if (edited.length === 0) throw new Refusal(403, m.service_login_timeout)
    return succeed(c)
  }
}
