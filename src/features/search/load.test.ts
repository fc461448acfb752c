import { expect, test, vi } from 'vitest'
import { maxQueryLength } from '~/contract/limits'
import { loadSearchPage } from './load'

vi.mock('./search-everything', () => ({ searchEverything: () => Promise.resolve({ groups: [], missing: [] }) }))

test.each([
  ['图'.repeat(150), '图'.repeat(maxQueryLength)],
  ['𠮷'.repeat(150), '𠮷'.repeat(maxQueryLength / 2)],
  [`图${'𠮷'.repeat(150)}`, `图${'𠮷'.repeat(maxQueryLength / 2 - 1)}`]
])('a long query is cut to the length that main takes, between two characters', async (typed, query) => {
  expect((await loadSearchPage({ q: typed }, 'zh-CN')).query).toBe(query)
})
