import { expect, test, vi } from 'vitest'
import { fetchMain } from '~/lib/page-data'
import { searchMain } from './results'

// The index of the site is made by its build.
vi.mock('virtual:search-index', () => ({ manifests: {} }))
vi.mock('~/lib/page-data', () => ({ fetchMain: vi.fn() }))

test('results with the same address have different keys', async () => {
  const entry = { kind: 'download', language: 'zh-CN', title: '企业版', summary: '', isSample: true, hasFile: false }
  vi.mocked(fetchMain).mockResolvedValue({ state: 'ok', data: [2, 3, 4].map((id) => ({ ...entry, id })) })
  const [group] = (await searchMain('企业', 'zh-CN')) ?? []
  expect(group?.hits.map(({ to }) => to.path)).toEqual(['/center/download', '/center/download', '/center/download'])
  expect(new Set(group?.hits.map(({ key }) => key)).size).toBe(3)
})
