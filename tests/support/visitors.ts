import type { RequestOptions } from './request.ts'

type Visitor = [name: string, options: Pick<RequestOptions, 'host' | 'cookies'>, locale: 'zh-CN' | 'en-US']

/** A visitor in each language, for what depends on the language. */
export const visitors: [Visitor, Visitor] = [
  ['in Chinese', { host: 'localhost' }, 'zh-CN'],
  ['in English', { host: 'www.galaxy.localhost' }, 'en-US']
]

/** Each host with each chosen language, for how the language is found: a choice counts more than the default of the host. */
export const languageChoices: Visitor[] = [
  ['the default of the Chinese host', { host: 'localhost' }, 'zh-CN'],
  ['English chosen on the Chinese host', { host: 'localhost', cookies: { language: 'en-US' } }, 'en-US'],
  ['the default of the English host', { host: 'www.galaxy.localhost' }, 'en-US'],
  ['Chinese chosen on the English host', { host: 'www.galaxy.localhost', cookies: { language: 'zh-CN' } }, 'zh-CN']
]

/** Tokens as passport makes them: 32 bytes, base64url. */
export const loginToken = 'L'.repeat(43)
export const examToken = 'E'.repeat(43)
/** Both tokens as a browser holds them on plain http. */
export const tokenCookies = { 'cl-official-website': loginToken, 'cl-official-exam': examToken }

/** Each case with one of the visitors, in turn: for what has to hold in both languages and is the same code in both. */
export const inTurn = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => {
    const [name, visitor, locale] = visitors[index % 2 === 0 ? 0 : 1]
    return { one, name, visitor, locale }
  })
