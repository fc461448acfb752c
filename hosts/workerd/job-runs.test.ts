import { expect, test, vi } from 'vitest'
import { recordRun } from './job-runs'

test('a run leaves a data point with its outcome, and one that fails a line that says why without its message', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const points: { blobs: string[] }[] = []
  const bindings = { OPERATIONS: { writeDataPoint: (point: { blobs: string[] }) => void points.push(point) } }
  await recordRun('exam * * * * *', bindings, async () => undefined)
  const failing = () => Promise.reject(new Error('13800000000', { cause: { code: 'passport answered 503' } }))
  await expect(recordRun('main 40 19 * * *', bindings, failing)).rejects.toThrow('The job main 40 19 * * * failed')
  const [line] = lines.mock.calls.map(([text]) => String(text))
  lines.mockRestore()
  expect(JSON.parse(line ?? '')).toMatchObject({
    event: 'job-failed',
    job: 'main 40 19 * * *',
    name: 'Error',
    code: 'passport answered 503'
  })
  expect(line).toMatch(/job-runs\.test/)
  expect(line).not.toContain('13800000000')
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
  await expect(recordRun('a', {}, () => Promise.reject(new Error('for the host')))).rejects.toThrow('for the host')
})
