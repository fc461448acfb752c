import { privacyStatementVersion } from './limits.ts'
import { internationalLocale, originalLocale, type Written } from './locale.ts'

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Written = {
  [originalLocale]: '3b3dc2baf2afa0d4511b97c01a24c66356904a05b72db0fca57f44026d741438',
  [internationalLocale]: '45ef97e7b9c00dcd326de4ba43e9b50e0b3d6ad743c9a3f4f1588d2dbdcaa83b'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
