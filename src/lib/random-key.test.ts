import { expect, test, vi } from 'vitest'
import { randomKey } from './random-key'

test('a key is random, also on plain http', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(randomKey()).not.toBe(randomKey())
})
