import { and, count, desc, eq, exists, lt, notExists, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { passkeysPerAccount } from '../../../src/contract/limits'
import { passkeysSchema } from '../../../src/contract/passkeys'
import { m } from '../../../src/paraglide/messages'
import { Refusal, type Text } from '../../api/answer'
import { type Account, isLoggedIn, isStillLoggedIn } from '../accounts'
import { consumeChallenge, storeAccountChallenge } from '../challenges'
import { requestClientInfo } from '../client'
import { accounts, passkeys } from '../db/schema'
import { recordEventWhere } from '../events'
import type { PassportHandler } from '../handler'
import { type ProofServices, requireProof } from '../proof'
import { requireAccount } from '../sessions'
import { claimedChallenge, creationOptions, type KnownPasskey, siteOf, verifyNew } from '../webauthn'

/**
 * `POST galaxy/user/passkey-options` (a proof): the options with which the browser creates a passkey for the account on
 * this site.
 * Answers 400 (field; or a host that has no passkeys), 403, 409 if the account has the maximum number, 429 for proofs.
 */
export function passkeyOptions({ db, hasher }: ProofServices): PassportHandler<'POST /galaxy/user/passkey-options'> {
  return async ({ c, caller: { account }, body: proof }) => {
    const site = siteOf(c)
    const existing = await db.select().from(passkeys).where(eq(passkeys.accountId, account.id))
    // Checked before the proof, so that a full account does not consume a code.
    if (existing.length >= passkeysPerAccount) throw tooMany()
    await requireProof(c, { db, hasher }, account, proof)
    const options = await creationOptions(site, person(account), existing)
    await storeAccountChallenge(db, options.challenge, account.id, Date.now())
    return options
  }
}

/**
 * `POST galaxy/user/add-passkey` (JSON): stores the passkey that the browser created with the options. Any answer,
 * valid or not, consumes the challenge. Answers 400 (field, or not an answer to the account's challenge on this site),
 * 403, 409.
 */
export function addPasskey({ db }: Services): PassportHandler<'POST /galaxy/user/add-passkey'> {
  return async ({ c, caller: { account, session }, body: { name, response } }) => {
    const site = siteOf(c)
    const now = Date.now()
    const challenge = claimedChallenge(response.response.clientDataJSON)
    if (challenge === undefined || !(await consumeChallenge(db, challenge, account.id, now))) throw refused()
    const made = await verifyNew(site, challenge, response)
    if (!made) throw refused()

    const hasRoom = lt(passkeysOf(db, account), passkeysPerAccount)
    const isNew = notExists(db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, made.id)))
    const canAdd = and(isLoggedIn(db, session), hasRoom, isNew)
    const from = requestClientInfo(c)
    const [, added] = await db.batch([
      recordEventWhere(db, canAdd, { kind: 'passkey-added', from, now }),
      insertWhere(db, canAdd, { name, now, ...made }).returning({ id: passkeys.id })
    ])
    if (added.length > 0) return
    // The session is checked first: one that ended meanwhile must not learn how many passkeys the account has.
    await requireAccount(c, db)
    const [{ had } = { had: 0 }] = await passkeysOf(db, account)
    throw had >= passkeysPerAccount ? tooMany() : refused()
  }
}

/** `GET galaxy/user/passkeys`: the account's passkeys of all hosts, newest first. Answers 403. */
export function listPasskeys({ db }: Services): PassportHandler<'GET /galaxy/user/passkeys'> {
  return async ({ caller: { account } }) => {
    const own = await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, account.id))
      .orderBy(desc(passkeys.createdAt), passkeys.id)
    return v.parse(passkeysSchema, own)
  }
}

/**
 * `POST galaxy/user/remove-passkey`: the passkey can no longer log in. Answers 400 (field), 403, 404 if the account has
 * no such passkey.
 */
export function removePasskey({ db }: Services): PassportHandler<'POST /galaxy/user/remove-passkey'> {
  return async ({ c, caller: { account, session }, body: { id } }) => {
    const from = requestClientInfo(c)
    const own = and(eq(passkeys.id, id), eq(passkeys.accountId, account.id))
    const canRemove = and(isLoggedIn(db, session), exists(db.select({ id: passkeys.id }).from(passkeys).where(own)))
    const [, removed] = await db.batch([
      recordEventWhere(db, canRemove, { kind: 'passkey-removed', from, now: Date.now() }),
      db
        .delete(passkeys)
        .where(and(own, isStillLoggedIn(db, session)))
        .returning({ id: passkeys.id })
    ])
    if (removed.length === 0) {
      await requireAccount(c, db)
      throw new Refusal(404, m.service_passkey_unknown, { field: 'id' })
    }
  }
}

interface Services {
  db: DrizzleD1Database
}

/** Every account has a phone number or an email address. */
const person = ({ id, phone, email, username }: Account) => ({ id, name: phone ?? email ?? username, displayName: username })

const refused = () => new Refusal(400, m.service_passkey_refused)

function tooMany(): Refusal {
  const text: Text = (_, { locale }) => m.service_passkey_too_many({ count: passkeysPerAccount }, { locale })
  return new Refusal(409, text)
}

function passkeysOf(db: DrizzleD1Database, { id }: Account) {
  return db.select({ had: count() }).from(passkeys).where(eq(passkeys.accountId, id))
}

/** One statement, so that parallel calls cannot exceed the maximum and an ended session adds no passkey. */
function insertWhere(
  db: DrizzleD1Database,
  condition: ReturnType<typeof and>,
  { name, now, ...made }: KnownPasskey & { name: string; now: number }
) {
  return db.insert(passkeys).select(
    db
      .select({
        id: sql<string>`${made.id}`.as('id'),
        accountId: accounts.id,
        name: sql<string>`${name}`.as('name'),
        publicKey: sql<string>`${made.publicKey}`.as('public_key'),
        counter: sql<number>`${made.counter}`.as('counter'),
        transports: sql<string>`${made.transports}`.as('transports'),
        createdAt: sql<number>`${now}`.as('created_at'),
        lastUsedAt: sql<number | null>`null`.as('last_used_at')
      })
      .from(accounts)
      .where(condition)
  )
}
