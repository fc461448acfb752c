const storageName = 'certification-notice'

/** The receipt of the latest consent given in this browser. */
export function noticeReceipt(): string | undefined {
  try {
    return localStorage.getItem(storageName) ?? undefined
  } catch {
    // Browsers that block storage throw on access.
    return undefined
  }
}

/** Stores the receipt in this browser, or removes it. */
export function storeNoticeReceipt(receipt: string | undefined): void {
  try {
    if (receipt === undefined) localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, receipt)
  } catch {
    // Without storage, consent can be withdrawn only before leaving the page, or by email.
  }
}
