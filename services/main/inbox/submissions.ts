import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import type { Edition } from '../../../src/contract/user-info'
import { consultations, downloadRecords, inquiries, partnerRequests, surveys } from '../db/schema'

/** The first of the columns that has a text: an erased one is empty or null. */
const first = (...columns: SQL[]) =>
  sql<string | null>`coalesce(${sql.join(
    columns.map((column) => sql`nullif(${column}, '')`),
    sql`, `
  )}, NULL)`

/** What a visitor typed, whatever the kind of the submission; null where the kind has no such field. */
export const submitted = {
  name: first(sql`${consultations.name}`, sql`${partnerRequests.name}`, sql`${downloadRecords.name}`),
  phone: first(sql`${consultations.phone}`, sql`${partnerRequests.phone}`, sql`${downloadRecords.phone}`),
  email: first(sql`${consultations.email}`, sql`${partnerRequests.email}`, sql`${surveys.email}`, sql`${downloadRecords.email}`),
  company: first(sql`${partnerRequests.company}`),
  position: first(sql`${partnerRequests.position}`),
  city: first(sql`${partnerRequests.city}`),
  industry: first(sql`${consultations.industry}`, sql`${downloadRecords.industry}`),
  edition: sql<Edition | null>`coalesce(${consultations.edition}, ${partnerRequests.edition})`.as('edition'),
  /** What the visitor wrote freely. */
  words: first(sql`${consultations.questions}`, sql`${partnerRequests.needs}`, sql`${surveys.description}`),
  ticket: sql<string | null>`${surveys.ticket}`
}

/** Puts each of the selected inquiries beside its submission. */
export const withSubmissions = <Query extends SQLiteSelect>(query: Query) =>
  query
    .leftJoin(consultations, and(eq(inquiries.kind, 'consultation'), eq(consultations.id, inquiries.subject)))
    .leftJoin(partnerRequests, and(eq(inquiries.kind, 'partner'), eq(partnerRequests.id, inquiries.subject)))
    .leftJoin(surveys, and(eq(inquiries.kind, 'feedback'), eq(surveys.ticket, inquiries.subject)))
    .leftJoin(downloadRecords, and(eq(inquiries.kind, 'download'), eq(downloadRecords.id, inquiries.subject)))
