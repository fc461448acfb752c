import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { FormField, FormFields } from '../../../src/contract/forms/field'
import { namesOf } from '../../../src/contract/forms/names-of'
import { type InquiryKind, inquiryFields, type StaffValue } from '../../../src/contract/inbox'
import { certificationNotices, consultations, downloadRecords, inquiries, partnerRequests, surveys } from '../db/schema'
import { mainPersonalData } from '../personal-data'

/** The table of each kind of submission, with the column that an inquiry's subject refers to. */
export const submissionTables = [
  { kind: 'consultation', table: consultations, id: consultations.id, fates: mainPersonalData.consultations },
  { kind: 'partner', table: partnerRequests, id: partnerRequests.id, fates: mainPersonalData.partnerRequests },
  { kind: 'feedback', table: surveys, id: surveys.ticket, fates: mainPersonalData.surveys },
  { kind: 'download', table: downloadRecords, id: downloadRecords.id, fates: mainPersonalData.downloadRecords },
  { kind: 'notice', table: certificationNotices, id: certificationNotices.id, fates: mainPersonalData.certificationNotices }
] as const satisfies readonly { kind: InquiryKind; [part: string]: unknown }[]

/** The fields shown to staff, by kind. */
export function staffFieldsOf(kind: InquiryKind): [name: string, field: FormField][] {
  const fields: FormFields = inquiryFields[kind]
  return Object.entries(fields).filter(([, { staff }]) => staff !== 'nowhere')
}

/** The fields of all kinds, merged by name. */
export const staffFields: ReadonlyMap<string, FormField> = new Map(namesOf(inquiryFields).flatMap(staffFieldsOf))

/** The first non-empty field of those that match, for any kind of submission. Erased fields are empty or null. */
function typed(isAsked: (name: string, field: FormField) => boolean): SQL<string | null> {
  const texts = submissionTables.flatMap(({ kind, table }) => {
    const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table)
    return staffFieldsOf(kind).flatMap(([name, field]) => (isAsked(name, field) ? [sql`nullif(${columns[name]}, '')`] : []))
  })
  return sql<string | null>`coalesce(${sql.join(texts, sql`, `)}, NULL)`
}
const typedIn = (field: string) => typed((name) => name === field)

/** The visitor's input, for any kind of submission; null if the kind lacks the field. */
export const submitted = {
  name: typedIn('name'),
  phone: typedIn('phone'),
  email: typedIn('email'),
  company: typedIn('company'),
  /** The visitor's free text. */
  words: typed((_, { staff }) => staff === 'words'),
  ticket: sql<string | null>`${surveys.ticket}`
}

/**
 * Every field shown to staff, by name; choices as JSON. Column names must be unique, because D1's batch results are keyed by
 * name.
 */
export const submittedFields = Object.fromEntries(
  [...staffFields.keys()].map((name) => [name, typedIn(name).as(`typed_${name}`)])
)

const choicesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Parses a field's value from its text in `submittedFields`. */
export function storedValue({ input, options }: FormField, text: string | null): StaffValue {
  if (input === 'choices') return text === null ? [] : v.parse(choicesSchema, text)
  return options ? text : (text ?? '')
}

/** Joins the selected inquiries with their submissions. */
export const withSubmissions = <Query extends SQLiteSelect>(query: Query) =>
  query
    .leftJoin(consultations, and(eq(inquiries.kind, 'consultation'), eq(consultations.id, inquiries.subject)))
    .leftJoin(partnerRequests, and(eq(inquiries.kind, 'partner'), eq(partnerRequests.id, inquiries.subject)))
    .leftJoin(surveys, and(eq(inquiries.kind, 'feedback'), eq(surveys.ticket, inquiries.subject)))
    .leftJoin(downloadRecords, and(eq(inquiries.kind, 'download'), eq(downloadRecords.id, inquiries.subject)))
    .leftJoin(certificationNotices, and(eq(inquiries.kind, 'notice'), eq(certificationNotices.id, inquiries.subject)))
