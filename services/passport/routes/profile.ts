import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { currentUserSchema } from '../../../src/contract/account'
import { accountHeader, rolesHeader } from '../../../src/contract/headers'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { isLoggedIn } from '../accounts'
import { requestClientInfo } from '../client'
import { accounts } from '../db/schema'
import { recordEventWhere } from '../events'
import type { PassportHandler } from '../handler'
import { rolesOf } from '../roles'

/** `GET galaxy/user/current-user`: the profile of the logged-in account, or 403 (spec §4, §8). */
export function currentUser({ db }: { db: DrizzleD1Database }): PassportHandler<'GET /galaxy/user/current-user'> {
  return async ({ c, caller: { account } }) => {
    const roles = await rolesOf(db, account.id)
    // Identify the account to the other services; the edge removes both before a browser sees them.
    c.header(accountHeader, account.id)
    c.header(rolesHeader, roles.join(','))
    // The schema lists the public fields; the password hash and columns added later stay private.
    return v.parse(currentUserSchema, { ...account, roles })
  }
}

/** `POST galaxy/user/edit-user` (JSON): changes the given fields of the profile. Answers 400 (field), 403. */
export function editUser({ db }: { db: DrizzleD1Database }): PassportHandler<'POST /galaxy/user/edit-user'> {
  return async ({ c, caller: { session }, body }) => {
    const condition = isLoggedIn(db, session)
    const [, edited] = await db.batch([
      recordEventWhere(db, condition, { kind: 'profile-edited', from: requestClientInfo(c), now: Date.now() }),
      db.update(accounts).set(body).where(condition).returning({ id: accounts.id })
    ])
    if (edited.length === 0) throw new Refusal(403, m.service_login_timeout)
  }
}
