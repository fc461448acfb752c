import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { BothLanguages, ExamResult, Outline, QuestionGraph } from '../../../src/contract/exam'
import { type BankContent, bankPools } from '../../../src/contract/exam-bank'
import { questionDraftStates } from '../../../src/contract/exam-questions'

export { auditLog } from '../../api/audit'

/* Moments are milliseconds since the epoch. `account` is passport's id of the account. */

/** The rules of the exam: one row, written by the import. */
export const outlines = sqliteTable('outlines', {
  certification: text('certification').primaryKey(),
  outline: text('outline', { mode: 'json' }).$type<Outline>().notNull(),
  /** Pairs of questions that are too similar to be in the same exam. */
  apart: text('apart', { mode: 'json' }).$type<[string, string][]>().notNull()
})

/** The part of a question that a candidate reads. */
interface QuestionText {
  question: BothLanguages
  query?: string | undefined
  graph?: QuestionGraph | undefined
  options: ({ id: string } & BothLanguages)[]
}

/** The question bank. A version of a question never changes; an import and the desk add versions and select the current ones. */
export const questions = sqliteTable(
  'questions',
  {
    id: text('id').notNull(),
    version: integer('version').notNull(),
    topic: text('topic').notNull(),
    pool: text('pool', { enum: bankPools }).notNull(),
    type: text('type', { enum: ['single', 'multiple'] }).notNull(),
    text: text('text', { mode: 'json' }).$type<QuestionText>().notNull(),
    /** Ids of the correct options, sorted. */
    key: text('key', { mode: 'json' }).$type<string[]>().notNull(),
    explanation: text('explanation', { mode: 'json' }).$type<BothLanguages>().notNull(),
    source: text('source').notNull(),
    /** Whether new exams and the practice exam use it. */
    isCurrent: integer('is_current', { mode: 'boolean' }).notNull(),
    /** `desk`: published or withdrawn at the desk; imports leave the question unchanged. */
    origin: text('origin', { enum: ['file', 'desk'] })
      .notNull()
      .default('file')
  },
  (table) => [primaryKey({ columns: [table.id, table.version] }), index('questions_pool').on(table.pool, table.isCurrent)]
)

/** One draft of each question, which a reviewer publishes as its next version. */
export const questionDrafts = sqliteTable('question_drafts', {
  id: text('id').primaryKey(),
  topic: text('topic').notNull(),
  pool: text('pool', { enum: bankPools }).notNull(),
  content: text('content', { mode: 'json' }).$type<BankContent>().notNull(),
  state: text('state', { enum: questionDraftStates }).notNull(),
  /** Incremented by every change, from 1. */
  revision: integer('revision').notNull(),
  /** Passport's account id of the last author. */
  author: text('author').notNull(),
  /** Passport's account ids of authors whose changes since the last publication nobody else has seen (`four-eyes.ts`). */
  unseenAuthors: text('unseen_authors', { mode: 'json' }).$type<string[]>().notNull().default([]),
  changedAt: integer('changed_at').notNull()
})

/** Completed lessons. */
export const lessons = sqliteTable(
  'lessons',
  { account: text('account').notNull(), lesson: text('lesson').notNull(), completedAt: integer('completed_at').notNull() },
  (table) => [primaryKey({ columns: [table.account, table.lesson] })]
)

export const candidates = sqliteTable('candidates', {
  account: text('account').primaryKey(),
  /** Name for the certificate; null until confirmed. */
  name: text('name'),
  /** Granted extra time in percent. */
  allowance: integer('allowance').notNull().default(0),
  /** The last request for extra time. */
  requestedPercent: integer('requested_percent'),
  requestReason: text('request_reason'),
  requestedAt: integer('requested_at'),
  /** Null until staff decides. */
  isGranted: integer('is_granted', { mode: 'boolean' })
})

export const attempts = sqliteTable(
  'attempts',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    minutes: integer('minutes').notNull(),
    passPercent: integer('pass_percent').notNull(),
    validityYears: integer('validity_years').notNull(),
    startedAt: integer('started_at').notNull(),
    /** Extra time included. */
    deadline: integer('deadline').notNull(),
    finishedAt: integer('finished_at'),
    finishedBy: text('finished_by', { enum: ['candidate', 'deadline'] }),
    /** The result; null until the finished attempt is scored. */
    correct: integer('correct'),
    topics: text('topics', { mode: 'json' }).$type<ExamResult['topics']>(),
    passed: integer('passed', { mode: 'boolean' })
  },
  (table) => [
    uniqueIndex('attempts_number').on(table.account, table.number),
    uniqueIndex('attempts_open').on(table.account).where(sql`finished_at IS NULL`),
    index('attempts_deadline').on(table.deadline).where(sql`finished_at IS NULL`),
    index('attempts_unscored').on(table.finishedAt).where(sql`passed IS NULL`)
  ]
)

