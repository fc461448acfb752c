import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import { phonePattern, registerRequestSchema } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal, requestLocale, succeed } from '../../api/answer'
import { readBody } from '../../api/body'
import { clearDueHolder } from '../accounts'
import { requestWhereabouts } from '../client'
import { consumeCode } from '../codes'
import { accounts } from '../db/schema'
import { recordEventWhere } from '../events'
import { refuseIllegalDomain } from '../illegal-domains'
import { hashPassword } from '../password'
import { openSession } from '../sessions'
import { newToken } from '../tokens'

/**
 * `POST galaxy/user/register` (JSON): creates the account and logs it in; `data` is `{token}`.
 * Answers 400 (field; `captcha` for a code that is wrong, used or expired) and 409 where the identifier is taken.
 */
export function register({ db, illegalDomains }: Services): Handler {
  return async (c) => {
    // Every field is checked before the code is, so that a mistyped field does not cost the visitor the code.
    const {
      phone: identifier,
      captcha,
      password,
      ...profile
    } = await readBody(c, registerRequestSchema(requestLocale(c)), ['json'])
    refuseIllegalDomain(identifier, illegalDomains, 'phone')
    const now = Date.now()
    const proven = await consumeCode(db, { identifier, type: '1', code: captcha }, now)
    if (!proven) throw new Refusal(400, m.service_code_wrong, { field: 'captcha' })

    const byPhone = phonePattern.test(identifier)
    const account = {
      ...profile,
      id: crypto.randomUUID(),
      phone: byPhone ? identifier : null,
      email: byPhone ? null : identifier,
      // The code that came in by e-mail is the proof that activation asks for.
      emailActivated: !byPhone,
      passwordHash: await hashPassword(password),
      createdAt: now
    }
    const token = newToken()
    const from = requestWhereabouts(c)
    const [, , created] = await db.batch([
      ...clearDueHolder(db, identifier, now),
      db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id }),
      openSession(db, { accountId: account.id, passwordHash: account.passwordHash, token, from, now }),
      recordEventWhere(db, eq(accounts.id, account.id), { kind: 'registered', from, now })
    ])
    // Only someone who holds a valid code for the identifier gets here, so this tells nothing to anybody else.
    if (created.length === 0) throw new Refusal(409, m.service_identifier_taken, { field: 'phone' })
    return succeed(c, { token })
  }
}

interface Services {
  db: DrizzleD1Database
  illegalDomains: readonly string[]
}
