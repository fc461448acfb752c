import { describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { languageOf, type RequestOptions } from '../support/request.ts'
import { sharedSite } from '../support/site.ts'
import { tokenCookies, visitors } from '../support/visitors.ts'

const site = await sharedSite()

test.each([
  ['/document', '1'],
  ['/document/', '1'],
  ['/DOCUMENT', '1'],
  ['/document/standalone', '1'],
  ['/document/standalone/dev', '1'],
  ['/document/standalone/com', '1'],
  ['/document/standalone/1.4/7', '7'],
  ['/document/standalone/dev/12', '12'],
  ['/document/standalone/1.4/dev', '1'],
  ['/document/standalone/1.4/com', '1'],
  ['/document?file=5', '5'],
  ['/document?id=5', '5'],
  ['/document?file=5&id=9', '9'],
  ['/document?id=9&file=5', '9'],
  ['/document?file=dev', '1'],
  ['/document?file=com', '1'],
  ['/document?file=', '1'],
  ['/document?file=-3', '1'],
  ['/document?file=0', '1'],
  ['/document?file=1.5', '1'],
  ['/document?file=https://attacker.example/', '1'],
  ['/document?file=5&id=//attacker.example', '1'],
  ['/some/old/path/document?file=6', '6']
])('%s redirects permanently to document %s', async (path, id) => {
  const answer = await site.visit(path)
  expect([301, 308]).toContain(answer.status)
  expect(answer.headers.location).toBe(`/document/latest/${id}`)
})

test('a redirect drops the query', async () => {
  const answer = await site.visit('/document?file=5&next=https://attacker.example/&id=2')
  expect(answer.headers.location).toBe('/document/latest/2')
})

test.each([
  ['/homedetails', '/homedetails?id=1'],
  ['/product', '/product?name=index'],
  ['/galaxyProduct?graphs=51&storage=&permissions=', '/galaxyProduct?graphs=51']
])('%s redirects to the address of its content, %s', async (path, to) => {
  const answer = await site.visit(path)
  expect([302, 303, 307]).toContain(answer.status)
  expect(answer.headers.location).toBe(to)
  expect((await site.visit(to)).status).toBe(200)
})

test.each([
  ['/pricing', '/galaxyProduct#comparison'],
  ['/%E4%BB%B7%E6%A0%BC', '/galaxyProduct#comparison'],
  ['/support', '/galaxyProduct#support'],
  ['/security', '/document/latest/24'],
  ['/changelog', '/document/latest/36#changes'],
  ['/status', '/aboutus#contact'],
  ['/docs', '/document/latest/1'],
  ['/terms', '/privacy']
])('the conventional address %s redirects to %s', async (path, to) => {
  for (const language of ['zh-CN', 'en-US']) {
    const answer = await site.visit(path, { cookies: { language } })
    expect([302, 303, 307]).toContain(answer.status)
    expect(answer.headers.location).toBe(to)
    const [page = '', id] = to.split('#')
    const { status, body } = await site.visit(page, { cookies: { language } })
    expect([status, id === undefined || body.includes(` id="${id}"`)]).toEqual([200, true])
  }
})

test.each([
  '/nowhere',
  '/nowhere/deep/down',
  '/nowhere?next=https://attacker.example/',
  '//attacker.example/',
  '/%2e%2e//attacker.example'
])('a missing page, %s, redirects home temporarily', async (path) => {
  const answer = await site.visit(path)
  expect([302, 303, 307]).toContain(answer.status)
  expect(answer.headers.location).toBe('/')
})

test.each([
  ['a picture', '/nowhere.png', { 'Sec-Fetch-Dest': 'image', Accept: 'image/*' }],
  ['a script', '/assets/gone-abc.js', { 'Sec-Fetch-Dest': 'script', Accept: '*/*' }],
  ['data', '/nowhere', { 'Sec-Fetch-Dest': 'empty', Accept: 'application/json' }],
  ['an API', '/api/nowhere/x', { 'Sec-Fetch-Dest': 'empty', Accept: 'application/json' }],
  ['an API in the address bar', '/api/nowhere/x', {}],
  ['a server function', '/_serverFn/anything', { 'Sec-Fetch-Dest': 'empty', Accept: '*/*' }]
])('%s that does not exist is a plain 404', async (_kind, path, headers) => {
  const answer = await site.visit(path, { headers })
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toMatch(/^text\/plain|^application\/json/)
  expect(answer.headers.location).toBeUndefined()
})

test.each(['POST', 'PUT', 'DELETE'])('%s to a page is refused', async (method) => {
  for (const path of ['/', '/nowhere', '/document/latest/1']) {
    const answer = await site.call(path, { method })
    expect([404, 405]).toContain(answer.status)
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  }
})

test.each([
  '/center/train/GBCA/exam',
  '/center/train/GBCA/result',
  '/center/train/GBCA/resource',
  '/center/train/GBCA/exam/',
  '/center/train/gbca/%65xam?next=https://attacker.example/',
  '/exam',
  '/Result/',
  '/%72esource?next=https://attacker.example/'
])('%s without a token leads home', async (path) => {
  const answer = await site.visit(path)
  expect([302, 303, 307]).toContain(answer.status)
  expect(answer.headers.location).toBe('/')
})

test.each([
  ['/document', '/document/latest/1'],
  ['/document?file=9', '/document/latest/9'],
  ['/document/standalone/a/b', '/document/latest/1'],
  ['/DOCUMENT/', '/document/latest/1'],
  ['/nowhere', '/'],
  ['/center/train/GBCA/exam', '/'],
  ['/exam', '/'],
  ['/resource', '/'],
  ['/ABOUTUS/', '/aboutus'],
  ['/GRAPHRAG', '/graphRag'],
  ['/Sitemap.xml/', '/sitemap.xml']
])('%s redirects to %s, which does not redirect', async (path, target) => {
  expect((await site.visit(path)).headers.location).toBe(target)
  const { status, headers } = await site.visit(target)
  expect([status, headers.location]).toEqual([200, undefined])
})

describe.each(visitors)('%s', (_, visitor, locale) => {
  test('the target of document redirects exists', async () => {
    const answer = await site.visit('/document/latest/1', visitor)
    expect(answer.status).toBe(200)
    expect(languageOf(answer)).toBe(locale)
  })

  test.each(['/document/latest/0', '/document/latest/abc', '/document/latest/01', '/document/latest/999999', '/document/v1/1'])(
    '%s fails validation: 404 with a way home',
    async (path) => {
      const answer = await site.visit(path, visitor)
      expect(answer.status).toBe(404)
      expect(answer.body).toContain(locale === 'en-US' ? 'This page could not be found' : '404')
      expect(answer.body).toMatch(/<a [^>]*href="\/"/)
      expect(languageOf(answer)).toBe(locale)
    }
  )
})

const english = { cookies: { language: 'en-US' } }

test.each<[path: string, status: number, location?: string]>([
  ['/partner/system', 200],
  ['/partner/cooperate', 302, '/'],
  ['/partner/system/', 308, '/partner/system'],
  ['/PARTNER/System', 308, '/partner/system'],
  ['/partner/%73ystem', 308, '/partner/system']
])('partner page %s is for Chinese only', async (path, status, location) => {
  const chinese = await site.visit(path)
  expect([chinese.status, chinese.headers.location]).toEqual([status, location])
  const refused = await site.visit(path, english)
  expect([refused.status, refused.headers.location]).toEqual([302, '/'])
  expect(refused.body).not.toContain('<html')
})

test('a visitor with tokens can open public pages', async () => {
  for (const path of ['/', '/document/latest/1', '/partner/system']) {
    expect((await site.visit(path, { cookies: tokenCookies })).status).toBe(200)
  }
})

test.each(['/nowhere/', '/nowhere/?next=//attacker.example', '/%ff', '/document/latest/%', '/nowhere//'])(
  '%s, which is no page, redirects home in one step',
  async (path) => {
    const answer = await site.visit(path)
    expect([answer.status, answer.headers.location]).toEqual([302, '/'])
    expect((await site.visit(path, { headers: { 'Sec-Fetch-Dest': 'image' } })).status).toBe(404)
  }
)

test.each<[path: string, ask: RequestOptions, location: string, reason: string]>([
  ['/document?file=7&id=8', {}, '/document/latest/8', 'old-document-address'],
  ['/document/standalone/dev', {}, '/document/latest/1', 'old-document-address'],
  ['/nowhere', {}, '/', 'unmatched'],
  ['/nowhere/13800000000/', {}, '/', 'unmatched'],
  ['//attacker.example/', {}, '/', 'unmatched'],
  ['/%ff', {}, '/', 'unmatched'],
  ['/partner/system', english, '/', 'chinese-only'],
  ['/center/train/GBCA/exam', {}, '/', 'exam-token'],
  ['/center/train/GBCA/resource', {}, '/', 'logged-in'],
  ['/user?phone=13800000000', {}, '/', 'logged-in'],
  ['/result', {}, '/', 'exam-token'],
  ['/training', {}, '/center/train/GBCA/training', 'short-address'],
  ['/exam', { cookies: tokenCookies }, '/center/train/GBCA/exam', 'short-address'],
  ['/news/?q=13800000000', {}, '/news', 'canonical-path'],
  ['/product', {}, '/product', 'default-tab'],
  ['/homedetails', {}, '/homedetails', 'default-story'],
  ['/galaxyProduct?graphs=51&storage=&permissions=', {}, '/galaxyProduct', 'rewritten-query'],
  ['/product/consult', {}, '/product/consult', 'default-edition'],
  [
    '/language',
    {
      method: 'POST',
      body: new URLSearchParams({ language: 'en-US' }),
      headers: { Referer: 'http://localhost/user/13800000000' }
    },
    '/user/(unmatched)',
    'language-switched'
  ],
  [
    '/language',
    { method: 'POST', body: new URLSearchParams({ language: 'en-US' }), headers: { Referer: 'http://localhost/partner/system' } },
    '/partner/connect',
    'language-switched'
  ]
])('the log has the target and reason of %s, and no typed text', async (path, ask, location, reason) => {
  const before = site.logs.length
  const answer = await (ask.method === 'POST' ? site.call : site.visit)(path, ask)
  expect([301, 302, 303, 307, 308]).toContain(answer.status)
  expect(answer.headers['x-galaxy-redirect']).toBeUndefined()
  // A line of an earlier request may arrive late.
  const isOwn = (logged: string) => logged.includes(`"reason":"${reason}"`)
  const line = await eventually(() => site.logs.slice(before).find(isOwn) ?? expect.fail())
  expect(JSON.parse(line)).toMatchObject({ status: answer.status, location, reason })
  expect(line).not.toContain('13800000000')
})
