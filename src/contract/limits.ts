/** Business constants and limits (spec §9, security.md). Durations are milliseconds unless the name says otherwise. */

export const siteVersion = '3.0.3'
/** Versions of the documents, the current one first. */
export const documentsVersions = ['v1.4', 'v1.3'] as const
export type DocumentsVersion = (typeof documentsVersions)[number]
export const [documentsVersion] = documentsVersions
/** What the current version is called in the address of its pages. */
export const latestDocuments = 'latest'
export const privacyStatementDate = '2024-06-25'

export const httpTimeout = 3_600_000
/** How long a page waits for its own data before it shows the fallback. */
export const pageDataTimeout = 3_000
/** The same for data without which the page is not begun: with the page itself it stays within three seconds. */
export const awaitedDataTimeout = 2_000
/** How long a form waits for its answer. Sent again it is the same submission, so that giving up early costs nothing. */
export const formTimeout = 10_000
export const pendingMinimum = 200
export const messageDuration = 4_000
export const prefetchTimeout = 2_000
/** Milliseconds that a switch of language waits for what the page still fetches. */
export const lazyPartTimeout = 5_000

export const codeCountdownSeconds = 60
export const codeLifetimeSeconds = 300
export const codeTries = 5
/** How long a WebAuthn challenge can be answered. */
export const challengeLifetimeSeconds = 300
export const passkeysPerAccount = 10
export const sessionLifetimeSeconds = 86_400
/** How long a deleted account can be restored by logging in. */
export const deletionGraceDays = 14

/** Characters of a query of the search. */
export const longestQuery = 100
/** Characters of the login name that the header shows before the ellipsis. */
export const shortNameLength = 4

export const fieldLength = {
  username: { min: 2, max: 20 },
  password: { min: 6, max: 20 },
  company: { min: 1, max: 50 },
  position: { min: 1, max: 50 },
  purpose: { min: 1, max: 50 },
  email: { min: 1, max: 254 },
  captcha: { min: 1, max: 32 },
  passkeyName: { min: 1, max: 50 },
  industry: { min: 1, max: 50 },
  questions: { min: 0, max: 2000 },
  city: { min: 1, max: 50 },
  needs: { min: 0, max: 2000 }
} as const
