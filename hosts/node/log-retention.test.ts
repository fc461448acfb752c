import { expect, test } from 'vitest'
import { logRetentionDays } from '../../src/contract/limits'
import { retentionDays } from './log'

test('a server on Node keeps its log as long as the privacy statement promises', () => {
  expect(retentionDays).toBe(logRetentionDays)
})
