import { privacyStatementVersion } from './limits.ts'
import { internationalLocale, originalLocale, type Written } from './locale.ts'

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Written = {
  [originalLocale]: 'b7a0c56fff0aa677d238231d07ae23a0365a57ca8f6642a51850700055ce3092',
  [internationalLocale]: '45ef97e7b9c00dcd326de4ba43e9b50e0b3d6ad743c9a3f4f1588d2dbdcaa83b'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
