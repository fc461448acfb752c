import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { Proof } from '../../src/contract/account-settings'
import { m } from '../../src/paraglide/messages'
import { Refusal, type Text } from '../api/answer'
import { tooOften } from '../api/too-often'
import { type Account, isOwnIdentifier } from './accounts'
import { requestClientInfo } from './client'
import { type Code, consumeCode, requireCodeDigits } from './codes'
import { recordEvent } from './events'
import { failureWindows } from './failures'
import type { PasswordHasher } from './password'
import { checkCounted, clearScope, countAttempt } from './throttle'

export interface ProofServices {
  db: DrizzleD1Database
  hasher: PasswordHasher
}

interface Failure {
  field: string
  text: Text
}

/**
 * Makes a logged-in user prove their identity again: with the password, or with a code of type 5 sent to an identifier
 * of the account (decision 009). Every call with which a stolen session could take over the account requires it.
 * @returns the consumed code, so that a caller that fails later can restore it (`reviveCode`)
 * @throws Refusal 400 with the field `password` or `confirmCaptcha`, 429 with Retry-After after 10 failures
 */
export async function requireProof(
  c: Context,
  { db, hasher }: ProofServices,
  account: Account,
  given: Proof
): Promise<Code | undefined> {
  const { password, confirmPhone: identifier, confirmCaptcha: code } = given
  if (password !== undefined) {
    await requirePassword(c, { db, hasher }, account, password, { field: 'password', text: m.service_password_wrong })
    return undefined
  }
  if (identifier === undefined || code === undefined) throw new Refusal(400, m.field_proof, { field: 'password' })
  requireCodeDigits(code, 'confirmCaptcha')
  const sent: Code = { identifier, type: '5', code }
  const proves = async () => isOwnIdentifier(account, identifier) && (await consumeCode(db, sent, Date.now()))
  await attempt(c, db, account, proves, { field: 'confirmCaptcha', text: m.service_code_wrong })
  return sent
}

/**
 * Makes a logged-in user enter the password again; failures count together with all other proofs.
 * @throws Refusal 400 with the failure given, 429 with Retry-After after 10 failures, 503 while too many passwords are checked
 */
export async function requirePassword(
  c: Context,
  { db, hasher }: ProofServices,
  account: Account,
  password: string,
  failure: Failure
): Promise<void> {
  hasher.refuseWhenBusy()
  await attempt(c, db, account, () => hasher.matches(password, account.passwordHash), failure)
}

async function attempt(
  c: Context,
  db: DrizzleD1Database,
  account: Account,
  proves: () => Promise<boolean>,
  { field, text }: Failure
): Promise<void> {
  // One count for all calls of the account: a stolen session must not get more guesses by switching calls.
  const scope = `proof:${account.id}`
  const now = Date.now()
  // Counted before the comparison and cleared by success, so that parallel guesses count too.
  const limits = [{ scope, windows: failureWindows }]
  const rateLimit = await countAttempt(db, limits, now)
  if ('retryAfter' in rateLimit) throw tooOften(m.service_proof_too_often, rateLimit.retryAfter)
  if (await checkCounted(db, { id: rateLimit.id, limits }, proves)) return clearScope(db, scope)
  await recordEvent(db, account.id, { kind: 'proof-failed', from: requestClientInfo(c), now })
  throw new Refusal(400, text, { field })
}
