import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { codeTypes } from '../../../src/contract/account'
import { securityEventKinds } from '../../../src/contract/account-settings'
import type { profileFields } from '../../../src/contract/forms/account'
import { accountHolders } from '../../../src/contract/removed-accounts'
import { roles } from '../../../src/contract/roles'
import type { Columns } from '../../api/personal-data'

export { auditLog } from '../../api/audit'

/* Times are milliseconds since the epoch. */

const profileColumns = {
  username: text('username').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  purpose: text('purpose').notNull()
} satisfies Columns<typeof profileFields>

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    ...profileColumns,
    /** Null if none is bound (spec §3). An account has a phone number, an email address or both. */
    phone: text('phone'),
    email: text('email'),
    emailActivated: integer('email_activated', { mode: 'boolean' }).notNull(),
    /** As password.ts writes it: the parameters are stored with the hash. */
    passwordHash: text('password_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Set by the operator's lock; null if the account is not locked. */
    lockedAt: integer('locked_at'),
    /** When a deleted account is removed; a login before cancels the deletion. Null if no deletion was requested. */
    deleteAt: integer('delete_at')
  },
  (table) => [
    uniqueIndex('accounts_phone').on(table.phone),
    // Unique among activated addresses only: an unproved address does not keep its owner from registering.
    uniqueIndex('accounts_email').on(table.email).where(sql`email_activated = 1`),
    index('accounts_deletion').on(table.deleteAt)
  ]
)

/** Origin of a session or an event, as far as browser and platform state it. */
const clientInfo = {
  userAgent: text('user_agent'),
  country: text('country'),
  city: text('city')
}

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token: a leaked database grants no session. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    /** Identifies the session to its owner, who never sees a token. */
    id: text('id').notNull(),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    ...clientInfo
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt)
  ]
)

/** The newest verification code of each identifier and type; it replaces, and so invalidates, the previous one. */
export const codes = sqliteTable(
  'codes',
  {
    identifier: text('identifier').notNull(),
    type: text('type', { enum: codeTypes }).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull(),
    used: integer('used', { mode: 'boolean' }).notNull(),
    expiresAt: integer('expires_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.identifier, table.type] }), index('codes_expiry').on(table.expiresAt)]
)

/** Attempts that throttle.ts counts: one row for each scope of an attempt. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: text('id').notNull(),
    scope: text('scope').notNull(),
    at: integer('at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.id, table.scope] }),
    index('attempts_scope').on(table.scope, table.at),
    index('attempts_at').on(table.at)
  ]
)

/**
 * The security log, and the operator's audit trail. No foreign key: rows outlive their account. `accountId` is null for
 * a login with an unknown identifier, which is not stored.
 */
export const events = sqliteTable(
  'events',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id'),
    at: integer('at').notNull(),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    ...clientInfo
  },
  (table) => [index('events_account').on(table.accountId, table.at), index('events_at').on(table.at)]
)

/**
 * Removed accounts that a service has not acknowledged as erased (decision 068): a row for each service, written with the removal.
 * No foreign key: the account is gone.
 */
export const removals = sqliteTable(
  'removals',
  {
    accountId: text('account_id').notNull(),
    holder: text('holder', { enum: accountHolders }).notNull(),
    removedAt: integer('removed_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.holder] }),
    index('removals_holder').on(table.holder, table.removedAt, table.accountId)
  ]
)

/** Roles at the desk (decision 037). */
export const accountRoles = sqliteTable(
  'account_roles',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    grantedAt: integer('granted_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.accountId, table.role] })]
)

/** Open invitations to the desk; one that is accepted or revoked is deleted. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token: a leaked database grants no role. */
    tokenHash: text('token_hash').notNull(),
    /** Phone number or email address of the account that may accept. */
    identifier: text('identifier').notNull(),
    /** JSON list of roles. */
    roles: text('roles').notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull()
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_identifier').on(table.identifier),
    index('invitations_expiry').on(table.expiresAt)
  ]
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url, chosen by the authenticator. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    /** JSON list of the authenticator's transports. */
    transports: text('transports').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at')
  },
  (table) => [index('passkeys_account').on(table.accountId)]
)

/** Issued WebAuthn challenges; each is consumed by one answer. */
export const challenges = sqliteTable(
  'challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** The account that adds a passkey; null for a login. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull()
  },
  (table) => [index('challenges_expiry').on(table.expiresAt)]
)
