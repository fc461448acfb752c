import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { recordKinds } from '../../../src/contract/download-records'
import { locales } from '../../../src/contract/locale'
import { type SurveyReason, ticketStates } from '../../../src/contract/survey'
import { editions, type PartnerWant } from '../../../src/contract/user-info'

/** Slides of the home page, in both languages. `href` is one for both. */
export const slides = sqliteTable('slides', {
  id: integer('id').primaryKey(),
  /** Place in the show, from 1. */
  place: integer('place').notNull(),
  kindZh: text('kind_zh').notNull(),
  kindEn: text('kind_en').notNull(),
  titleZh: text('title_zh').notNull(),
  titleEn: text('title_en').notNull(),
  linkTextZh: text('link_text_zh').notNull(),
  linkTextEn: text('link_text_en').notNull(),
  href: text('href').notNull()
})

/** Columns of what a form posts, perhaps more than once. */
const repeatable = () => ({
  /** What makes the same submission, sent again, the same row. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of the submission, to tell a repetition from another one under a used key. */
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
  /** What a visitor asks for its state by. */
  ticket: text('ticket').primaryKey(),
  ...repeatable(),
  /** Of the documents, as the address has it. */
  version: text('version').notNull(),
  documentId: text('document_id').notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  reasons: text('reasons', { mode: 'json' }).$type<SurveyReason[]>().notNull(),
  description: text('description').notNull(),
  state: text('state', { enum: ticketStates }).notNull(),
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull(),
  /** When the state changed last. */
  changedAt: integer('changed_at').notNull()
})

/** That somebody accepted the privacy statement, so as to be handed a file. */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    /** Passport's account of whoever was logged in. */
    account: text('account'),
    statementVersion: text('statement_version').notNull(),
    /** SHA-256 of the statement's text in the language in which it was read. */
    statementHash: text('statement_hash').notNull(),
    acceptedAt: integer('accepted_at').notNull(),
    withdrawnAt: integer('withdrawn_at')
  },
  (table) => [index('consents_account').on(table.account, table.acceptedAt, table.id)]
)

/**
 * Files that were handed out, as asked for through `downloadRecord/add`. What somebody typed in goes with their consent, digest
 * and key included: the id then stands in place of the key.
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
    /** Null for a file handed out on an earlier consent, and after that was withdrawn. */
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    industry: text('industry'),
    createdAt: integer('created_at').notNull()
  },
  (table) => [index('download_records_consent').on(table.consent)]
)

/** Submissions of the last day by visitor's address: what budget.ts counts. One row for each key, however often it is sent. */
export const submissions = sqliteTable(
  'submissions',
  {
    idempotencyKey: text('idempotency_key').notNull(),
    /** Name of the budget, and the address as limits count it. */
    address: text('address').notNull(),
    at: integer('at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.address, table.idempotencyKey] }),
    index('submissions_address').on(table.address, table.at),
    index('submissions_at').on(table.at)
  ]
)
