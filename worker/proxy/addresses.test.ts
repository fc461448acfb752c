import { expect, test } from 'vitest'
import { testEnv } from '../test-edge'
import { isAmbiguous, targetOf, upstreamOf } from './addresses'

test.each([
  ['/api/passport/galaxy/login', { api: 'passport', path: '/galaxy/login', identified: true }],
  ['/api/main/slideshow/list', { api: 'main', path: '/slideshow/list', identified: true }],
  ['/api/main/public/slideshow/list', { api: 'main', path: '/public/slideshow/list', identified: false }],
  ['/api/exam/attempt', { api: 'exam', path: '/attempt', identified: true }],
  ['/api/exam/public/outline', { api: 'exam', path: '/public/outline', identified: false }],
  ['/public/files/report.pdf', { api: 'main', path: '/public/files/report.pdf', identified: false }],
  ['/anything/public/file', { api: 'main', path: '/anything/public/file', identified: false }],
  ['/website/extention/api/admin/config', { api: 'extension', path: '/admin/config', identified: true }]
])('%s goes to %o', (path, target) => {
  expect(targetOf(path)).toEqual(target)
})

test.each(['/', '/api/other/x', '/publication', '/public', '/republic/x', '/center/public-notice/1'])(
  '%s is of no API',
  (path) => {
    expect(targetOf(path)).toBeUndefined()
  }
)

test('a query that mentions /public/ makes nothing public', () => {
  expect(targetOf(new URL('http://localhost/api/main/x?y=/public/z').pathname)).toMatchObject({ identified: true })
})

test('a path that climbs out of /public/ is judged by where it leads', () => {
  expect(targetOf(new URL('http://localhost/api/main/public/../add/userInfo').pathname)).toMatchObject({ identified: true })
})

test.each([
  '//public/x',
  '/api/main//public/x',
  '/api/main/%2fpublic/x',
  '/api/main/public%2Fx',
  '/api/main/%5c../x',
  '/a/%2e%2e%2fpublic/x',
  '/api/main/%252fpublic'
])('%s can be read in two ways', (path) => {
  expect(isAmbiguous(path)).toBe(true)
})

test.each([
  '/api/passport/galaxy/service/removed-accounts',
  '/api/passport/galaxy/service/removed-accounts/',
  '/api/passport/Galaxy/SERVICE/Removed-Accounts',
  '/api/passport/galaxy/%73ervice/removed%2Daccounts',
  '/api/passport/%67%61laxy/service/removed-accounts%ff',
  '/api/passport/x/galaxy/service/removed-accounts',
  '/api/passport/public/galaxy/service/removed-accounts',
  '/api/main/galaxy/service/removed-accounts',
  '/api/main/passport/galaxy/service/removed-accounts',
  '/api/exam/galaxy/service/removed-accounts',
  '/website/extention/api/galaxy/service/removed-accounts',
  '/public/galaxy/service/removed-accounts'
])('%s, a call between services, is of no API', (path) => {
  expect(targetOf(path)).toBeUndefined()
})

test('an empty base means the bound reference service, below its own default base', () => {
  const { url } = upstreamOf({ api: 'main', path: '/slideshow/list', identified: true }, '?_t=1', testEnv())
  expect(url.href).toBe('http://main/web/user/slideshow/list?_t=1')
})

test('the exam API is the bound service or the configured base', () => {
  const target = { api: 'exam', path: '/attempt', identified: true } as const
  expect(upstreamOf(target, '?_t=1', testEnv()).url.href).toBe('http://exam/attempt?_t=1')
  const env = testEnv({ EXAM_BASE: 'https://exam.example/v1/' })
  expect(upstreamOf(target, '', env).url.href).toBe('https://exam.example/v1/attempt')
})

test('a configured base replaces it', () => {
  const env = testEnv({ PASSPORT_BASE: 'https://passport.example/v2/' })
  expect(upstreamOf({ api: 'passport', path: '/galaxy/login', identified: true }, '', env).url.href).toBe(
    'https://passport.example/v2/galaxy/login'
  )
})
