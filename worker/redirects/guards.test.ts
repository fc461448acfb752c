import { expect, test, vi } from 'vitest'
import { testSite } from '../test-edge'

const asDocument = (cookie = '') => ({ headers: { Accept: 'text/html', Cookie: cookie } })

test.each([
  ['/partner/system', 'language=en-US', 302],
  ['/partner/system', '', 200],
  ['/partner/system/', 'language=en-US', 302],
  ['/Partner/System', 'language=en-US', 302],
  ['/partner/%73ystem', 'language=en-US', 302],
  ['/partner/cooperate', 'language=en-US', 302],
  ['/center/train/GBCA/exam', '', 302],
  ['/center/train/GBCA/exam', 'cl-official-website=login', 302],
  ['/center/train/GBCA/exam', 'cl-official-exam=exam', 200],
  ['/center/train/GBCA/result', '', 302],
  ['/center/train/GBCA/result', 'cl-official-exam=exam', 200],
  ['/center/train/GBCA/resource', 'cl-official-exam=exam', 302],
  ['/center/train/GBCA/resource', 'cl-official-website=login', 200],
  ['/exam', '', 302],
  ['/exam', 'cl-official-website=login', 302],
  ['/RESULT/', '', 302],
  ['/resource', 'cl-official-exam=exam', 302],
  ['/user', '', 302],
  ['/user', 'cl-official-website=login', 200]
])('%s with the cookies «%s» answers %i', async (path, cookie, status) => {
  const response = await testSite().fetch(path, asDocument(cookie))
  expect(response.status).toBe(status)
  expect(response.headers.get('Location')).toBe(status === 302 ? '/' : null)
})

test.each([
  ['/USER/', 'galaxy-next=%2Fuser; Path=/; SameSite=Lax'],
  [
    '/center/train/gbca/resource?from=mail',
    'galaxy-next=%2Fcenter%2Ftrain%2FGBCA%2Fresource%3Ffrom%3Dmail; Path=/; SameSite=Lax'
  ],
  ['/resource?from=mail', 'galaxy-next=%2Fcenter%2Ftrain%2FGBCA%2Fresource%3Ffrom%3Dmail; Path=/; SameSite=Lax'],
  ['/exam', 'galaxy-next=%2Fcenter%2Ftrain%2FGBCA%2Fauth; Path=/; SameSite=Lax'],
  [`/user?long=${'x'.repeat(4000)}`, 'galaxy-next=%2Fuser; Path=/; SameSite=Lax'],
  ['/center/train/GBCA/exam', 'galaxy-next=%2Fcenter%2Ftrain%2FGBCA%2Fauth; Path=/; SameSite=Lax'],
  ['/partner/system', 'galaxy-next=%2Fpartner%2Fsystem; Path=/; SameSite=Lax', 'language=en-US'],
  ['/user?', undefined, 'cl-official-website=login']
])('the page learns the destination only where a login would open %s', async (path, cookie, sent = '') => {
  const response = await testSite().fetch(path, asDocument(sent))
  expect(response.headers.getSetCookie()[0]).toBe(cookie)
})

test('a refused page is never rendered', async () => {
  const renderPage = vi.fn(() => new Response('page'))
  await testSite(renderPage).fetch('/center/train/GBCA/exam', asDocument())
  expect(renderPage).not.toHaveBeenCalled()
})

test.each([
  ['zh-CN', '返回首页'],
  ['en-US', 'Back to the home page']
])('in %s a route whose guard does not exist answers 500 «Unknown middleware», with a way home', async (language, home) => {
  const site = testSite(undefined, {}, { '/aboutus': 'no-such-guard' })
  const response = await site.fetch('/aboutus', asDocument(`language=${language}`))
  expect(response.status).toBe(500)
  const page = await response.text()
  expect(page).toContain('Unknown middleware')
  expect(page).not.toContain('no-such-guard')
  expect(page).toContain('href="/"')
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain(home)
})

test('a Chinese visitor gets the page that exists in Chinese only, and nothing is recorded', async () => {
  const response = await testSite().fetch('/partner/system', asDocument('language=zh-CN'))
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null])
})

test('a request for a page that exists in another language records which one it was', async () => {
  const response = await testSite().fetch('/Partner/System', asDocument('language=en-US'))
  expect(response.headers.get('Set-Cookie')).toBe('galaxy-next=%2Fpartner%2Fsystem; Path=/; SameSite=Lax')
})
