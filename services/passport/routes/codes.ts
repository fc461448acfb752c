import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { type CodeType, phonePattern, registrationIdentifierSchema } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal, requestLocale } from '../../api/answer'
import { clientNetworks } from '../../api/client-address'
import { tooOften } from '../../api/too-often'
import { type Account, isOwnIdentifier } from '../accounts'
import { isProved, shareOf, taskOf, useOf, warnOfUse } from '../code-budget'
import { newCode, storeCode, withdrawCode } from '../codes'
import { DeliveryError, type DeliveryTo } from '../delivery'
import type { PassportHandler } from '../handler'
import { refuseIllegalDomain } from '../illegal-domains'
import { requireAccount } from '../sessions'
import { countAttempt, type Limit, removeAttempt } from '../throttle'

const perIdentifier = [
  { max: 1, seconds: 60 },
  { max: 3, seconds: 600 },
  { max: 10, seconds: 86_400 }
]
const perNetwork = { max: 20, seconds: 3600 }
/** Of types 3, 4 and 5: one account must not use up the share of all of them, with codes to ever other phone numbers. */
const perAccount = [
  { max: 5, seconds: 600 },
  { max: 20, seconds: 86_400 }
]

/**
 * `GET galaxy/user/get-code?phone&type`: sends a code to a phone number or an email address. It behaves the same
 * whether or not another account has the identifier, so it does not reveal who is registered. Decision 009 lists the
 * types that need a session, and their recipients.
 * Answers 400 (field), 403 (types 3, 4 and 5 without a session), 428 with a task while many codes are sent
 * (`code-budget.ts`), 429 with Retry-After, 502 if sending failed or was not confirmed in time,
 * 503 if no channel is configured. A code whose sending was not confirmed is valid and counted; after a failure, the earlier code
 * is valid again.
 */
export function getCode({
  db,
  deliveryTo,
  illegalDomains,
  codesPerDay,
  proofBits
}: Services): PassportHandler<'GET /galaxy/user/get-code'> {
  return async ({ c, query: { phone: identifier, type, proof } }) => {
    const locale = requestLocale(c)
    // A registration code goes only to an identifier that can register in this language (spec §5).
    if (type === '1' && !v.is(registrationIdentifierSchema(locale), identifier)) {
      throw new Refusal(400, m.field_phone, { field: 'phone' })
    }
    const account = isForLoggedIn(type) ? (await requireAccount(c, db)).account : undefined
    if (account) checkOwn(account, { identifier, type })
    if (type === '1' || type === '3') refuseIllegalDomain(identifier, illegalDomains, 'phone')
    const delivery = deliveryTo(identifier)
    if (!delivery)
      throw new Refusal(503, phonePattern.test(identifier) ? m.service_no_codes_to_phones : m.service_no_codes_to_emails)

    const now = Date.now()
    const share = shareOf(type, codesPerDay)
    const use = await useOf(db, share, now)
    const task = taskOf(share, use.used, { now, bits: proofBits })
    if (task && !isProved(proof, { phone: identifier, type }, task)) {
      throw new Refusal(428, m.service_code_proof, { field: 'proof', data: task })
    }
    const own = `code:${identifier}`
    const byNetwork = clientNetworks(c).map(({ bucket, times }): Limit => {
      return { scope: `code-address:${bucket}`, windows: [{ ...perNetwork, max: perNetwork.max * times }] }
    })
    const byAccount: Limit[] = account ? [{ scope: `code-account:${account.id}`, windows: perAccount }] : []
    const limits: Limit[] = [{ scope: own, windows: perIdentifier }, share.limit, ...byAccount, ...byNetwork]
    const attempt = await countAttempt(db, limits, now)
    await warnOfUse(db, share, 'id' in attempt ? { ...use, used: use.used + 1 } : use, now)
    if ('retryAfter' in attempt) throw tooOften(m.service_code_too_often, attempt.retryAfter)

    const code = { identifier, type, code: newCode() }
    const previous = await storeCode(db, code, now)
    try {
      await delivery.sendCode({ to: identifier, type, code: code.code, locale })
    } catch (error) {
      // The message may still arrive, and costs the same as one that was confirmed.
      if (error instanceof DeliveryError && error.isAmbiguous) throw new Refusal(502, m.service_code_unconfirmed)
      await withdrawCode(db, code, previous)
      // The attempt stays counted for account and address: otherwise failing sends could be repeated without limit.
      await removeAttempt(db, attempt.id, [own, share.limit.scope])
      if (error instanceof DeliveryError) throw new Refusal(502, m.service_code_not_sent)
      throw error
    }
  }
}

interface Services {
  db: DrizzleD1Database
  deliveryTo: DeliveryTo
  illegalDomains: readonly string[]
  codesPerDay: number
  /** See `taskOf`. */
  proofBits: number
}

function isForLoggedIn(type: CodeType): boolean {
  return type === '3' || type === '4' || type === '5'
}

/** @throws Refusal 400 if codes of this type need an identifier of the account, and this is not one */
function checkOwn(account: Account, { identifier, type }: { identifier: string; type: CodeType }): void {
  if (type === '4' && (account.emailActivated || identifier !== account.email)) {
    throw new Refusal(400, m.service_email_not_waiting, { field: 'phone' })
  }
  if (type === '5' && !isOwnIdentifier(account, identifier)) {
    throw new Refusal(400, m.service_not_own_identifier, { field: 'phone' })
  }
}
