import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { SecurityEventKind } from '../../../src/contract/account-settings'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { type Account, clearDueHolder, isFree, isLoggedIn, type Session } from '../accounts'
import { requestClientInfo } from '../client'
import { type Code, consumeCode, requireCodeDigits, reviveCode } from '../codes'
import { accounts } from '../db/schema'
import { recordEventWhere } from '../events'
import type { PassportHandler } from '../handler'
import { refuseIllegalDomain } from '../illegal-domains'
import { type ProofServices, requireProof } from '../proof'
import { requireAccount } from '../sessions'

/*
 * The identifiers of an account (decision 009). The order of checks is: session, every field, the proof, and last the
 * code of the new identifier, so that neither a mistyped field nor a wrong proof consumes a code.
 */

/**
 * `POST galaxy/user/binding` (JSON): binds a phone number, proved by a code of type 3, or an email address, which
 * stays unactivated.
 * Answers 400 (field), 403, 409 if one is already bound or another account has the phone number, 429.
 */
export function binding({ db, hasher, illegalDomains }: Services): PassportHandler<'POST /galaxy/user/binding'> {
  return async ({ c, caller: { account, session }, body: wanted }) => {
    if (wanted.type === 'email') refuseIllegalDomain(wanted.email, illegalDomains, 'email')
    else requireCodeDigits(wanted.captcha, 'captcha')
    const bound = wanted.type === 'phone' ? account.phone !== null : account.email !== null && account.emailActivated
    const already = new Refusal(409, m.service_already_bound, { field: wanted.type })
    if (bound) throw already
    const spent = await requireProof(c, { db, hasher }, account, wanted)

    if (wanted.type === 'phone') {
      const { phone, captcha } = wanted
      await proveNew(db, { identifier: phone, type: '3', code: captcha }, spent)
      const condition = and(isNull(accounts.phone), isFree(db, phone, account.id))
      const to = { phone }
      const otherwise = used('phone')
      await change(c, db, session, { kind: 'phone-bound', identifier: phone, to, condition, otherwise, spent })
    } else {
      // An unactivated address identifies nobody, so another account may have it; `activate` checks that it is free.
      const { email } = wanted
      const to = { email, emailActivated: false }
      const condition = or(isNull(accounts.email), eq(accounts.emailActivated, false))
      await change(c, db, session, { kind: 'email-bound', identifier: email, to, condition, otherwise: already, spent })
    }
  }
}

/**
 * `POST galaxy/user/rebinding` (JSON): replaces the bound phone number or email address. A code of type 3 proves the
 * new one, so a new email address is activated.
 * Answers 400 (field), 403, 409 if none is bound or another account has the new one, 429.
 */
export function rebinding({ db, hasher, illegalDomains }: Services): PassportHandler<'POST /galaxy/user/rebinding'> {
  return async ({ c, caller: { account, session }, body: { type, captcha, ...wanted } }) => {
    if ('email' in wanted) refuseIllegalDomain(wanted.email, illegalDomains, 'email')
    requireCodeDigits(captcha, 'captcha')
    if (account[type] === null) throw new Refusal(409, m.service_not_bound, { field: type })
    const spent = await requireProof(c, { db, hasher }, account, wanted)

    const identifier = 'phone' in wanted ? wanted.phone : wanted.email
    await proveNew(db, { identifier, type: '3', code: captcha }, spent)
    const to = type === 'phone' ? { phone: identifier } : { email: identifier, emailActivated: true }
    const kind = type === 'phone' ? 'phone-rebound' : 'email-rebound'
    const condition = isFree(db, identifier, account.id)
    await change(c, db, session, { kind, identifier, to, condition, otherwise: used(type), spent })
  }
}

/**
 * `POST galaxy/user/activate` (JSON): a code of type 4 proves the bound email address.
 * Answers 400 (`captcha`, also if no address awaits activation), 403, 409 if another account has the address.
 */
export function activate({ db }: { db: DrizzleD1Database }): PassportHandler<'POST /galaxy/user/activate'> {
  return async ({ c, caller: { account, session }, body: { captcha } }) => {
    requireCodeDigits(captcha, 'captcha')
    const { email, emailActivated } = account
    if (email === null || emailActivated) throw new Refusal(400, m.service_email_not_waiting, { field: 'captcha' })

    await proveNew(db, { identifier: email, type: '4', code: captcha }, undefined)
    // Activates the proved address only: it may have been replaced meanwhile.
    const condition = and(eq(accounts.email, email), isFree(db, email, account.id))
    const to = { emailActivated: true }
    const otherwise = used('captcha')
    await change(c, db, session, { kind: 'email-activated', identifier: email, to, condition, otherwise, spent: undefined })
  }
}

interface Services extends ProofServices {
  illegalDomains: readonly string[]
}

const used = (field: string) => new Refusal(409, m.service_identifier_used, { field })

/** Consumes the code sent to the new identifier. If it is wrong, the code that served as proof becomes valid again. */
async function proveNew(db: DrizzleD1Database, code: Code, spent: Code | undefined): Promise<void> {
  if (await consumeCode(db, code, Date.now())) return
  if (spent) await reviveCode(db, spent)
  throw new Refusal(400, m.service_code_wrong, { field: 'captcha' })
}

interface Change {
  kind: SecurityEventKind
  identifier: string
  to: Partial<Pick<Account, 'phone' | 'email' | 'emailActivated'>>
  condition: SQL | undefined
  /** Thrown if the condition does not hold. */
  otherwise: Refusal
  /** The code that served as proof; valid again if the condition does not hold. */
  spent: Code | undefined
}

/** Changes the account and records the event if the condition holds and the session is still open. */
async function change(c: Context, db: DrizzleD1Database, session: Session, wanted: Change): Promise<void> {
  const { kind, identifier, to, condition, otherwise, spent } = wanted
  const now = Date.now()
  const allowed = and(isLoggedIn(db, session), condition)
  const [, , , , changed] = await db.batch([
    ...clearDueHolder(db, identifier, now),
    recordEventWhere(db, allowed, { kind, from: requestClientInfo(c), now }),
    db.update(accounts).set(to).where(allowed).returning({ id: accounts.id })
  ])
  if (changed.length > 0) return
  await requireAccount(c, db)
  if (spent) await reviveCode(db, spent)
  throw otherwise
}
