import { privacyStatementDate } from './limits'
import type { Locale } from './locale'

/** What a consent is given to. A statement of another date, or another text, is another one: consent is asked for again. */
export const privacyStatementVersion = privacyStatementDate

/** SHA-256 of the statement's text in each language; a test holds it against the text and says what it has become. */
export const privacyStatementHashes: Readonly<Record<Locale, string>> = {
  'zh-CN': '02a3f667bf947443449413c2268033e6f1834aa4fea45aa61ec5032dae55e367',
  'en-US': '3dc9a87f7609d1cf17405939f52ba2a99c968dc91627d745ca252d0e886fe808'
}

/** Whether somebody accepted the statement as it is now, in whichever language they read it. */
export const isCurrentStatement = ({ version, hash }: { version: string; hash: string }): boolean =>
  version === privacyStatementVersion && Object.values(privacyStatementHashes).includes(hash)
