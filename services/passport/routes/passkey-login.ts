import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { passkeyLoginRequestSchema } from '../../../src/contract/passkeys'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { clientBucket } from '../../api/client-address'
import type { Window } from '../../api/rate-limit'
import { type Message, tooOften } from '../../api/too-often'
import type { Account } from '../accounts'
import { consumeChallenge, storeLoginChallenge } from '../challenges'
import { requestClientInfo } from '../client'
import { accounts, passkeys } from '../db/schema'
import { recordEvent } from '../events'
import { failureWindows } from '../failures'
import type { PassportHandler } from '../handler'
import { logIn } from '../sessions'
import { countAttempt, removeAttempt } from '../throttle'
import { claimedChallenge, requestOptions, type Site, siteOf, verifyLogin } from '../webauthn'

/** Wider than one person needs: an office may share one address. */
const optionsPerAddress = [{ max: 60, seconds: 300 }]

/**
 * `POST galaxy/passkey/options`, public: a challenge, the same for everybody. Answers 400 on a host that has no
 * passkeys, 429 with Retry-After.
 */
export function passkeyLoginOptions({ db }: Services): PassportHandler<'POST /galaxy/passkey/options'> {
  return async ({ c }) => {
    const site = siteOf(c)
    await consumeAddressLimit(c, db, {
      name: 'passkey-options',
      windows: optionsPerAddress,
      message: m.service_passkey_too_often
    })
    const options = await requestOptions(site)
    await storeLoginChallenge(db, options.challenge, Date.now())
    return options
  }
}

/**
 * `POST galaxy/passkey/login` (JSON), public: `data` is that of `galaxy/login`. The passkey determines the account.
 * Answers 400 (field), 401 for anything but a valid answer of a known passkey to a challenge of this site, 423 for a
 * locked account, 429 with Retry-After after 10 failures from one address.
 */
export function passkeyLogin({ db }: Services): PassportHandler<'POST /galaxy/passkey/login'> {
  return async ({ c, body: { response } }) => {
    const site = siteOf(c)
    const attempt = await consumeAddressLimit(c, db, {
      name: 'passkey-login',
      windows: failureWindows,
      message: m.service_login_too_often
    })
    const now = Date.now()
    const from = requestClientInfo(c)

    const { account, isRight } = await checkAnswer(db, site, response, now)
    const login = { kind: 'passkey-login', passwordHash: undefined, from, now, forgottenScopes: [] } as const
    const opened = account && isRight ? await logIn(db, { ...login, accountId: account.id }) : undefined
    if (!opened) {
      await recordEvent(db, account?.id ?? null, { kind: 'login-failed', from, now })
      if (account?.lockedAt && isRight) throw new Refusal(423, m.service_account_locked)
      throw new Refusal(401, m.service_passkey_refused)
    }
    await attempt.removeAttempt()
    return opened.restored ? opened : { token: opened.token }
  }
}

type LoginResponse = v.InferOutput<typeof passkeyLoginRequestSchema>['response']

/** The account of the passkey, and whether the answer is valid for an unused challenge. */
async function checkAnswer(
  db: DrizzleD1Database,
  site: Site,
  response: LoginResponse,
  now: number
): Promise<{ account: Account | undefined; isRight: boolean }> {
  const challenge = claimedChallenge(response.response.clientDataJSON)
  // Any answer consumes the challenge, so that none is tried twice.
  const isUnused = challenge !== undefined && (await consumeChallenge(db, challenge, null, now))
  const [found] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.id, response.id))
  const { account, passkey } = found ?? {}
  const isOwn = account !== undefined && response.response.userHandle === handleOf(account.id)
  const verified = isUnused && isOwn && passkey && (await verifyLogin(site, challenge, response, passkey))
  if (!verified) return { account, isRight: false }
  // Updates only the counter that was checked: of two logins with a passkey and its clone, one fails.
  const counted = await db
    .update(passkeys)
    .set({ counter: verified.counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id })
  return { account, isRight: counted.length > 0 }
}

interface Services {
  db: DrizzleD1Database
}

/** The user handle that the authenticator stored when the passkey was created. */
const handleOf = (accountId: string) => Buffer.from(accountId).toString('base64url')

interface AddressLimit {
  name: string
  windows: readonly Window[]
  message: Message
}

/**
 * Counts the call by the visitor's address before any check. Calls without a known address are not counted.
 * @throws Refusal 429
 */
async function consumeAddressLimit(c: Context, db: DrizzleD1Database, { name, windows, message }: AddressLimit) {
  const address = clientBucket(c)
  if (address === undefined) return { removeAttempt: async () => {} }
  const scope = `${name}:${address}`
  const attempt = await countAttempt(db, [{ scope, windows }], Date.now())
  if ('retryAfter' in attempt) throw tooOften(message, attempt.retryAfter)
  return { removeAttempt: () => removeAttempt(db, attempt.id, [scope]) }
}
