import * as v from 'valibot'
import { passportService } from '../../src/contract/api/passport-service'
import { serviceHeader, serviceSecretHeader } from '../../src/contract/headers'
import type { AccountHolder } from '../../src/contract/removed-accounts'
import type { ServiceOfPassport } from './bindings'
import { log } from './log'
import { callPassport } from './requester'

const path = '/galaxy/service/removed-accounts'
const answerSchema = v.object({ data: passportService[`POST ${path}`].data })

/**
 * Erases the accounts that passport has removed, until none is left. Passport repeats an account until it is acknowledged, so an
 * account whose erasure fails is erased by a later run. A vendor's passport is asked only with the shared secret.
 * @param holder the service that asks
 * @param erase erases the service's data about an account; runs again after a lost answer
 * @throws Error if passport does not answer as agreed, or an account could not be erased
 */
export async function eraseRemovedAccounts(
  passport: ServiceOfPassport,
  holder: AccountHolder,
  erase: (account: string) => Promise<unknown>
): Promise<void> {
  if (passport.PASSPORT_BASE !== '' && passport.SERVICE_SECRET === undefined) return
  for (let accounts = await askRemoved(passport, holder, []); accounts.length > 0; ) {
    const results = await Promise.allSettled(accounts.map(erase))
    const erased = accounts.filter((_, index) => results[index]?.status === 'fulfilled')
    const failed = results.find((result) => result.status === 'rejected')
    log(failed ? 'error' : 'info', { event: 'removed-accounts', erased: erased.length, failed: accounts.length - erased.length })
    accounts = await askRemoved(passport, holder, erased)
    if (failed) throw failed.reason
    // Otherwise this would never end.
    if (accounts.some((account) => erased.includes(account)))
      throw new Error('passport repeated accounts that were acknowledged', { cause: { code: 'acknowledged accounts repeated' } })
  }
}

/** The removed accounts that are left after an acknowledgment. */
async function askRemoved(passport: ServiceOfPassport, holder: AccountHolder, erased: readonly string[]): Promise<string[]> {
  const answer = await callPassport(passport, path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [serviceHeader]: holder,
      ...(passport.SERVICE_SECRET !== undefined && { [serviceSecretHeader]: passport.SERVICE_SECRET })
    },
    body: JSON.stringify({ erased })
  })
  // Before the body, which a gateway may write in another format. Logs show the code of a cause, and no messages.
  if (answer.status !== 200) {
    await answer.body?.cancel()
    throw new Error(`passport refused the call of removed accounts with ${answer.status}`, {
      cause: { code: `passport answered ${answer.status}` }
    })
  }
  return v.parse(answerSchema, await answer.json()).data.accounts
}
