import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import * as v from 'valibot'
import { currentUserSchema } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal, succeed } from '../../api/answer'
import { accountOfToken } from '../sessions'
import { requestToken } from '../tokens'

/** `GET galaxy/user/current-user`: the profile of the account logged in to, or 403 (spec §4, §8). */
export function currentUser({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const token = requestToken(c)
    const account = token ? await accountOfToken(db, token, Date.now()) : undefined
    if (!account) throw new Refusal(403, m.service_session_expired)
    // The schema lists what may leave; the password's hash and whatever is added to the table later stay behind.
    return succeed(c, v.parse(currentUserSchema, account))
  }
}
