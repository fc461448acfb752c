import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { recordKinds } from '../../../src/contract/download-records'
import { locales } from '../../../src/contract/locale'
import { type SurveyReason, ticketStates } from '../../../src/contract/survey'
import { editions, type PartnerWant } from '../../../src/contract/user-info'

/** Columns that detect a repeated submission. */
const repeatable = () => ({
  /** Key of the submission: a repetition finds the stored row by it. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of the submission, to tell a repetition from a different submission with the same key. */
  digest: text('digest').notNull()
})

/** Consultations, as submitted through `add/userInfo`. */
export const consultations = sqliteTable('consultations', {
  id: text('id').primaryKey(),
  ...repeatable(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  industry: text('industry').notNull(),
  questions: text('questions').notNull(),
  edition: text('edition', { enum: editions }),
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull()
})

/** Requests of prospective partners, as submitted through `add/userInfo`. */
export const partnerRequests = sqliteTable('partner_requests', {
  id: text('id').primaryKey(),
  ...repeatable(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  city: text('city').notNull(),
  needs: text('needs').notNull(),
  wants: text('wants', { mode: 'json' }).$type<PartnerWant[]>().notNull(),
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull()
})

/** Feedback on documents, as submitted through `userInfo/userSatisfactionSurvey`. */
export const surveys = sqliteTable('surveys', {
  /** Number by which a visitor looks up the state. */
  ticket: text('ticket').primaryKey(),
  ...repeatable(),
  /** Version of the documents, as in the address. */
  version: text('version').notNull(),
  documentId: text('document_id').notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  reasons: text('reasons', { mode: 'json' }).$type<SurveyReason[]>().notNull(),
  description: text('description').notNull(),
  state: text('state', { enum: ticketStates }).notNull(),
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull(),
  /** Time of the last change of state. */
  changedAt: integer('changed_at').notNull()
})

/** Accepted privacy statements, each given to download a file. */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    /** Passport's id of the logged-in account. */
    account: text('account'),
    statementVersion: text('statement_version').notNull(),
    /** SHA-256 of the statement's text in the language that the visitor read. */
    statementHash: text('statement_hash').notNull(),
    acceptedAt: integer('accepted_at').notNull(),
    withdrawnAt: integer('withdrawn_at')
  },
  (table) => [index('consents_account').on(table.account, table.acceptedAt, table.id)]
)

/**
 * Downloads requested through `downloadRecord/add`. Withdrawing the consent erases the typed data, the digest and the
 * key; the id then replaces the key.
 */
export const downloadRecords = sqliteTable(
  'download_records',
  {
    id: text('id').primaryKey(),
    ...repeatable(),
    consent: text('consent').notNull(),
    kind: text('kind', { enum: recordKinds }).notNull(),
    /** Of the entry. */
    entryId: integer('entry_id').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    fileKey: text('file_key').notNull(),
    /** Null for a download on an earlier consent, and after the consent was withdrawn. */
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    industry: text('industry'),
    createdAt: integer('created_at').notNull()
  },
  (table) => [index('download_records_consent').on(table.consent)]
)

/**
 * Submissions of the last day by the visitor's address, which budget.ts counts. One row for each key, including its
 * repetitions.
 */
export const submissions = sqliteTable(
  'submissions',
  {
    idempotencyKey: text('idempotency_key').notNull(),
    /** Name of the budget, and the address as rate limits count it. */
    address: text('address').notNull(),
    at: integer('at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.address, table.idempotencyKey] }),
    index('submissions_address').on(table.address, table.at),
    index('submissions_at').on(table.at)
  ]
)

/** What accounts did at the desk calls of main. */
export { auditLog } from '../../api/audit'
