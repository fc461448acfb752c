import { expect, test } from 'vitest'
import { testSite } from './test-edge'

interface Point {
  indexes: string[]
  blobs: string[]
  doubles: number[]
}

async function report(body: string) {
  const points: Point[] = []
  const site = testSite(undefined, { PAGE_VIEWS: { writeDataPoint: (point: Point) => void points.push(point) } })
  const response = await site.fetch('/api/page-view', { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  return { status: response.status, points }
}

test('a page view is written with its path, its language and the referring host', async () => {
  const { status, points } = await report(
    JSON.stringify({ path: '/partner/system', locale: 'zh-CN', referrer: 'https://search.example/?q=13800000000' })
  )
  expect(status).toBe(204)
  expect(points).toEqual([
    { indexes: ['https://cn.galaxy.example'], blobs: ['/partner/system', 'zh-CN', 'search.example'], doubles: [1] }
  ])
})

test('unknown parts of a typed address are not written', async () => {
  const { points } = await report(JSON.stringify({ path: '/document/somebody@example.com/13800000000', locale: 'en-US' }))
  expect(points).toEqual([expect.objectContaining({ blobs: ['/document/(unmatched)', 'en-US', ''] })])
})

test.each([
  '',
  '[]',
  '{"path":"/?phone=1","locale":"zh-CN"}',
  '{"path":"/","locale":"xx"}',
  `{"path":"/${'a'.repeat(5000)}","locale":"zh-CN"}`
])('an invalid page view is refused and not written: %s', async (body) => {
  expect(await report(body)).toEqual({ status: 400, points: [] })
})
