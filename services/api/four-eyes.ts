/*
 * Four eyes: nobody publishes a change that only they have seen. A draft keeps the accounts whose changes since the last
 * publication nobody else has seen. Who submits a draft or publishes it has seen all of it; a save is no proof of that.
 */

/** Whose changes nobody else has seen, after another change by the account. */
export const unseenAfterChange = (unseen: readonly string[], account: string): string[] => [...new Set([...unseen, account])]

/** Whose changes nobody else has seen, after the account has read the draft: its own are left. */
export const unseenAfterReading = (unseen: readonly string[], account: string): string[] =>
  unseen.filter((author) => author === account)
