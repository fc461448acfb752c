import * as v from 'valibot'
import { contactPhoneSchema, emailSchema, type FieldMessage, industrySchema, usernameSchema } from './account'
import { addressSchema, contentIdSchema, languageQuerySchema, momentSchema } from './content'
import { type Locale, locales } from './locale'
import { elapsedSchema, honeypotSchema } from './user-info'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Source of the file: an entry of `downloadCentre/list` or of `research/list`. */
export const recordKinds = ['download', 'research'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Id of a consent's receipt. */
export const receiptIdSchema = v.pipe(v.optional(v.string(message('field_receipt')), ''), v.uuid(message('field_receipt')))

export const recordKindSchema = v.pipe(
  v.optional(v.string(message('field_kind')), ''),
  v.picklist(recordKinds, message('field_kind'))
)
export const statementVersionSchema = v.pipe(
  v.optional(v.string(message('field_statement')), ''),
  v.minLength(1, message('field_statement_accept')),
  v.maxLength(40, message('field_statement'))
)
export const statementHashSchema = v.pipe(
  v.optional(v.string(message('field_statement')), ''),
  v.regex(/^[0-9a-f]{64}$/, message('field_statement'))
)

const what = {
  kind: recordKindSchema,
  id: contentIdSchema,
  language: languageQuerySchema
}

/** A visitor who accepts the privacy statement with this request (spec §9: name, mobile number, e-mail, industry). */
export const byStatementSchema = (locale: Locale) =>
  v.object(
    {
      consent: v.literal('statement', message('field_consent')),
      ...what,
      /** `privacyStatementVersion` and the hash of the text shown; an outdated one is a 409 with this field. */
      statementVersion: statementVersionSchema,
      statementHash: statementHashSchema,
      name: usernameSchema,
      phone: contactPhoneSchema(locale),
      email: emailSchema,
      industry: industrySchema,
      trap: honeypotSchema,
      elapsed: elapsedSchema
    },
    message('field_consent')
  )

/**
 * A visitor whose consent is on record: `receipt` is the id from an earlier answer. A withdrawn or outdated consent is
 * a 409.
 */
const byReceiptSchema = v.object(
  {
    consent: v.literal('receipt', message('field_consent')),
    ...what,
    receipt: receiptIdSchema
  },
  message('field_consent')
)

/** Body of `POST downloadRecord/add` (JSON), in the order in which fields are checked. */
export const downloadRecordRequestSchema = (locale: Locale) =>
  v.variant('consent', [byStatementSchema(locale), byReceiptSchema], message('field_consent'))
export type DownloadRecordRequest = v.InferOutput<ReturnType<typeof downloadRecordRequestSchema>>

/** Receipt for an accepted privacy statement. */
export const consentReceiptSchema = v.object({
  id: v.string(),
  statementVersion: v.string(),
  /** SHA-256 of the statement's text, one of `privacyStatementHashes`. */
  statementHash: v.string(),
  acceptedAt: momentSchema,
  /** Null unless the consent was withdrawn. */
  withdrawnAt: v.nullable(momentSchema),
  /** The consent was given to the current statement. */
  isCurrent: v.boolean()
})
export type ConsentReceipt = v.InferOutput<typeof consentReceiptSchema>

/**
 * `data` of `POST downloadRecord/add`. Repeating the request with its key stores nothing and returns a new link, so an
 * expired link can be renewed.
 */
export const downloadRecordSavedSchema = v.object({
  id: v.string(),
  link: v.object({ address: addressSchema, expiresAt: momentSchema }),
  receipt: consentReceiptSchema
})
export type DownloadRecordSaved = v.InferOutput<typeof downloadRecordSavedSchema>

/** `data` of `GET downloadRecord/consents` (logged in): the account's receipts, the newest first, 100 at most. */
export const consentReceiptsSchema = v.array(consentReceiptSchema)

/**
 * `data` of `GET downloadRecord/export` (logged in): what is stored about the account's downloads, the newest first. Texts are null for
 * a download on an earlier consent, and after the consent was withdrawn.
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
      name: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      email: v.nullable(v.string()),
      industry: v.nullable(v.string())
    })
  ),
  /** What staff answered. */
  replies: v.array(v.object({ text: v.string(), at: momentSchema })),
  /** Consents and downloads that are older than those listed. */
  older: v.number()
})

/**
 * Body of `POST downloadRecord/withdraw` (JSON). Only its account can withdraw a receipt; without an account, anyone
 * with the receipt's id can. Withdrawing erases the typed data and frees the idempotency key; the receipt stays, with
 * the time. `data` is the receipt.
 */
export const withdrawRequestSchema = v.object({
  receipt: receiptIdSchema
})
