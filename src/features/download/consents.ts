import * as v from 'valibot'
import {
  type ConsentReceipt,
  consentReceiptSchema,
  consentReceiptsSchema,
  type DownloadRecordSaved,
  downloadRecordSavedSchema,
  type RecordKind
} from '~/contract/download-records'
import { awaitedDataTimeout, formTimeout } from '~/contract/limits'
import type { ContentLanguage } from '~/contract/locale'
import { isCurrentStatement } from '~/contract/privacy-statement'
import { idempotencyKeyHeader } from '~/contract/user-info'
import { answeredWithin, callMain } from '~/lib/api'
import { randomKey } from '~/lib/random-key'
import { sessionStore } from '~/lib/session'
import { readStored, writeStored } from '~/lib/storage'

const storageName = 'download-consent'

/** The receipt of a visitor without an account, stored in this browser. Main stores the receipts of accounts. */
export function readReceipt(): ConsentReceipt | undefined {
  const receipt = v.safeParse(v.pipe(v.string(), v.parseJson(), consentReceiptSchema), readStored('local', storageName))
  return receipt.success ? receipt.output : undefined
}

export function saveReceipt(receipt: ConsentReceipt): void {
  writeStored('local', storageName, JSON.stringify(receipt))
}

export function removeReceipt(): void {
  writeStored('local', storageName, undefined)
}

/** Whether the consent is active and for the current statement. */
export const isCurrentConsent = ({ statementVersion, statementHash, withdrawnAt }: ConsentReceipt): boolean =>
  withdrawnAt === null && isCurrentStatement({ version: statementVersion, hash: statementHash })

/**
 * The account's receipts, newest first.
 * @throws ApiError
 */
export const fetchConsents = (): Promise<ConsentReceipt[]> =>
  callMain({
    call: 'GET /downloadRecord/consents',
    data: consentReceiptsSchema,
    ...answeredWithin(awaitedDataTimeout),
    // Callers show the error themselves, except an expired session.
    suppressErrorToast: ({ status }) => status !== 403 || !sessionStore.state.loggedIn
  })

/**
 * Withdraws a consent.
 * @throws ApiError
 */
export const withdrawConsent = ({ id }: ConsentReceipt): Promise<ConsentReceipt> =>
  callMain({ call: 'POST /downloadRecord/withdraw', json: { receipt: id }, data: consentReceiptSchema })

/**
 * Requests another link with an existing consent.
 * @throws ApiError, with 409 if the consent is no longer valid
 */
export const requestDownload = (
  { id }: ConsentReceipt,
  about: { kind: RecordKind; id: number; language: ContentLanguage }
): Promise<DownloadRecordSaved> =>
  callMain({
    call: 'POST /downloadRecord/add',
    // Each requested link counts as a download.
    headers: { [idempotencyKeyHeader]: randomKey() },
    json: { consent: 'receipt', ...about, receipt: id },
    data: downloadRecordSavedSchema,
    timeout: formTimeout
  })
