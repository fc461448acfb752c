import * as v from 'valibot'
import type { FieldMessage } from '../account'
import { contentIdSchema, languageQuerySchema, momentSchema, sha256Pattern } from '../content'
import {
  consentReceiptSchema,
  type DownloadRecordSaved,
  downloadRecordSavedSchema,
  receiptIdSchema,
  recordKinds
} from '../download-records'
import { type Locale, locales } from '../locale'
import { elapsedSchema } from '../user-info'
import { type FormFields, hidden, personalOf, rulesOf, shared, typedValues } from './field'
import type { PostedForm } from './posted-form'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Fields that identify the file. */
const fileFields = {
  kind: {
    ...hidden,
    schema: v.pipe(v.optional(v.string(message('field_kind')), ''), v.picklist(recordKinds, message('field_kind')))
  },
  id: { ...hidden, schema: contentIdSchema },
  language: { ...hidden, schema: languageQuerySchema }
} as const satisfies FormFields

/** Fields of a visitor who accepts the privacy statement (spec §9: name, mobile number, email, industry), in validation order. */
export const downloadFields = {
  ...fileFields,
  /** A checkbox whose value is the version that was shown, `privacyStatementVersion`; an outdated one is a 409 with this field. */
  statementVersion: {
    schema: v.pipe(
      v.optional(v.string(message('field_statement')), ''),
      v.minLength(1, message('field_statement_accept')),
      v.maxLength(40, message('field_statement'))
    ),
    input: 'choice',
    isRequired: true,
    isPersonal: false,
    staff: 'nowhere'
  },
  /** Hash of the text that was shown. */
  statementHash: {
    ...hidden,
    schema: v.pipe(v.optional(v.string(message('field_statement')), ''), v.regex(sha256Pattern, message('field_statement')))
  },
  name: shared.name,
  phone: shared.phone,
  email: shared.email,
  industry: shared.industry,
  trap: shared.trap
} as const satisfies FormFields
export type DownloadField = keyof typeof downloadFields

const byStatementSchema = (locale: Locale) =>
  v.object(
    { consent: v.literal('statement', message('field_consent')), ...rulesOf(downloadFields, locale), elapsed: elapsedSchema },
    message('field_consent')
  )

/**
 * A visitor whose consent is on record: `receipt` is the id from an earlier answer. A withdrawn or outdated consent is
 * a 409.
 */
const byReceiptSchema = (locale: Locale) =>
  v.object(
    {
      consent: v.literal('receipt', message('field_consent')),
      ...rulesOf(fileFields, locale),
      receipt: receiptIdSchema
    },
    message('field_consent')
  )

/** Body of `POST downloadRecord/add` (JSON). */
export const downloadRecordRequestSchema = (locale: Locale) =>
  v.variant('consent', [byStatementSchema(locale), byReceiptSchema(locale)], message('field_consent'))
export type DownloadRecordRequest = v.InferOutput<ReturnType<typeof downloadRecordRequestSchema>>

/**
 * `data` of `GET downloadRecord/export` (logged in): the stored data of the account's downloads, newest first. Personal fields
 * are null for a download under an earlier consent, and after the consent was withdrawn.
 */
export const downloadExportSchema = v.object({
  consents: v.array(consentReceiptSchema),
  downloads: v.array(
    v.object({
      consent: v.string(),
      kind: v.picklist(recordKinds),
      id: v.number(),
      language: v.picklist(locales),
      file: v.string(),
      at: momentSchema,
      ...v.entriesFromList(personalOf(downloadFields), v.nullable(v.string()))
    })
  ),
  /** Replies of staff. */
  replies: v.array(v.object({ text: v.string(), at: momentSchema })),
  /** Number of consents, downloads and replies that are older than those listed. */
  older: v.number()
})

/** The form that accepts the privacy statement before a download (spec §9). */
export const downloadForm = {
  name: 'download-record',
  path: '/center/download',
  call: 'POST /downloadRecord/add',
  fields: downloadFields,
  fixed: { consent: 'statement' },
  values: typedValues(downloadFields),
  saved: downloadRecordSavedSchema
} satisfies PostedForm<DownloadField, DownloadRecordSaved>
