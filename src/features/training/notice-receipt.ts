import { readStored, writeStored } from '~/lib/storage'

const storageName = 'certification-notice'

/** The receipt of the latest consent given in this browser. */
export const noticeReceipt = (): string | undefined => readStored('local', storageName) ?? undefined

/**
 * Stores the receipt in this browser, or removes it. Without storage, consent can be withdrawn only before leaving the page, or by
 * email.
 */
export function storeNoticeReceipt(receipt: string | undefined): void {
  writeStored('local', storageName, receipt)
}
