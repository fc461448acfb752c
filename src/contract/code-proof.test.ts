import { expect, test } from 'vitest'
import { hasZeroBits } from './code-proof'

test.each([
  ['0fff', 4, true],
  ['0fff', 5, false],
  ['07ff', 5, true],
  ['00ff', 8, true],
  ['01ff', 8, false],
  ['001f', 11, true],
  ['8000', 1, false],
  ['7fff', 1, true]
])('%s begins with %d zero bits: %s', (hash, bits, holds) => {
  expect(hasZeroBits(hash, bits)).toBe(holds)
})
