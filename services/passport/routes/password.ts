import { and, eq, inArray } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { accountExists, hasIdentifier, isLoggedIn } from '../accounts'
import { requestClientInfo } from '../client'
import { type Code, consumeCode, requireCodeDigits, withConsumedCode } from '../codes'
import { accounts, sessions } from '../db/schema'
import { recordEventWhere } from '../events'
import { loginScope } from '../failures'
import { refuseGuessable } from '../guessable'
import type { PassportHandler } from '../handler'
import type { PasswordHasher } from '../password'
import { requirePassword } from '../proof'
import { accountOfRepeated } from '../repeated-request'
import { requireAccount } from '../sessions'
import { clearScope } from '../throttle'

interface Services {
  db: DrizzleD1Database
  hasher: PasswordHasher
}

/**
 * `POST galaxy/user/update-password` (form-encoded or JSON): changes the password and ends every session of the
 * account, including this one (decision 009).
 * Answers 400 (field; `oldPassword` if it is wrong), 403, 429 after 10 failures.
 */
export function updatePassword({ db, hasher }: Services): PassportHandler<'POST /galaxy/user/update-password'> {
  return async ({ c, caller: { account, session }, body: { oldPassword, newPassword } }) => {
    refuseGuessable(newPassword, [account.phone, account.email], 'newPassword')
    const wrong = { field: 'oldPassword', text: m.service_old_password_wrong }
    await requirePassword(c, { db, hasher }, account, oldPassword, wrong)

    const passwordHash = await hasher.hash(newPassword)
    // Of parallel changes one succeeds: for the others, the checked password is no longer the current one.
    const unchanged = and(isLoggedIn(db, session), eq(accounts.passwordHash, account.passwordHash))
    const [, changed] = await db.batch([
      recordEventWhere(db, unchanged, { kind: 'password-changed', from: requestClientInfo(c), now: Date.now() }),
      db.update(accounts).set({ passwordHash }).where(unchanged).returning({ id: accounts.id }),
      endAllSessions(db, passwordHash)
    ])
    if (changed.length > 0) return
    await requireAccount(c, db)
    throw new Refusal(400, wrong.text, { field: wrong.field })
  }
}

/**
 * `POST galaxy/user/reset-password` (JSON): sets a new password after a code of type 2 proved the phone number or
 * email address. Ends every session of the account. A locked account stays locked. A repetition with the same code and password,
 * after an answer that was lost, succeeds and changes nothing.
 * Answers 400 (field): `captcha` for a wrong code, the same for known and unknown identifiers; `phone` if no account
 * has it, which only the owner of the identifier learns.
 */
export function resetPassword({ db, hasher }: Services): PassportHandler<'POST /galaxy/user/reset-password'> {
  return async ({ c, body: { phone: identifier, captcha, newPassword } }) => {
    requireCodeDigits(captcha, 'captcha')
    refuseGuessable(newPassword, [identifier], 'newPassword')
    hasher.refuseWhenBusy()
    const now = Date.now()
    const sent: Code = { identifier, type: '2', code: captcha }
    const proven = await consumeCode(db, sent, now)
    if (!proven) {
      if (await accountOfRepeated({ db, hasher }, sent, newPassword, now)) return
      throw new Refusal(400, m.service_code_wrong, { field: 'captcha' })
    }

    // Others may have filled the queue since.
    const passwordHash = await withConsumedCode(db, sent, () => hasher.hash(newPassword))
    const condition = and(hasIdentifier(identifier), accountExists(now))
    const [, changed] = await db.batch([
      recordEventWhere(db, condition, { kind: 'password-reset', from: requestClientInfo(c), now }),
      db.update(accounts).set({ passwordHash }).where(condition).returning({ id: accounts.id }),
      endAllSessions(db, passwordHash)
    ])
    if (changed.length === 0) throw new Refusal(400, m.service_account_unknown, { field: 'phone' })
    // Failed logins usually precede a reset; clearing them lets the user log in at once.
    await clearScope(db, loginScope(c, identifier))
  }
}

/**
 * The statement that ends every session of the account with this hash. Every hash has its own salt, so within the batch
 * it matches only the changed account, and none if the change did not happen.
 */
function endAllSessions(db: DrizzleD1Database, passwordHash: string) {
  const changed = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.passwordHash, passwordHash))
  return db.delete(sessions).where(inArray(sessions.accountId, changed))
}
