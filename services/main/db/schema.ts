import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
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

/** Consultations, as submitted through `add/userInfo`. */
export const consultations = sqliteTable('consultations', {
  id: text('id').primaryKey(),
  /** What makes the same submission, sent again, the same row. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of the submission, to tell a repetition from another one under a used key. */
  digest: text('digest').notNull(),
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
  /** What makes the same submission, sent again, the same row. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of the submission, to tell a repetition from another one under a used key. */
  digest: text('digest').notNull(),
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

/** Submissions of the last day by visitor's address: what budget.ts counts. One row for each key, however often it is sent. */
export const submissions = sqliteTable(
  'submissions',
  {
    idempotencyKey: text('idempotency_key').notNull(),
    /** The address as limits count it. */
    address: text('address').notNull(),
    at: integer('at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.address, table.idempotencyKey] }),
    index('submissions_address').on(table.address, table.at),
    index('submissions_at').on(table.at)
  ]
)
