import { privacyStatementDate } from './limits.ts'
import type { Locale } from './locale'

/** Version that a consent refers to. A new date or a changed text makes a new version, and consent is requested again. */
export const privacyStatementVersion = privacyStatementDate

/** SHA-256 of the statement's text in each language; a test compares it with the text and prints the new hash. */
export const privacyStatementHashes: Readonly<Record<Locale, string>> = {
  'zh-CN': '953ca6b28083599ceca502767b34c1ea6fc3ac0ccc203d7e5e5571075b5a27ec',
  'en-US': '65eb4965e73765836f5b008ff4a444ffbd77cc5eca4751cace08553e01844085'
}

/** Whether the accepted statement is the current one, in any language. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