/** The questions of an attempt in their order, by version. Never changed. */
export const attemptQuestions = sqliteTable(
  'attempt_questions',
  {
    attempt: text('attempt').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    version: integer('version').notNull(),
    /** Ids of the options in the order of this attempt. */
    options: text('options', { mode: 'json' }).$type<string[]>().notNull()
  },
  (table) => [primaryKey({ columns: [table.attempt, table.position] })]
)

/** The last save of each question. */
export const answers = sqliteTable(
  'answers',
  {
    attempt: text('attempt').notNull(),
    position: integer('position').notNull(),
    sequence: integer('sequence').notNull(),
    /** Browser tab that sent the save. */
    device: text('device').notNull(),
    options: text('options', { mode: 'json' }).$type<string[]>().notNull(),
    flagged: integer('flagged', { mode: 'boolean' }).notNull(),
    savedAt: integer('saved_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.attempt, table.position] })]
)

/** Exam tokens; an attempt has one for each device that authenticated. */
export const tokens = sqliteTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    attempt: text('attempt').notNull(),
    expiresAt: integer('expires_at').notNull()
  },
  (table) => [index('tokens_expiry').on(table.expiresAt)]
)

/** Events of an attempt, for staff. They have no automatic effect. */
export const attemptEvents = sqliteTable(
  'attempt_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    attempt: text('attempt').notNull(),
    kind: text('kind', { enum: ['started', 'resumed', 'window-left', 'offline', 'finished'] }).notNull(),
    /** Duration, for events that have one. */
    seconds: integer('seconds'),
    at: integer('at').notNull()
  },
  (table) => [index('attempt_events_attempt').on(table.attempt, table.at)]
)

export const appeals = sqliteTable('appeals', {
  attempt: text('attempt').primaryKey(),
  text: text('text').notNull(),
  at: integer('at').notNull(),
  answer: text('answer'),
  answeredAt: integer('answered_at')
})

/** Issued certificates. Both signed forms are kept, because a signature cannot be repeated once its key is retired. */
export const certificates = sqliteTable(
  'certificates',
  {
    id: text('id').primaryKey(),
    attempt: text('attempt').notNull().unique(),
    account: text('account').notNull(),
    certification: text('certification').notNull(),
    name: text('name').notNull(),
    /** Index in the status list: random, so that it does not reveal the time of the exam. */
    statusIndex: integer('status_index').notNull().unique(),
    issuedAt: integer('issued_at').notNull(),
    validUntil: integer('valid_until').notNull(),
    revokedAt: integer('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** Version of the signed forms (`certificateVersion`); 1 for those issued before versions existed. */
    version: integer('version').notNull().default(1),
    /** Time of the reissue in the current version, with the same number and dates. */
    reissuedAt: integer('reissued_at'),
    /** Whether the operator has requested a reissue in the current version, which the job performs. */
    isReissueRequested: integer('is_reissue_requested', { mode: 'boolean' }).notNull().default(false),
    /** Whether the public page shows the full name. */
    isNameShown: integer('is_name_shown', { mode: 'boolean' }).notNull().default(false),
    /** VC-JWT without the name: public. */
    publicJwt: text('public_jwt').notNull(),
    /** VC-JWT with the name: for the holder. */
    namedJwt: text('named_jwt').notNull()
  },
  (table) => [
    index('certificates_account').on(table.account, table.issuedAt),
    // Covers the query of the status list.
    index('certificates_revoked').on(table.statusIndex).where(sql`revoked_at IS NOT NULL`),
    index('certificates_reissue').on(table.version).where(sql`is_reissue_requested`)
  ]
)

/**
 * Earlier versions of reissued certificates, so that files held by holders and employers can still be verified. The named form is
 * not stored, because only its signature is needed for verification.
 */
export const earlierVersions = sqliteTable(
  'earlier_versions',
  {
    certificate: text('certificate').notNull(),
    version: integer('version').notNull(),
    /** VC-JWT without the name. */
    publicJwt: text('public_jwt').notNull()
  },
  (table) => [primaryKey({ columns: [table.certificate, table.version] })]
)

/** Proposed revocations. Another person confirms or rejects each, which deletes the row. */
export const revocations = sqliteTable('revocations', {
  certificate: text('certificate').primaryKey(),
  /** Public once it is confirmed. */
  reason: text('reason').notNull(),
  /** Passport's id of the account. */
  proposedBy: text('proposed_by').notNull(),
  proposedAt: integer('proposed_at').notNull()
})

/** Public keys of all signing keys, including retired ones. */
export const publicKeys = sqliteTable('public_keys', {
  /** JWK thumbprint (RFC 7638). */
  id: text('id').primaryKey(),
  jwk: text('jwk', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  createdAt: integer('created_at').notNull()
})
