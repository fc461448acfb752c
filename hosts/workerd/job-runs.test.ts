import { expect, test } from 'vitest'
import { recordRun } from './job-runs'

test('a run leaves a data point with its outcome, and fails as it would without one', async () => {
  const points: { blobs: string[] }[] = []
  const bindings = { OPERATIONS: { writeDataPoint: (point: { blobs: string[] }) => void points.push(point) } }
  await recordRun('exam * * * * *', bindings, async () => undefined)
  await expect(recordRun('main 40 19 * * *', bindings, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(points.map(({ blobs }) => blobs)).toEqual([
    ['job', 'exam * * * * *', 'done'],
    ['job', 'main 40 19 * * *', 'failed']
  ])
})

test('a host without the dataset runs jobs all the same', async () => {
  let runs = 0
  await recordRun('passport 30 19 * * *', {}, async () => {
    runs += 1
  })
  expect(runs).toBe(1)
})
