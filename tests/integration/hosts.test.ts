import { expect, test } from 'vitest'
import { qrImage } from '../../src/features/discovery/qr-image.ts'
import { languageOf } from '../support/request.ts'
import { sharedSite } from '../support/site.ts'
import { languageChoices } from '../support/visitors.ts'

const site = await sharedSite()

const footerOf = (body: string) => body.slice(body.lastIndexOf('<footer'), body.lastIndexOf('</footer>'))

test.each([
  ['localhost', 'zh-CN', ['京ICP备', '京公网安备', 'https://beian.miit.gov.cn/', 'https://beian.mps.gov.cn/']],
  ['cn.galaxy.localhost', 'zh-CN', ['京ICP备', '京公网安备', 'https://beian.miit.gov.cn/', 'https://beian.mps.gov.cn/']],
  ['unknown.example', 'zh-CN', ['京ICP备', '京公网安备']],
  ['www.galaxy.localhost', 'en-US', ['Registered website No. 00000000'], ['京ICP备', '京公网安备']]
])('%s is in %s and shows its own filing notices', async (host, locale, notices, others = ['Registered website']) => {
  const { body } = await site.visit('/', { host })
  expect(languageOf({ body })).toBe(locale)
  // No chat is configured.
  expect(body).not.toContain('class="chat"')
  for (const notice of notices) expect(footerOf(body)).toContain(notice)
  expect(footerOf(body)).toMatch(/<img class="ft-qr" src="\/qr\.svg" width="128" height="128"/)
  for (const other of others) expect(footerOf(body)).not.toContain(other)
})

test('the filing notices follow the host, not the language', async () => {
  const { body } = await site.visit('/', { host: 'cn.galaxy.localhost', cookies: { language: 'en-US' } })
  expect(languageOf({ body })).toBe('en-US')
  // Only in the footer: the data for the page's scripts contains the notices as well.
  expect(footerOf(body)).toContain('京ICP备')
})

test.each([
  ['localhost', 'https://cn.galaxy.example'],
  ['www.galaxy.localhost', 'https://www.galaxy.example']
])('the QR code of the footer at %s opens %s', async (host, origin) => {
  const { status, headers, body } = await site.visit('/qr.svg', { host })
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(body).toBe(qrImage(origin))
})

test.each(languageChoices)('%s: pages, titles and language agree', async (_, visitor, locale) => {
  for (const path of ['/', '/document/latest/1']) {
    const { body } = await site.visit(path, visitor)
    expect(languageOf({ body })).toBe(locale)
    const title = /<title[^>]*>([^<]+)</.exec(body)?.[1] ?? ''
    expect(/[\u4e00-\u9fff]/.test(title)).toBe(locale === 'zh-CN')
  }
})

test.each(['fr-FR', 'en', '', 'EN-us', 'constructor'])('an invalid stored language, «%s», is ignored', async (language) => {
  expect(languageOf(await site.visit('/', { cookies: { language } }))).toBe('zh-CN')
  expect(languageOf(await site.visit('/', { cookies: { language }, host: 'www.galaxy.localhost' }))).toBe('en-US')
})

test('sites in the other language are alternates, by their canonical addresses', async () => {
  const { body } = await site.visit('/')
  expect(body).toMatch(/<link[^>]*rel="alternate"[^>]*hreflang="zh-CN"[^>]*href="https:\/\/cn\.galaxy\.example/i)
  expect(body).toMatch(/<link[^>]*rel="alternate"[^>]*hreflang="en-US"[^>]*href="https:\/\/www\.galaxy\.example/i)
})

test('a forged host name does not appear in links of the page', async () => {
  const { body, headers } = await site.visit('/', { host: 'attacker.example' })
  expect(body).not.toContain('attacker.example')
  expect(JSON.stringify(headers)).not.toContain('attacker.example')
})

const choose = (language: string, headers = {}) =>
  site.call('/language', { method: 'POST', body: new URLSearchParams({ language }), headers })

test.each(['zh-CN', 'en-US'])('POST /language stores %s for a year', async (locale) => {
  const { status, cookies } = await choose(locale)
  expect(status).toBe(303)
  expect(cookies.language?.value).toBe(locale)
  expect(cookies.language?.attributes).toMatchObject({ path: '/', samesite: 'Lax' })
  expect(Number(cookies.language?.attributes['max-age'])).toBeGreaterThan(86_400 * 300)
})

test.each(['fr-FR', 'en', '', '__proto__'])('POST /language refuses «%s»', async (language) => {
  const { status, cookies } = await choose(language)
  expect(status).toBe(400)
  expect(cookies).toEqual({})
})

test.each([
  ['http://localhost/document/latest/1?x=1', '/document/latest/1?x=1'],
  ['http://attacker.example/trap', '/'],
  ['http://localhost//attacker.example/', '/'],
  ['http://localhost/\\attacker.example', '/'],
  ['not an address', '/'],
  [undefined, '/']
])('after a language switch on %s, the visitor is at %s', async (referrer, place) => {
  expect((await choose('en-US', { Referer: referrer })).headers.location).toBe(place)
})

test('another site cannot switch the language', async () => {
  const { status, cookies } = await choose('en-US', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://attacker.example' })
  expect(status).toBe(403)
  expect(cookies).toEqual({})
})

test('the outbox is a page for browsers and a list for programs', async () => {
  const page = await site.visit('/__outbox')
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  const list = await site.call('/__outbox')
  expect(JSON.parse(list.body)).toBeInstanceOf(Array)
})
