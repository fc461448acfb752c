const storageName = 'certification-notice'

/** The receipt of the consent that this browser gave last. */
export function noticeReceipt(): string | undefined {
  try {
    return localStorage.getItem(storageName) ?? undefined
  } catch {
    // Browsers that block storage throw on access.
    return undefined
  }
}

/** Keeps the receipt in this browser, or forgets it. */
export function keepNoticeReceipt(receipt: string | undefined): void {
  try {
    if (receipt === undefined) localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, receipt)
  } catch {
    // Without storage the consent is withdrawn before the page is left, or by mail.
  }
}
