let isReviewDue = false

/** Passkeys outlive a reset of the password, so the next login of this page lists them. */
export function askForReview(): void {
  isReviewDue = true
}

/** Whether the passkeys are to be listed after this login. True once for each reset. */
export function takeReview(): boolean {
  const isDue = isReviewDue
  isReviewDue = false
  return isDue
}
