import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { recordKinds } from '../../../src/contract/download-records'
import type { consultationFields } from '../../../src/contract/forms/consultation'
import type { downloadFields } from '../../../src/contract/forms/download'
import type { feedbackFields } from '../../../src/contract/forms/feedback'
import type { LaterCertification, noticeFields } from '../../../src/contract/forms/notice'
import type { PartnerWant, partnerFields } from '../../../src/contract/forms/partner'
import { feedbackOutcomes, inquiryKinds, inquiryStates, notificationSubjects } from '../../../src/contract/inbox'
import { locales } from '../../../src/contract/locale'
import { type SurveyReason, ticketStates } from '../../../src/contract/survey'
import { editions } from '../../../src/contract/user-info'
import type { Columns } from '../../api/personal-data'

/** Columns that detect a repeated submission. */
const repeatable = () => ({
  /** Key of the submission: a repetition finds the stored row by it. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of the submission, to tell a repetition from a different submission with the same key. */
  digest: text('digest').notNull()
})

const consultationColumns = {
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  industry: text('industry').notNull(),
  questions: text('questions').notNull(),
  edition: text('edition', { enum: editions })
} satisfies Columns<typeof consultationFields>

const partnerColumns = {
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  city: text('city').notNull(),
  needs: text('needs').notNull(),
  wants: text('wants', { mode: 'json' }).$type<PartnerWant[]>().notNull(),
  /** Of an application for a trial. */
  edition: text('edition', { enum: editions })
} satisfies Columns<typeof partnerFields>

const feedbackColumns = {
  reasons: text('reasons', { mode: 'json' }).$type<SurveyReason[]>().notNull(),
  description: text('description').notNull(),
  /** Address for an answer in addition to the ticket's page; null without one. */
  email: text('email')
} satisfies Columns<typeof feedbackFields>

const noticeColumns = {
  certifications: text('certifications', { mode: 'json' }).$type<LaterCertification[]>().notNull(),
  email: text('email').notNull()
} satisfies Columns<typeof noticeFields>

/** Null for a download on an earlier consent, and after the consent was withdrawn. */
const downloadColumns = {
  name: text('name'),
  phone: text('phone'),
  email: text('email'),
  industry: text('industry')
} satisfies Columns<typeof downloadFields>

/** Consultations, as submitted through `add/userInfo`. */
export const consultations = sqliteTable('consultations', {
  id: text('id').primaryKey(),
  ...repeatable(),
  ...consultationColumns,
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull()
})

/** Requests of prospective partners, as submitted through `add/userInfo`. */
export const partnerRequests = sqliteTable('partner_requests', {
  id: text('id').primaryKey(),
  ...repeatable(),
  ...partnerColumns,
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull()
})

/** Requests for a notice when a certification opens. The id is the receipt that withdraws the consent. */
export const certificationNotices = sqliteTable('certification_notices', {
  id: text('id').primaryKey(),
  ...repeatable(),
  ...noticeColumns,
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
  ...feedbackColumns,
  state: text('state', { enum: ticketStates }).notNull(),
  /** Milliseconds since the epoch. */
  createdAt: integer('created_at').notNull(),
  /** Time of the last change of state. */
  changedAt: integer('changed_at').notNull(),
  /** The answer as the ticket's page shows it. */
  reply: text('reply')
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
    ...downloadColumns,
    createdAt: integer('created_at').notNull()
  },
  (table) => [index('download_records_consent').on(table.consent)]
)

/**
 * Submissions of the last day by the visitor's address, which budget.ts counts. One row for each key, including its
 * repetitions. The database still calls the table `submissions`: no migration may rename what the release before reads.
 */
