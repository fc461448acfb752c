import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { Proof } from '../../src/contract/account-settings'
import { m } from '../../src/paraglide/messages'
import { Refusal, type Text } from '../api/answer'
import { tooOften } from '../api/too-often'
import { type Account, isOwnIdentifier } from './accounts'
import { requestWhereabouts } from './client'
import { type Code, consumeCode } from './codes'
import { recordEvent } from './events'
import { failureWindows } from './failures'
import { verifyPassword } from './password'
import { clearScope, consumeRateLimit } from './throttle'

interface Failure {
  field: string
  text: Text
}

/**
 * Has whoever is logged in say again who they are: with the password, or with a code of type 5 that went to an identifier
 * of the account (decision 009). Every call that takes an account over goes through here.
 * @returns the code that was used up, for a caller that fails later through no fault of it (`reviveCode`)
 * @throws Refusal 400 with the field `password` or `confirmCaptcha`, 429 with Retry-After after 10 failures
 */
export async function requireProof(c: Context, db: DrizzleD1Database, account: Account, given: Proof): Promise<Code | undefined> {
  const { password, confirmPhone: identifier, confirmCaptcha: code } = given
  if (password !== undefined) {
    await requirePassword(c, db, account, password, { field: 'password', text: m.service_password_wrong })
    return undefined
  }
  if (identifier === undefined || code === undefined) throw new Refusal(400, m.field_proof, { field: 'password' })
  const sent: Code = { identifier, type: '5', code }
  const proves = async () => isOwnIdentifier(account, identifier) && (await consumeCode(db, sent, Date.now()))
  await attempt(c, db, account, proves, { field: 'confirmCaptcha', text: m.service_code_wrong })
  return sent
}

/**
 * Has whoever is logged in say the password, counted together with all other proofs.
 * @throws Refusal 400 with the failure given, 429 with Retry-After after 10 failures
 */
export async function requirePassword(
  c: Context,
  db: DrizzleD1Database,
  account: Account,
  password: string,
  failure: Failure
): Promise<void> {
  await attempt(c, db, account, async () => (await verifyPassword(password, account.passwordHash)).matches, failure)
}

async function attempt(
  c: Context,
  db: DrizzleD1Database,
  account: Account,
  proves: () => Promise<boolean>,
  { field, text }: Failure
): Promise<void> {
  // One count for the account, whichever call: a stolen session must not become a way to guess.
  const scope = `proof:${account.id}`
  const now = Date.now()
  // The place is taken before anything is compared and cleared by success: parallel guesses count like any others.
  const place = await consumeRateLimit(db, [{ scope, windows: failureWindows }], now)
  if ('retryAfter' in place) throw tooOften(m.service_proof_too_often, place.retryAfter)
  if (await proves()) return clearScope(db, scope)
  await recordEvent(db, account.id, { kind: 'proof-failed', from: requestWhereabouts(c), now })
  throw new Refusal(400, text, { field })
}
