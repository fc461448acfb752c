import { privacyStatementDate } from './limits.ts'
import type { Locale } from './locale'

/** Version that a consent refers to. A new date or a changed text makes a new version, and consent is requested again. */
export const privacyStatementVersion = privacyStatementDate

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Readonly<Record<Locale, string>> = {
  'zh-CN': '495e4ed39d3e8f0f2731ba5e874700f43621925f95deacb671d95d4c5103e9b5',
  'en-US': '17fa24296993491f8b45f1df48312c2118a856cd63ae8141cbc9d4072348c06b'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