export const countedAddresses = sqliteTable(
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

/**
 * Submissions of the last minute that came without a key: the key that main gave each of them, by which a repetition finds
 * the stored row.
 */
export const unkeyedSubmissions = sqliteTable(
  'unkeyed_submissions',
  {
    /** SHA-256 of the call, the visitor's address, the account and the content. */
    digest: text('digest').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: integer('at').notNull()
  },
  (table) => [index('unkeyed_submissions_at').on(table.at)]
)

/** Search questions that found nothing: a row for each question and address. The nightly job deletes old ones. */
export const missedQuestions = sqliteTable(
  'missed_questions',
  {
    /** Keyed hash of the question and the address that asked it. */
    asker: text('asker').primaryKey(),
    language: text('language', { enum: locales }).notNull(),
    question: text('question').notNull(),
    at: integer('at').notNull()
  },
  (table) => [
    index('missed_questions_question').on(table.language, table.question, table.at),
    index('missed_questions_at').on(table.at)
  ]
)

/** Log of the actions of accounts through main's desk calls. */
export { auditLog } from '../../api/audit'

/**
 * Handling of visitors' submissions by staff: one row for each, written in its transaction. The tables of submissions hold the
 * texts of the visitor, and this one only the handling, so that it stays when those texts are erased.
 */
export const inquiries = sqliteTable(
  'inquiries',
  {
    /** The inquiry's number for staff. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: inquiryKinds }).notNull(),
    /** Id of the submission; the ticket of feedback. */
    subject: text('subject').notNull(),
    /** Language of the page from which it was sent. */
    locale: text('locale', { enum: locales }).notNull(),
    state: text('state', { enum: inquiryStates }).notNull(),
    /** Passport's id of the account. */
    assignee: text('assignee'),
    /** Of feedback that is done. */
    outcome: text('outcome', { enum: feedbackOutcomes }),
    /** Last day for the promised answer, in China's time zone; null if none was promised. */
    dueOn: text('due_on'),
    /** Rises with every change, for compare-and-set. */
    revision: integer('revision').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    erasedAt: integer('erased_at')
  },
  (table) => [
    uniqueIndex('inquiries_subject').on(table.kind, table.subject),
    index('inquiries_state').on(table.state, table.createdAt, table.id),
    index('inquiries_latest').on(table.createdAt, table.id)
  ]
)

/** History of inquiries. Rows are only added; erasing an inquiry takes the texts out of its rows. */
export const inquiryEvents = sqliteTable(
  'inquiry_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    inquiry: integer('inquiry').notNull(),
    at: integer('at').notNull(),
    /** Passport's id of the account; null for the nightly job and for the visitor. */
    actor: text('actor'),
    kind: text('kind', { enum: ['assigned', 'state', 'note', 'reply', 'erased'] }).notNull(),
    assignee: text('assignee'),
    state: text('state', { enum: inquiryStates }),
    text: text('text'),
    isPublished: integer('is_published', { mode: 'boolean' }).notNull().default(false)
  },
  (table) => [index('inquiry_events_inquiry').on(table.inquiry, table.id)]
)

/**
 * Messages to send (decision 039), written in the transaction of the change that they report. A row names that change and no
 * recipient: text and address are read when it is sent.
 */
export const notifications = sqliteTable(
  'notifications',
  {
    /** The idempotency key of the webhook, and a part of the mail's `Message-ID`. */
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'webhook'] }).notNull(),
    /** A reply goes to the visitor, everything else to the vendor's people. */
    subject: text('subject', { enum: notificationSubjects }).notNull(),
    /** Id of the inquiry or of the reply's event; the day of the digest; `news/12/5` for an entry at a revision. */
    reference: text('reference').notNull(),
    createdAt: integer('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; while an attempt runs, the end of its lease. Null once delivered or failed. */
    nextAttemptAt: integer('next_attempt_at'),
    deliveredAt: integer('delivered_at'),
    failedAt: integer('failed_at'),
    /** Reason of the last failed attempt: a text of ours, with the target's status. */
    failure: text('failure')
  },
  (table) => [
    uniqueIndex('notifications_reference').on(table.channel, table.subject, table.reference),
    index('notifications_due').on(table.nextAttemptAt),
    index('notifications_failed').on(table.failedAt)
  ]
)
