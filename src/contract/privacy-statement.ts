import { privacyStatementVersion } from './limits.ts'
import { internationalLocale, originalLocale, type Written } from './locale.ts'

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Written = {
  [originalLocale]: 'a6fc2b2bd3f1fdf3c5fac5f0633af867485f065452bc444bf264aa1fd9dac8a8',
  [internationalLocale]: '0b04d9eba197abc02c556f2f44f7fb28e1c44265773e05a66d070b3fadaa32b0'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
