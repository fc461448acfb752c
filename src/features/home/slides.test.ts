import { beforeEach, expect, test, vi } from 'vitest'

const { callMain, reportFallback } = vi.hoisted(() => ({ callMain: vi.fn(), reportFallback: vi.fn() }))
vi.mock('~/lib/api', async (original) => ({ ...(await original<typeof import('~/lib/api')>()), callMain }))
vi.mock('~/lib/edge-context', () => ({ edgeContext: () => ({ reportFallback }) }))
vi.mock('~/lib/locale', () => ({ currentLocale: () => 'en-US' }))

import { loadSlides } from './slides'

const slide = { id: 7, kind: 'Report', title: 'A title', linkText: 'Read', href: '/#results' }

beforeEach(() => vi.resetAllMocks())

test('slides come from the API, which has three seconds to answer', async () => {
  callMain.mockResolvedValue([slide])
  expect(await loadSlides()).toEqual([slide])
  expect(callMain).toHaveBeenCalledWith(expect.objectContaining({ call: 'GET /slideshow/list', timeout: 3_000 }))
  expect(reportFallback).not.toHaveBeenCalled()
})

test('when the API fails, the page shows its own slides in its language and reports the fallback', async () => {
  callMain.mockRejectedValue(new Error('down'))
  const slides = await loadSlides()
  expect(slides.map((shown) => shown.kind)).toEqual(['Report', 'Editions', 'Solutions', 'Documentation'])
  expect(reportFallback).toHaveBeenCalledOnce()
})

test('an empty list is data: the page shows its own slides and is cached', async () => {
  callMain.mockResolvedValue([])
  expect(await loadSlides()).toHaveLength(4)
  expect(reportFallback).not.toHaveBeenCalled()
})
