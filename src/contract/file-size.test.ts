import { expect, test } from 'vitest'
import { formatBytes } from './file-size'

test.each([
  [0, '0 kB'],
  [795, '0.8 kB'],
  [1_234_567, '1.2 MB'],
  [2_000_000_000, '2 GB'],
  [3_000_000_000_000, '3,000 GB']
])('formats %d bytes as %s', (bytes, written) => {
  expect(formatBytes(bytes, 'en-US')).toBe(written)
})
