import { privacyStatementVersion } from './limits.ts'
import { internationalLocale, originalLocale, type Written } from './locale.ts'

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Written = {
  [originalLocale]: '16ba11521ba09077ab53e5774c0ac6c037dd9f30476c68f53cf513761adef6ee',
  [internationalLocale]: 'e607f21a8f9045033c96c712170a51abee3bd91766404fc37945e02366786ede'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
