import * as v from 'valibot'
import {
  type ConsentReceipt,
  consentReceiptSchema,
  consentReceiptsSchema,
  type DownloadRecordSaved,
  downloadRecordSavedSchema
} from '~/contract/download-records'
import { awaitedDataTimeout, formTimeout } from '~/contract/limits'
import { isCurrentStatement } from '~/contract/privacy-statement'
import { idempotencyKeyHeader } from '~/contract/user-info'
import { randomKey } from '~/features/forms/draft'
import { callApi } from '~/lib/api'
import { sessionStore } from '~/lib/session'

const storageName = 'download-consent'

/** The receipt of somebody who is not logged in, kept in this browser; an account's receipts are kept by main. */
export function readReceipt(): ConsentReceipt | undefined {
  const receipt = v.safeParse(v.pipe(v.string(), v.parseJson(), consentReceiptSchema), storage()?.getItem(storageName))
  return receipt.success ? receipt.output : undefined
}

export function keepReceipt(receipt: ConsentReceipt): void {
  try {
    storage()?.setItem(storageName, JSON.stringify(receipt))
  } catch {
    // A full storage costs the receipt, not the download.
  }
}

export function forgetReceipt(): void {
  storage()?.removeItem(storageName)
}

/** Browsers that keep nothing throw at the mere mention of it. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Whether the consent counts for the statement that this page has. */
export const countsNow = ({ statementVersion, statementHash, withdrawnAt }: ConsentReceipt): boolean =>
  withdrawnAt === null && isCurrentStatement({ version: statementVersion, hash: statementHash })

/** The receipts of the account, the newest first. @throws ApiError */
export const fetchConsents = (): Promise<ConsentReceipt[]> =>
  callApi({
    api: 'main',
    path: 'downloadRecord/consents',
    data: consentReceiptsSchema,
    timeout: awaitedDataTimeout,
    // Whoever asks says so in their own place; except that a session is over which nobody has ended meanwhile.
    suppressErrorToast: ({ status }) => status !== 403 || !sessionStore.state.loggedIn
  })

/** From now on the consent counts no more. @throws ApiError */
export const withdraw = ({ id }: ConsentReceipt): Promise<ConsentReceipt> =>
  callApi({
    api: 'main',
    path: 'downloadRecord/withdraw',
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({ receipt: id }),
    data: consentReceiptSchema
  })

/** A new link for somebody whose consent is on record. @throws ApiError, with 409 where it counts no more */
export const addByReceipt = (
  { id }: ConsentReceipt,
  about: { kind: string; id: number; language: string }
): Promise<DownloadRecordSaved> =>
  callApi({
    api: 'main',
    path: 'downloadRecord/add',
    method: 'POST',
    contentType: 'application/json',
    // Each link that is asked for is a download of its own.
    headers: { [idempotencyKeyHeader]: randomKey() },
    body: JSON.stringify({ consent: 'receipt', ...about, receipt: id }),
    data: downloadRecordSavedSchema,
    timeout: formTimeout
  })
