import { expect, test } from 'vitest'
import { testSite } from '../test-edge'

test.each([
  ['/api/main/file/gated/research/choosing.zh-CN.pdf?expires=1&signature=x', 410, '/center/download'],
  ['/api/exam/certificate/file?id=x', 403, '/']
])('a person who opens %s reads why there is no file, and a program gets the answer', async (path, status, way) => {
  const upstream = {
    fetch: async () => Response.json({ status, error: '<下载链接>已过期' }, { status, headers: { 'Retry-After': '9' } })
  }
  const site = testSite(undefined, { MAIN: upstream, EXAM: upstream })
  const open = (path: string, Accept: string) => site.fetch(path, { headers: { 'Sec-Fetch-Site': 'same-origin', Accept } })
  const page = await open(path, 'text/html,*/*;q=0.8')
  expect([page.status, page.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=UTF-8'])
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '9' })
  const text = await page.text()
  expect(text).toContain('&lt;下载链接&gt;已过期</h1>')
  expect(text).toContain(`<a href="${way}">`)
  // Its style is allowed, unlike that of a file.
  const [, nonce = 'none'] = /<style nonce="([^"]+)">/.exec(text) ?? []
  expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
  for (const Accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8']) {
    expect(await (await open(path, Accept)).json()).toMatchObject({ status })
  }
  // Other calls answer a person with JSON as well.
  const call = await open('/api/main/news/detail?id=1', 'text/html')
  expect(await call.json()).toMatchObject({ status })
})
