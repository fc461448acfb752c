import { privacyStatementVersion } from './limits.ts'
import { internationalLocale, originalLocale, type Written } from './locale.ts'

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Written = {
  [originalLocale]: '8525de479b9920ccad366ec274af8b20b7b073cc8a84d60c941fc9554d02365c',
  [internationalLocale]: '20f8abe77f65001cb3ee27956704bad119c642eb1b202a67424f21315bf721e1'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
