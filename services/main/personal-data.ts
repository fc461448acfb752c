import { consultationFields } from '../../src/contract/forms/consultation'
import { downloadFields } from '../../src/contract/forms/download'
import { feedbackFields } from '../../src/contract/forms/feedback'
import { noticeFields } from '../../src/contract/forms/notice'
import { partnerFields } from '../../src/contract/forms/partner'
import { type Classification, fatesOf, ofVendor } from '../api/personal-data'
import * as contentSchema from './db/content-schema'
import * as entriesSchema from './db/entries-schema'
import * as mediaSchema from './db/media-schema'
import * as schema from './db/schema'

/** Every table of main's database. */
export const mainSchema = { ...schema, ...contentSchema, ...entriesSchema, ...mediaSchema }

/** The columns that detect a repeated submission. The digest can confirm a guess of the text, so it is erased too. */
const repeatable = { idempotencyKey: 'key', digest: 'internal' } as const

/** Fate of each text of main when its person is erased (decision 068). Ids of desk accounts stay: they tell who did what. */
export const mainPersonalData = {
  consultations: {
    id: 'neutral',
    ...repeatable,
    ...fatesOf(consultationFields)
  },
  partnerRequests: {
    id: 'neutral',
    ...repeatable,
    ...fatesOf(partnerFields)
  },
  certificationNotices: {
    id: 'neutral',
    ...repeatable,
    ...fatesOf(noticeFields)
  },
  surveys: {
    ticket: 'neutral',
    ...repeatable,
    version: 'neutral',
    documentId: 'neutral',
    ...fatesOf(feedbackFields),
    reply: 'personal'
  },
  consents: { id: 'neutral', account: 'internal', statementVersion: 'neutral', statementHash: 'neutral' },
  downloadRecords: {
    id: 'neutral',
    ...repeatable,
    consent: 'neutral',
    fileKey: 'neutral',
    ...fatesOf(downloadFields)
  },
  countedAddresses: { idempotencyKey: 'expiring', address: 'expiring' },
  inquiries: { subject: 'neutral', assignee: 'neutral', dueOn: 'neutral' },
  // A note is about a visitor and for colleagues; a reply reaches the visitor, and is exported where an account is known.
  inquiryEvents: { actor: 'neutral', assignee: 'neutral', text: 'internal' },
  notifications: { id: 'neutral', reference: 'neutral', failure: 'neutral' },
  // Removed by the nightly job.
  unkeyedSubmissions: { digest: 'expiring', idempotencyKey: 'expiring' },
  missedQuestions: { asker: 'expiring', question: 'expiring' },
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
  synonyms: ofVendor,
  searchTerms: ofVendor,
  searchWords: ofVendor,
  entryDrafts: ofVendor,
  entryVersions: ofVendor,
  entryPreviews: ofVendor,
  entryPresences: { account: 'neutral' },
  media: ofVendor,
  mediaUses: ofVendor
} as const satisfies Classification<typeof mainSchema>
