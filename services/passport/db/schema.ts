import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { codeTypes } from '../../../src/contract/account'

/* Times are milliseconds since the epoch. */

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    /** Null where none is bound (spec §3). An account has a phone number, an e-mail address or both. */
    phone: text('phone'),
    email: text('email'),
    emailActivated: integer('email_activated', { mode: 'boolean' }).notNull(),
    /** As password.ts writes it: the parameters stand with the hash. */
    passwordHash: text('password_hash').notNull(),
    company: text('company').notNull(),
    position: text('position').notNull(),
    purpose: text('purpose').notNull(),
    createdAt: integer('created_at').notNull()
  },
  (table) => [uniqueIndex('accounts_phone').on(table.phone), uniqueIndex('accounts_email').on(table.email)]
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token: a copy of the database logs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull()
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)]
)

/** The newest verification code of each identifier and type; an older one is replaced and so no longer valid. */
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

/** What throttle.ts counts: one row for each scope that an attempt falls under. */
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
