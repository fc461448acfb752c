import { expect, test } from 'vitest'
import { formatDuration, isoDuration } from './duration'

test.each([
  [0, '0:00', 'PT0S'],
  [6, '0:06', 'PT6S'],
  [60, '1:00', 'PT1M'],
  [754, '12:34', 'PT12M34S'],
  [3600, '1:00:00', 'PT1H'],
  [3725.4, '1:02:05', 'PT1H2M5S']
])('formats %d seconds as %s and %s', (seconds, read, machine) => {
  expect(formatDuration(seconds)).toBe(read)
  expect(isoDuration(seconds)).toBe(machine)
})
