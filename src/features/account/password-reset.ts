import { readStored, writeStored } from '~/lib/storage'

/** Session storage key, so that a reload between the reset and the login keeps the review. */
const storageKey = 'passkey-review'
/** For a browser that blocks storage. */
let isReviewDue = false

/** Passkeys outlive a reset of the password, so the next login of this tab lists them. */
export function askForReview(): void {
  isReviewDue = true
  writeStored('session', storageKey, 'due')
}

/** Whether the passkeys are to be listed after this login. True once for each reset. */
export function takeReview(): boolean {
  const isDue = isReviewDue || readStored('session', storageKey) !== null
  isReviewDue = false
  writeStored('session', storageKey, undefined)
  return isDue
}
