import { and, desc, eq, exists, gt, not, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import * as v from 'valibot'
import { invitationHours } from '../../../src/contract/desk-people'
import { siteOriginHeader } from '../../../src/contract/headers'
import { invitationLink } from '../../../src/contract/invitation-link'
import { maskIdentifier } from '../../../src/contract/mask-identifier'
import { rolesSchema } from '../../../src/contract/roles'
import { m } from '../../../src/paraglide/messages'
import { Refusal, requestLocale } from '../../api/answer'
import { requireRole } from '../../api/desk'
import { newToken } from '../../api/token'
import { tooOften } from '../../api/too-often'
import { isLoggedIn } from '../accounts'
import { accountRoles, accounts, invitations } from '../db/schema'
import { DeliveryError, type DeliveryTo } from '../delivery'
import { failureWindows } from '../failures'
import { type DeskHandler, identify } from '../handler'
import { refuseIllegalDomain } from '../illegal-domains'
import { adminExists, isStillAdmin, recordPeopleAction } from '../roles'
import { clearScope, countAttempt, removeAttempt } from '../throttle'
import { tokenHash } from '../tokens'

interface Services {
  db: DrizzleD1Database
}

/** Messages go to people who may not expect them, and each costs the operator. */
const perIdentifier = [
  { max: 3, seconds: 600 },
  { max: 10, seconds: 86_400 }
]
const perAdmin = [{ max: 50, seconds: 86_400 }]

/**
 * `POST galaxy/desk/invite`: sends a link with which the account that has the identifier gets the roles. The link leaves
 * passport in that message only.
 * Answers 400 (field; also on a host that is not the site's), 401, 404, 409 if an invitation to the identifier is open,
 * 429 with Retry-After, 502 if sending failed or was not confirmed in time (the invitation is open then), 503 if no channel is
 * configured.
 */
export function invite({ db, deliveryTo, illegalDomains }: InviteServices): DeskHandler<'POST /galaxy/desk/invite'> {
  return async ({ c, caller: { session, account }, body: { to, roles } }) => {
    refuseIllegalDomain(to, illegalDomains, 'to')
    const origin = siteOrigin(c)
    const delivery = deliveryTo(to)
    if (!delivery) throw new Refusal(503, m.service_invitation_no_channel)

    const now = Date.now()
    const own = `invitation:${to}`
    const limits = [
      { scope: own, windows: perIdentifier },
      { scope: `invitations-by:${account.id}`, windows: perAdmin }
    ]
    const attempt = await countAttempt(db, limits, now)
    if ('retryAfter' in attempt) throw tooOften(m.service_invitation_too_often, attempt.retryAfter)

    const token = newToken()
    const id = crypto.randomUUID()
    const invitation = { id, roles, invitedBy: account.id, createdAt: now, expiresAt: now + invitationHours * 3_600_000 }
    const entry = { actor: account.id, subject: id, detail: { to: maskIdentifier(to), roles }, now }
    const open = db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(eq(invitations.identifier, to), isStillValid(db, now)))
    const may = and(isStillAdmin(db, session), not(exists(open)))
    const [, stored] = await db.batch([
      recordPeopleAction(db, may, { ...entry, action: 'invited' }),
      db
        .insert(invitations)
        .select(
          sql`SELECT ${id}, ${tokenHash(token)}, ${to}, ${JSON.stringify(roles)}, ${account.id}, ${now}, ${invitation.expiresAt} WHERE ${may}`
        )
        .returning({ id: invitations.id })
    ])
    if (stored.length === 0) {
      requireRole(await identify(c, db), 'admin')
      throw new Refusal(409, m.service_invitation_open, { field: 'to' })
    }
    try {
      await delivery.sendInvitation({ to, link: invitationLink(origin, token), locale: requestLocale(c) })
    } catch (error) {
      // The message may still arrive, so its link stays valid.
      if (error instanceof DeliveryError && error.isAmbiguous) throw new Refusal(502, m.service_invitation_unconfirmed)
      const same = eq(invitations.id, id)
      await db.batch([
        recordPeopleAction(db, exists(db.select({ id: invitations.id }).from(invitations).where(same)), {
          ...entry,
          action: 'invitation-undelivered',
          now: Date.now()
        }),
        db.delete(invitations).where(same)
      ])
      // The attempt stays counted for the admin: otherwise failing sends could be repeated without limit.
      await removeAttempt(db, attempt.id, [own])
      if (error instanceof DeliveryError) throw new Refusal(502, m.service_invitation_not_sent)
      throw error
    }
    return { ...invitation, to: maskIdentifier(to) }
  }
}

interface InviteServices extends Services {
  deliveryTo: DeliveryTo
  illegalDomains: readonly string[]
}

