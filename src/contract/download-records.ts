import * as v from 'valibot'
import { emailSchema, type FieldMessage, phoneSchema, textOfLength, usernameSchema } from './account'
import { addressSchema, contentIdSchema, languageQuerySchema, momentSchema } from './content'
import { fieldLength } from './limits'
import { elapsedSchema, trapSchema } from './user-info'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** What a download record is about: an entry of `downloadCentre/list` or of `research/list`. */
export const recordKinds = ['download', 'research'] as const
export type RecordKind = (typeof recordKinds)[number]

const what = {
  kind: v.pipe(v.optional(v.string(message('field_kind')), ''), v.picklist(recordKinds, message('field_kind'))),
  id: contentIdSchema,
  language: languageQuerySchema
}

/** Somebody who has read and accepted the privacy statement (spec §9: name, mobile number, e-mail, industry). */
export const byStatementSchema = v.object(
  {
    consent: v.literal('statement', message('field_consent')),
    ...what,
    /** `privacyStatementVersion` and the hash of what was shown: another one than the current is a 409 with this field. */
    statementVersion: v.pipe(
      v.optional(v.string(message('field_statement')), ''),
      v.minLength(1, message('field_statement_accept')),
      v.maxLength(40, message('field_statement'))
    ),
    statementHash: v.pipe(
      v.optional(v.string(message('field_statement')), ''),
      v.regex(/^[0-9a-f]{64}$/, message('field_statement'))
    ),
    name: usernameSchema,
    phone: phoneSchema,
    email: emailSchema,
    industry: textOfLength(fieldLength.industry, 'field_industry', 'field_industry'),
    trap: trapSchema,
    elapsed: elapsedSchema
  },
  message('field_consent')
)

/** Somebody whose consent is on record: `receipt` is the id that an earlier answer gave. A 409 where it counts no more. */
const byReceiptSchema = v.object(
  {
    consent: v.literal('receipt', message('field_consent')),
    ...what,
    receipt: v.pipe(v.optional(v.string(message('field_receipt')), ''), v.uuid(message('field_receipt')))
  },
  message('field_consent')
)

/** Body of `POST downloadRecord/add` (JSON, with `Idempotency-Key`), in the order in which fields are checked. */
export const downloadRecordRequestSchema = v.variant('consent', [byStatementSchema, byReceiptSchema], message('field_consent'))
export type DownloadRecordRequest = v.InferOutput<typeof downloadRecordRequestSchema>

/** That somebody accepted a statement. */
export const consentReceiptSchema = v.object({
  id: v.string(),
  statementVersion: v.string(),
  /** SHA-256 of the statement's text, as `privacyStatementHashes` has it. */
  statementHash: v.string(),
  acceptedAt: momentSchema,
  /** Null while it counts. */
  withdrawnAt: v.nullable(momentSchema),
  /** Counts for the statement as it is now. */
  isCurrent: v.boolean()
})
export type ConsentReceipt = v.InferOutput<typeof consentReceiptSchema>

/**
 * `data` of `POST downloadRecord/add`. Sent again with its key it is stored once, and answered with a link that is new: so
 * an expired one is renewed.
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
 * Body of `POST downloadRecord/withdraw` (JSON). A receipt of an account is withdrawn by it alone, one of a visitor by
 * whoever has its id. What was typed in under it is erased, its idempotency key is free again, and the receipt stays, with the
 * time. `data` is the receipt.
 */
export const withdrawRequestSchema = v.object({
  receipt: v.pipe(v.optional(v.string(message('field_receipt')), ''), v.uuid(message('field_receipt')))
})
