import { ApiError, callMain } from '~/lib/api'
import { readStored, writeStored } from '~/lib/storage'

const storageName = 'certification-notice'

/** The receipts of the consents that were given in this browser and not withdrawn. Without storage there are none. */
export const noticeReceipts = (): readonly string[] =>
  (readStored('local', storageName) ?? '').split(' ').filter((receipt) => receipt !== '')

const store = (receipts: readonly string[]) =>
  writeStored('local', storageName, receipts.length === 0 ? undefined : receipts.join(' '))

/**
 * Stores the receipt beside the earlier ones: each of them is a request with an address. Without storage, consent can be withdrawn
 * only before leaving the page, or by email.
 */
export function addNoticeReceipt(receipt: string): void {
  store([...new Set([...noticeReceipts(), receipt])])
}

/** Main has nothing to erase. */
const isUnknown = ({ status, field }: ApiError) => status === 404 && field === 'receipt'

/** Withdraws each consent, which erases its address, and forgets its receipt. @throws ApiError; the remaining receipts are kept */
export async function withdrawNotices(receipts: readonly string[]): Promise<void> {
  for (const receipt of receipts) {
    const json = { receipt }
    await callMain({ call: 'POST /userInfo/withdrawNotice', json, suppressErrorToast: isUnknown }).catch((error: unknown) => {
      if (!(error instanceof ApiError && isUnknown(error))) throw error
    })
    store(noticeReceipts().filter((stored) => stored !== receipt))
  }
}
