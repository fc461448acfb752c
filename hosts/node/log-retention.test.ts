import { expect, test } from 'vitest'
import { logRetentionDays, backupRetentionDays as promisedDays } from '../../src/contract/limits'
import { backupRetentionDays } from './backup'
import { retentionDays } from './log'

test('a server on Node keeps its log as long as the privacy statement promises', () => {
  expect(retentionDays).toBe(logRetentionDays)
})

test('a server on Node keeps no backup longer than the privacy statement promises', () => {
  expect(backupRetentionDays).toBe(promisedDays)
})
