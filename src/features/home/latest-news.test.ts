import { beforeEach, expect, test, vi } from 'vitest'

const { callMain, reportFallback } = vi.hoisted(() => ({ callMain: vi.fn(), reportFallback: vi.fn() }))
vi.mock('~/lib/api', async (original) => ({ ...(await original<typeof import('~/lib/api')>()), callMain }))
vi.mock('~/lib/edge-context', () => ({ edgeContext: () => ({ reportFallback }) }))

import { loadLatestNews } from './latest-news'

const item = { id: 12, title: 'A title', releasedOn: '2026-11-12', isSample: false }

beforeEach(() => vi.resetAllMocks())

test.each([
  ['zh-CN', '2026年11月12日'],
  ['en-US', 'November 12, 2026']
] as const)('the strip shows the three latest news with dates in the form of %s', async (locale, date) => {
  callMain.mockResolvedValue({ items: [item] })
  expect(await loadLatestNews(locale)).toEqual([{ id: '12', title: 'A title', day: '2026-11-12', date, isSample: false }])
  expect(callMain).toHaveBeenCalledWith(expect.objectContaining({ call: 'GET /news/list', query: { size: 3 }, timeout: 3_000 }))
  expect(reportFallback).not.toHaveBeenCalled()
})

test.each([
  ['the API fails', () => callMain.mockRejectedValue(new Error('down'))],
  ['a date is no day', () => callMain.mockResolvedValue({ items: [{ ...item, releasedOn: 'soon' }] })]
])('there is no strip, and the page is not cached, when %s', async (_, answer) => {
  answer()
  expect(await loadLatestNews('en-US')).toEqual([])
  expect(reportFallback).toHaveBeenCalledOnce()
})
