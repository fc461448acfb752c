import type { Ask } from './request.ts'

/** Every host with every language: a visitor's choice counts more than the host's default. */
export const visitors: [name: string, ask: Pick<Ask, 'host' | 'cookies'>, locale: 'zh-CN' | 'en-US'][] = [
  ['the Chinese host in its own language', { host: 'localhost' }, 'zh-CN'],
  ['the Chinese host in English', { host: 'localhost', cookies: { language: 'en-US' } }, 'en-US'],
  ['the English host in its own language', { host: 'www.galaxy.localhost' }, 'en-US'],
  ['the English host in Chinese', { host: 'www.galaxy.localhost', cookies: { language: 'zh-CN' } }, 'zh-CN']
]

/** Tokens as passport makes them: 32 bytes, base64url. */
export const loginToken = 'L'.repeat(43)
export const examToken = 'E'.repeat(43)
/** Both tokens as a browser holds them on plain http. */
export const tokenCookies = { 'cl-official-website': loginToken, 'cl-official-exam': examToken }
