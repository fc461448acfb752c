import { expect, test } from 'vitest'
import {
  deletionGraceDays,
  httpTimeout,
  logRetentionDays,
  backupRetentionDays as promisedDays,
  replicaRetentionDays as promisedReplicaDays
} from '../../src/contract/limits'
import { backupRetentionDays } from './backup'
import { accountGraceDays } from './erasures'
import { usualTimeouts } from './listener'
import { retentionDays } from './log'
import { replicaRetentionDays } from './replica'

test('a server on Node keeps its log as long as the privacy statement promises', () => {
  expect([retentionDays, logRetentionDays]).toEqual([184, 184])
})

test('a server on Node keeps no backup longer than the privacy statement promises', () => {
  expect([backupRetentionDays, promisedDays]).toEqual([30, 30])
})

test('the list of erasures beside the backups finds an account until a day after its removal', () => {
  expect([accountGraceDays, deletionGraceDays + 1]).toEqual([15, 15])
})

test('a replica keeps nothing longer than the privacy statement promises', () => {
  expect([replicaRetentionDays, promisedReplicaDays]).toEqual([4, 4])
})

test('a transfer has the time of the specification, in which the upload of a video from a slow network ends', () => {
  expect([usualTimeouts.transfer, httpTimeout]).toEqual([3_600_000, 3_600_000])
})
