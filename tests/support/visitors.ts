import { previewCookie } from '../../src/contract/cookies.ts'
import type { RequestOptions } from './request.ts'
import type { TestSite } from './test-site.ts'

type Visitor = [name: string, options: Pick<RequestOptions, 'host' | 'cookies'>, locale: 'zh-CN' | 'en-US']

/** A visitor in each language, for tests that depend on the language. */
export const visitors: [Visitor, Visitor] = [
  ['in Chinese', { host: 'localhost' }, 'zh-CN'],
  ['in English', { host: 'www.galaxy.localhost' }, 'en-US']
]

/** Each host with each chosen language, for tests of language negotiation: a choice overrides the default of the host. */
export const languageChoices: Visitor[] = [
  ['the default of the Chinese host', { host: 'localhost' }, 'zh-CN'],
  ['English chosen on the Chinese host', { host: 'localhost', cookies: { language: 'en-US' } }, 'en-US'],
  ['the default of the English host', { host: 'www.galaxy.localhost' }, 'en-US'],
  ['Chinese chosen on the English host', { host: 'www.galaxy.localhost', cookies: { language: 'zh-CN' } }, 'zh-CN']
]

/** Tokens in passport's format: 32 bytes, base64url. */
export const loginToken = 'L'.repeat(43)
export const examToken = 'E'.repeat(43)
/** Both tokens as cookies on plain http. */
export const tokenCookies = { 'cl-official-website': loginToken, 'cl-official-exam': examToken }

/** A request of an author with a preview. */
export const asAuthor = (options: RequestOptions = {}): RequestOptions => ({
  ...options,
  cookies: { ...options.cookies, [`${options.scheme === 'https' ? '__Host-' : ''}${previewCookie}`]: 'P'.repeat(43) }
})

/**
 * The site as an author with a preview sees it, for whom each page is rendered anew (decision 049): for tests that change the
 * answers of main and look at once.
 */
export const authorAt = ({ visit, call }: Pick<TestSite, 'visit' | 'call'>): Pick<TestSite, 'visit' | 'call'> => ({
  visit: (path, options) => visit(path, asAuthor(options)),
  call: (path, options) => call(path, asAuthor(options))
})

/** Pairs each case with one of the visitors in turn, for behavior whose code is the same in both languages. */
export const inTurn = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => {
    const [name, visitor, locale] = visitors[index % 2 === 0 ? 0 : 1]
    return { one, name, visitor, locale }
  })