/** `GET galaxy/desk/invitations`: the invitations that can still be accepted, newest first. Answers 401, 404. */
export function listInvitations({ db }: Services): DeskHandler<'GET /galaxy/desk/invitations'> {
  return async () => {
    const open = await db
      .select()
      .from(invitations)
      .where(isStillValid(db, Date.now()))
      .orderBy(desc(invitations.createdAt), invitations.id)
    return open.map(({ id, identifier, roles, invitedBy, createdAt, expiresAt }) => {
      return { id, to: maskIdentifier(identifier), roles: storedRoles(roles), invitedBy, createdAt, expiresAt }
    })
  }
}

/**
 * `POST galaxy/desk/revoke-invitation`: the link no longer works. Answers 400 (field), 401, 404, 409 if it had stopped working
 * before.
 */
export function revokeInvitation({ db }: Services): DeskHandler<'POST /galaxy/desk/revoke-invitation'> {
  return async ({ c, caller: { session, account }, body: { id } }) => {
    const now = Date.now()
    const open = and(eq(invitations.id, id), isStillValid(db, now))
    const [invitation] = await db.select().from(invitations).where(open)
    const over = new Refusal(409, m.service_invitation_over, { field: 'id' })
    if (!invitation) throw over
    const revocable = and(open, isStillAdmin(db, session))
    const [, revoked] = await db.batch([
      recordPeopleAction(db, exists(db.select({ id: invitations.id }).from(invitations).where(revocable)), {
        actor: account.id,
        action: 'invitation-revoked',
        subject: id,
        detail: { to: maskIdentifier(invitation.identifier) },
        now
      }),
      db.delete(invitations).where(revocable).returning({ id: invitations.id })
    ])
    if (revoked.length > 0) return
    requireRole(await identify(c, db), 'admin')
    throw over
  }
}

/**
 * `POST galaxy/desk/accept`: the logged-in account gets the roles of an invitation to its phone number or activated
 * email address. Exactly one call with the token succeeds.
 * Answers 400 (field), 401, 410 for a token that is wrong, used, revoked, expired or another account's, all alike, 429
 * with Retry-After after 10 failures.
 */
export function acceptInvitation({ db }: Services): DeskHandler<'POST /galaxy/desk/accept'> {
  return async ({ caller: { account, session }, body: { token } }) => {
    const now = Date.now()
    const scope = `accept:${account.id}`
    // Counted before the comparison and cleared by success, so that parallel guesses count too.
    const attempt = await countAttempt(db, [{ scope, windows: failureWindows }], now)
    if ('retryAfter' in attempt) throw tooOften(m.service_invitation_guessed, attempt.retryAfter)

    const own = and(
      isLoggedIn(db, session),
      or(
        eq(accounts.phone, invitations.identifier),
        and(eq(accounts.email, invitations.identifier), eq(accounts.emailActivated, true))
      )
    )
    const acceptable = and(
      eq(invitations.tokenHash, tokenHash(token)),
      isStillValid(db, now),
      exists(db.select({ id: accounts.id }).from(accounts).where(own))
    )
    const found = db.select({ id: invitations.id, roles: invitations.roles }).from(invitations).where(acceptable)
    const [invitation] = await found
    const over = new Refusal(410, m.service_invitation_invalid)
    if (!invitation) throw over
    const roles = storedRoles(invitation.roles)
    const [, , accepted] = await db.batch([
      recordPeopleAction(db, exists(found), {
        actor: account.id,
        action: 'invitation-accepted',
        subject: invitation.id,
        detail: { roles },
        now
      }),
      db
        .insert(accountRoles)
        .select(sql`SELECT ${account.id}, value, ${now} FROM json_each(${invitation.roles}) WHERE ${exists(found)}`)
        .onConflictDoNothing(),
      db.delete(invitations).where(acceptable).returning({ id: invitations.id })
    ])
    if (accepted.length === 0) throw over
    await clearScope(db, scope)
    return { roles }
  }
}

/**
 * The invitation has not expired, and its sender is still an admin: an admin who loses the role could otherwise come back
 * through an invitation sent before.
 */
function isStillValid(db: DrizzleD1Database, now: number): SQL | undefined {
  return and(gt(invitations.expiresAt, now), adminExists(db, eq(accounts.id, invitations.invitedBy)))
}

const storedRolesSchema = v.pipe(v.string(), v.parseJson(), rolesSchema)
const storedRoles = (written: string) => v.parse(storedRolesSchema, written)

/** The origin of the site that the admin is on, as the edge states it. @throws Refusal 400 for a host that is not the site's */
function siteOrigin(c: Context): string {
  const stated = c.req.header(siteOriginHeader)
  if (stated === undefined) throw new Refusal(400, m.service_invitation_no_site)
  return stated
}
