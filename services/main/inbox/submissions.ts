import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { FormField, FormFields } from '../../../src/contract/forms/field'
import { namesOf } from '../../../src/contract/forms/names-of'
import { type InquiryKind, inquiryFields, type StaffValue } from '../../../src/contract/inbox'
import { certificationNotices, consultations, downloadRecords, inquiries, partnerRequests, surveys } from '../db/schema'
import { mainPersonalData } from '../personal-data'

/** The table of each kind of submission, with the column that an inquiry names as its subject. */
export const submissionTables = [
  { kind: 'consultation', table: consultations, id: consultations.id, fates: mainPersonalData.consultations },
  { kind: 'partner', table: partnerRequests, id: partnerRequests.id, fates: mainPersonalData.partnerRequests },
  { kind: 'feedback', table: surveys, id: surveys.ticket, fates: mainPersonalData.surveys },
  { kind: 'download', table: downloadRecords, id: downloadRecords.id, fates: mainPersonalData.downloadRecords },
  { kind: 'notice', table: certificationNotices, id: certificationNotices.id, fates: mainPersonalData.certificationNotices }
] as const satisfies readonly { kind: InquiryKind; [part: string]: unknown }[]

/** The fields that staff see, by kind. */
export function staffFieldsOf(kind: InquiryKind): [name: string, field: FormField][] {
  const fields: FormFields = inquiryFields[kind]
  return Object.entries(fields).filter(([, { staff }]) => staff !== 'nowhere')
}

/** The same of all kinds: a field that several forms have once. */
export const staffFields: ReadonlyMap<string, FormField> = new Map(namesOf(inquiryFields).flatMap(staffFieldsOf))

/** The first of the fields that has a text, whatever the kind of the submission: an erased one is empty or null. */
function typed(isAsked: (name: string, field: FormField) => boolean): SQL<string | null> {
  const texts = submissionTables.flatMap(({ kind, table }) => {
    const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table)
    return staffFieldsOf(kind).flatMap(([name, field]) => (isAsked(name, field) ? [sql`nullif(${columns[name]}, '')`] : []))
  })
  return sql<string | null>`coalesce(${sql.join(texts, sql`, `)}, NULL)`
}
const typedIn = (field: string) => typed((name) => name === field)

/** What a visitor typed, whatever the kind of the submission; null where the kind has no such field. */
export const submitted = {
  name: typedIn('name'),
  phone: typedIn('phone'),
  email: typedIn('email'),
  company: typedIn('company'),
  /** What the visitor wrote freely. */
  words: typed((_, { staff }) => staff === 'words'),
  ticket: sql<string | null>`${surveys.ticket}`
}

/**
 * Every field that staff see, by name; choices as JSON. No two columns of a statement have the same name: of those, the answer to a
 * batch would hold one.
 */
export const submittedFields = Object.fromEntries(
  [...staffFields.keys()].map((name) => [name, typedIn(name).as(`typed_${name}`)])
)

const choicesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** The value of a field by its text in `submittedFields`. */
export function storedValue({ input, options }: FormField, text: string | null): StaffValue {
  if (input === 'choices') return text === null ? [] : v.parse(choicesSchema, text)
  return options ? text : (text ?? '')
}

/** Puts each of the selected inquiries beside its submission. */
export const withSubmissions = <Query extends SQLiteSelect>(query: Query) =>
  query
    .leftJoin(consultations, and(eq(inquiries.kind, 'consultation'), eq(consultations.id, inquiries.subject)))
    .leftJoin(partnerRequests, and(eq(inquiries.kind, 'partner'), eq(partnerRequests.id, inquiries.subject)))
    .leftJoin(surveys, and(eq(inquiries.kind, 'feedback'), eq(surveys.ticket, inquiries.subject)))
    .leftJoin(downloadRecords, and(eq(inquiries.kind, 'download'), eq(downloadRecords.id, inquiries.subject)))
    .leftJoin(certificationNotices, and(eq(inquiries.kind, 'notice'), eq(certificationNotices.id, inquiries.subject)))
