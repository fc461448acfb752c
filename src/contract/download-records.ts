import * as v from 'valibot'
import type { FieldMessage } from './account'
import { addressSchema, momentSchema } from './content'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Source of the file: an entry of `downloadCentre/list` or of `research/list`. */
export const recordKinds = ['download', 'research'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Id of a consent's receipt. */
export const receiptIdSchema = v.pipe(v.optional(v.string(message('field_receipt')), ''), v.uuid(message('field_receipt')))

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
 * Body of `POST downloadRecord/withdraw` (JSON). Only its account can withdraw a receipt; without an account, anyone
 * with the receipt's id can. Withdrawing erases the typed data and frees the idempotency key; the receipt stays, with
 * the time. `data` is the receipt.
 */
export const withdrawRequestSchema = v.object({
  receipt: receiptIdSchema
})
