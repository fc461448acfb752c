import { expect, test } from 'vitest'
import { kindOf } from './request-kind'
import { testSite } from './test-edge'

test.each([
  ['/', 'page'],
  ['/document/latest/1', 'page'],
  ['/api', 'page'],
  ['/public.html', 'page'],
  ['/api/passport/galaxy/login', 'api'],
  ['/website/extention/api/admin/config', 'api'],
  ['/api/main/file/open/a.pdf', 'file'],
  ['/public/a.png', 'file']
])('%s is counted as %s', (path, kind) => expect(kindOf(path)).toBe(kind))

test('each answer is counted once, with its kind and status, and nothing of the visitor', async () => {
  const points: { blobs: string[] }[] = []
  const site = testSite(undefined, { REQUESTS: { writeDataPoint: (point: { blobs: string[] }) => void points.push(point) } })
  await site.fetch('/api/passport/galaxy/user/current-user?phone=13800000000')
  await site.fetch('/somebody@example.com')
  expect(points.map(({ blobs }) => blobs)).toEqual([
    ['api', '200', 'fresh'],
    ['page', expect.any(String), 'fresh']
  ])
  expect(JSON.stringify(points)).not.toMatch(/13800000000|somebody/)
})

test('a page is counted as fresh when it is rendered, and as cached from then on', async () => {
  const caches: (string | undefined)[] = []
  const count = { writeDataPoint: ({ blobs: [, , cache] }: { blobs: string[] }) => void caches.push(cache) }
  const site = testSite(undefined, { REQUESTS: count })
  for (let request = 0; request < 3; request += 1) {
    const answer = await site.fetch('/')
    await answer.text()
    // The entry is stored after the response.
    await site.settled()
  }
  expect(caches).toEqual(['fresh', 'cached', 'cached'])
})
