import { privacyStatementDate } from './limits.ts'
import type { Locale } from './locale'

/** Version that a consent refers to. A new date or a changed text makes a new version, and consent is requested again. */
export const privacyStatementVersion = privacyStatementDate

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Readonly<Record<Locale, string>> = {
  'zh-CN': '5a12d0898f919ac949a88bddf5f8fa2a39fd2201cd24155433ae38f8c63832ba',
  'en-US': 'e8c0e4d42d4f96632087dd0a029d923a04ef40429409fb1b63c686f33f10fdd7'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
