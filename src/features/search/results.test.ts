import { expect, test, vi } from 'vitest'
import { fetchMain } from '~/lib/page-data'
import { vocabularyOf } from './parse-query'
import { searchMain } from './results'

// The index of the site is made by its build.
vi.mock('virtual:search-index', () => ({ manifests: {} }))
vi.mock('~/lib/page-data', () => ({ fetchMain: vi.fn() }))

test('results with the same address have different keys', async () => {
  const entry = { kind: 'download', language: 'zh-CN', title: '企业版', summary: '', isSample: true, hasFile: false }
  vi.mocked(fetchMain).mockResolvedValue({ state: 'ok', data: [2, 3, 4].map((id) => ({ ...entry, id })) })
  const found = (await searchMain('企业', 'zh-CN', vocabularyOf('zh-CN'))) ?? []
  expect(found.map(({ to }) => to.path)).toEqual(['/center/download', '/center/download', '/center/download'])
  expect(new Set(found.map(({ key }) => key)).size).toBe(3)
})
