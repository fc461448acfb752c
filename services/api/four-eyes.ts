/*
 * Four-eyes principle: a change is published only if another account has seen it. A draft stores the accounts whose changes since
 * the last publication nobody else has seen. Submitting or publishing a draft implies having read it; saving does not.
 */

/** The unseen authors after another change by the account. */
export const unseenAfterChange = (unseen: readonly string[], account: string): string[] => [...new Set([...unseen, account])]

/** The unseen authors after the account has read the draft: only its own changes remain unseen. */
export const unseenAfterReading = (unseen: readonly string[], account: string): string[] =>
  unseen.filter((author) => author === account)
