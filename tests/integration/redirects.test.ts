import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf } from '../support/request.ts'
import { startTestSite, type TestSite } from '../support/site.ts'
import { tokenCookies, visitors } from '../support/visitors.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

describe.each(visitors)('on %s', (_, visitor, locale) => {
  test.each([
    ['/document', '1'],
    ['/document/', '1'],
    ['/document/standalone', '1'],
    ['/document/standalone/dev', '1'],
    ['/document/standalone/com', '1'],
    ['/document/standalone/1.4/7', '7'],
    ['/document/standalone/dev/12', '12'],
    ['/document/standalone/1.4/dev', '1'],
    ['/document/standalone/1.4/com', '1'],
    ['/document?file=5', '5'],
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
  ])('%s leads to document %s, for good', async (path, id) => {
    const answer = await site.visit(path, visitor)
    expect([301, 308]).toContain(answer.status)
    expect(answer.headers.location).toBe(`/document/latest/${id}`)
  })

  test('a redirect keeps nothing of the query', async () => {
    const answer = await site.visit('/document?file=5&next=https://attacker.example/&id=2', visitor)
    expect(answer.headers.location).toBe('/document/latest/2')
  })

  test('the document that every redirect ends at is there', async () => {
    const answer = await site.visit('/document/latest/1', visitor)
    expect(answer.status).toBe(200)
    expect(languageOf(answer)).toBe(locale)
  })

  test.each([
    '/nowhere',
    '/nowhere/deep/down',
    '/nowhere?next=https://attacker.example/',
    '//attacker.example/',
    '/%2e%2e//attacker.example'
  ])('a page that does not exist, %s, leads home for the time being', async (path) => {
    const answer = await site.visit(path, visitor)
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
  ])('%s that does not exist is 404, plain', async (_kind, path, headers) => {
    const answer = await site.visit(path, { ...visitor, headers })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^text\/plain|^application\/json/)
    expect(answer.headers.location).toBeUndefined()
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s to a page is refused', async (method) => {
    for (const path of ['/', '/nowhere', '/document/latest/1']) {
      const answer = await site.call(path, { ...visitor, method })
      expect([404, 405]).toContain(answer.status)
      expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    }
  })

  test.each(['/partner/system', '/partner/cooperate', '/partner/system/', '/PARTNER/System', '/partner/%73ystem'])(
    'partner page %s is for Chinese only',
    async (path) => {
      const answer = await site.visit(path, visitor)
      if (locale === 'en-US') {
        expect([302, 303, 307]).toContain(answer.status)
        expect(answer.headers.location).toBe('/')
        expect(answer.body).not.toContain('<html')
      } else if (path === '/partner/system') {
        expect(answer.status).toBe(200)
      }
    }
  )

  test.each([
    '/center/train/GBCA/exam',
    '/center/train/GBCA/result',
    '/center/train/GBCA/resource',
    '/center/train/GBCA/exam/',
    '/center/train/gbca/%65xam?next=https://attacker.example/'
  ])('%s without a token leads home', async (path) => {
    const answer = await site.visit(path, visitor)
    expect([302, 303, 307]).toContain(answer.status)
    expect(answer.headers.location).toBe('/')
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

  test('no redirect leads to another one', async () => {
    const paths = [
      '/document',
      '/document?file=9',
      '/nowhere',
      '/partner/system',
      '/center/train/GBCA/exam',
      '/document/standalone/a/b'
    ]
    for (const path of paths) {
      const { location } = (await site.visit(path, visitor)).headers
      if (location) expect((await site.visit(location, visitor)).headers.location).toBeUndefined()
    }
  })
})

test('a visitor with tokens is not sent away from the pages of visitors', async () => {
  for (const path of ['/', '/document/latest/1', '/partner/system']) {
    expect((await site.visit(path, { cookies: tokenCookies })).status).toBe(200)
  }
})

test.each(['/nowhere/', '/nowhere/?next=//attacker.example', '/%ff', '/document/latest/%', '/nowhere//'])(
  '%s, which is no page, leads home at once',
  async (path) => {
    const answer = await site.visit(path)
    expect([answer.status, answer.headers.location]).toEqual([302, '/'])
    expect((await site.visit(path, { headers: { 'Sec-Fetch-Dest': 'image' } })).status).toBe(404)
  }
)
