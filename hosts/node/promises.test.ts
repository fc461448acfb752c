import { expect, test } from 'vitest'
import { httpTimeout, logRetentionDays, backupRetentionDays as promisedDays } from '../../src/contract/limits'
import { backupRetentionDays } from './backup'
import { usualTimeouts } from './listener'
import { retentionDays } from './log'

test('a server on Node keeps its log as long as the privacy statement promises', () => {
  expect(retentionDays).toBe(logRetentionDays)
})

test('a server on Node keeps no backup longer than the privacy statement promises', () => {
  expect(backupRetentionDays).toBe(promisedDays)
})

test('a transfer has the time of the specification, in which the upload of a video from a slow network ends', () => {
  expect(usualTimeouts.transfer).toBe(httpTimeout)
})
