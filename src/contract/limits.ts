/** Business constants and limits (spec §9, security.md). Durations are milliseconds unless the name says otherwise. */

export const siteVersion = '3.0.3'
/** Versions of the documents, the current one first. */
export const documentsVersions = ['v1.4', 'v1.3'] as const
export type DocumentsVersion = (typeof documentsVersions)[number]
export const [documentsVersion] = documentsVersions
/** Alias of the current version in the addresses of its pages. */
export const latestDocuments = 'latest'
/** The first privacy statement: last updated, effective and published on the day that spec §9 gives. */
export const firstStatementVersion = '2024-06-25'
/**
 * Version of the statement that a consent refers to: the day on which the text was last updated, published and took effect. A
 * changed text makes a new version, and consent is requested again.
 */
export const privacyStatementVersion = '2026-11-28'

/** Days for which a question of the search that found nothing is counted. */
export const missedQuestionDays = 30

export const httpTimeout = 3_600_000
/** Timeout after which a page shows the fallback in place of its own data. */
export const pageDataTimeout = 3_000
/** Timeout of data that the server awaits before it starts the page, so that the whole page stays within three seconds. */
export const awaitedDataTimeout = 2_000
/** Timeout of the same data in a browser, whose way to the edge and back can take seconds. The edge ends a hanging API before. */
export const browserDataTimeout = 15_000
/** Timeout of a form. A repeated submission is stored once, so a short timeout loses nothing. */
export const formTimeout = 10_000
export const pendingMinimum = 200
export const messageDuration = 4_000
export const prefetchTimeout = 2_000
/** Milliseconds that a language switch waits for parts of the page that are still loading. */
export const lazyPartTimeout = 5_000

export const codeCountdownSeconds = 60
export const codeLifetimeSeconds = 300
export const codeTries = 5
/** Digits of a code that the reference passport sends. */
export const codeDigits = 6
/** Validity of a WebAuthn challenge. */
export const challengeLifetimeSeconds = 300
export const passkeysPerAccount = 10
export const sessionLifetimeSeconds = 86_400
/**
 * Days for which logs and failed logins with unknown identifiers are kept. The privacy statement promises six months, which
 * have at most 184 days. `hosts/node/log.ts` repeats the number, because that host has no code of the site; a test compares them.
 */
export const logRetentionDays = 184
/** Most days between the last change of an inquiry and the erasure of the visitor's input, as the privacy statement promises. */
export const inquiryRetentionDays = 365
/**
 * Most days for which a backup keeps erased data, as the privacy statement promises: D1 restores any moment of the last 30
 * days. `hosts/node/backup.ts` repeats the number, because that host has no code of the site; a test compares them.
 */
export const backupRetentionDays = 30
/** Most days for which the replica of a server on Node keeps erased data; `hosts/node/replica.ts` has the periods. */
export const replicaRetentionDays = 4
/** Days during which a login restores a deleted account. */
export const deletionGraceDays = 14

/** Longest search query, in characters. */
export const maxQueryLength = 100
/** Characters of the login name shown in the header before the ellipsis. */
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
  needs: { min: 0, max: 2000 },
  certificateName: { min: 2, max: 40 },
  /** Reason for extra time, and appeal. */
  examText: { min: 5, max: 2000 },
  /** Note or reply at the desk. */
  staffText: { min: 1, max: 5000 }
} as const

/** Most milliseconds for which a page's first byte waits for optional data. */
export const optionalDataTimeout = 200
