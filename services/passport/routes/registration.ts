import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { phonePattern } from '../../../src/contract/account'
import { codeLifetimeSeconds } from '../../../src/contract/limits'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { newToken } from '../../api/token'
import { type Account, clearDueHolder } from '../accounts'
import { type ClientInfo, requestClientInfo } from '../client'
import { type Code, consumeCode, requireCodeDigits, withConsumedCode } from '../codes'
import { accounts } from '../db/schema'
import { recordEventWhere } from '../events'
import { refuseGuessable } from '../guessable'
import type { PassportHandler } from '../handler'
import { refuseIllegalDomain } from '../illegal-domains'
import type { PasswordHasher } from '../password'
import { accountOfRepeated } from '../repeated-request'
import { logIn, openSession } from '../sessions'

/**
 * `POST galaxy/user/register` (JSON): creates the account and logs it in; `data` is `{token}`.
 * A repetition with the same code and password, after an answer that was lost, logs in to the account.
 * Answers 400 (field; `captcha` for a wrong, used or expired code) and 409 if the identifier is taken.
 */
export function createAccount({ db, illegalDomains, hasher }: Services): PassportHandler<'POST /galaxy/user/register'> {
  return async ({ c, body: { phone: identifier, captcha, password, ...profile } }) => {
    refuseIllegalDomain(identifier, illegalDomains, 'phone')
    requireCodeDigits(captcha, 'captcha')
    refuseGuessable(password, [identifier], 'password')
    hasher.refuseWhenBusy()
    const now = Date.now()
    const sent: Code = { identifier, type: '1', code: captcha }
    const proven = await consumeCode(db, sent, now)
    const from = requestClientInfo(c)
    if (!proven) {
      const account = await accountOfRepeated({ db, hasher }, sent, password, now)
      const opened = account && isNew(account, now) ? await logInAgain(db, account, from, now) : undefined
      if (!opened) throw new Refusal(400, m.service_code_wrong, { field: 'captcha' })
      return { token: opened.token }
    }

    // Others may have filled the queue since.
    const passwordHash = await withConsumedCode(db, sent, () => hasher.hash(password))
    const byPhone = phonePattern.test(identifier)
    const account = {
      ...profile,
      id: crypto.randomUUID(),
      phone: byPhone ? identifier : null,
      email: byPhone ? null : identifier,
      // The code received by email already proves the address.
      emailActivated: !byPhone,
      passwordHash,
      createdAt: now
    }
    const token = newToken()
    const [, , , created] = await db.batch([
      ...clearDueHolder(db, identifier, now),
      db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id }),
      openSession(db, { accountId: account.id, passwordHash, token, from, now }),
      recordEventWhere(db, eq(accounts.id, account.id), { kind: 'registered', from, now })
    ])
    // Only the owner of a valid code for the identifier gets here, so the answer reveals nothing to others.
    if (created.length === 0) throw new Refusal(409, m.service_identifier_taken, { field: 'phone' })
    return { token }
  }
}

/** The account cannot be older than the code that created it. One that is being deleted must not be restored. */
const isNew = ({ createdAt, deleteAt }: Account, now: number) => deleteAt === null && createdAt > now - codeLifetimeSeconds * 1000

const logInAgain = (db: DrizzleD1Database, { id, passwordHash }: Account, from: ClientInfo, now: number) =>
  logIn(db, { kind: 'login', accountId: id, passwordHash, from, now, forgottenScopes: [] })

interface Services {
  db: DrizzleD1Database
  illegalDomains: readonly string[]
  hasher: PasswordHasher
}
