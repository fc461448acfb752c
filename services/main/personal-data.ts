import { type Classification, ofVendor } from '../api/personal-data'
import * as contentSchema from './db/content-schema'
import * as entriesSchema from './db/entries-schema'
import * as mediaSchema from './db/media-schema'
import * as schema from './db/schema'

/** Every table of main's database. */
export const mainSchema = { ...schema, ...contentSchema, ...entriesSchema, ...mediaSchema }

/** The columns that detect a repeated submission: a digest tells who knows the text that it was right. */
const repeatable = { idempotencyKey: 'key', digest: 'internal' } as const

/** What becomes of each text of main (decision 068). Ids of accounts at the desk stay: they tell who did what. */
export const mainPersonalData = {
  consultations: {
    id: 'neutral',
    ...repeatable,
    name: 'personal',
    phone: 'personal',
    email: 'personal',
    industry: 'personal',
    questions: 'personal'
  },
  partnerRequests: {
    id: 'neutral',
    ...repeatable,
    name: 'personal',
    phone: 'personal',
    email: 'personal',
    company: 'personal',
    position: 'personal',
    city: 'personal',
    needs: 'personal',
    wants: 'neutral'
  },
  surveys: {
    ticket: 'neutral',
    ...repeatable,
    version: 'neutral',
    documentId: 'neutral',
    reasons: 'neutral',
    description: 'personal',
    email: 'personal',
    reply: 'personal'
  },
  consents: { id: 'neutral', account: 'internal', statementVersion: 'neutral', statementHash: 'neutral' },
  downloadRecords: {
    id: 'neutral',
    ...repeatable,
    consent: 'neutral',
    fileKey: 'neutral',
    name: 'personal',
    phone: 'personal',
    email: 'personal',
    industry: 'personal'
  },
  submissions: { idempotencyKey: 'expiring', address: 'expiring' },
  inquiries: { subject: 'neutral', assignee: 'neutral', dueOn: 'neutral' },
  // A note is about a visitor and for colleagues; a reply reaches the visitor, and is exported where an account is known.
  inquiryEvents: { actor: 'neutral', assignee: 'neutral', text: 'internal' },
  notifications: { id: 'neutral', reference: 'neutral', failure: 'neutral' },
  // Removed by the nightly job.
  unkeyedSubmissions: { digest: 'expiring', idempotencyKey: 'expiring' },
  auditLog: { id: 'neutral', actor: 'neutral', action: 'neutral', subject: 'neutral', detail: 'neutral' },

  news: ofVendor,
  cases: ofVendor,
  videoTypes: ofVendor,
  videos: ofVendor,
  activities: ofVendor,
  research: ofVendor,
  articles: ofVendor,
  downloads: ofVendor,
  openings: ofVendor,
  slides: ofVendor,
  banners: ofVendor,
  searchTerms: ofVendor,
  searchWords: ofVendor,
  entryDrafts: ofVendor,
  entryVersions: ofVendor,
  entryPreviews: ofVendor,
  media: ofVendor,
  mediaUses: ofVendor
} as const satisfies Classification<typeof mainSchema>
