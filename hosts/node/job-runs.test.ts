import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NodeDatabase, openNodeDatabase } from './database.ts'
import { openJobRuns } from './job-runs.ts'

let database: NodeDatabase
beforeEach(() => {
  database = openNodeDatabase(':memory:')
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
})
afterEach(() => {
  vi.useRealTimers()
  database.close()
})

test('the last end and the last failure of a job are noted, and a failure stays one', async () => {
  const runs = openJobRuns(database)
  let fault: Error | undefined = new Error('refused')
  const job = runs.recorded({
    name: 'backup',
    cron: '* * * * *',
    run: async () => {
      if (fault) throw fault
    }
  })
  await expect(job.run()).rejects.toThrow('refused')
  expect(runs.read()).toEqual([{ name: 'backup', endedAt: 1000, failedAt: 1000 }])
  fault = undefined
  vi.setSystemTime(2000)
  await job.run()
  expect(runs.read()).toEqual([{ name: 'backup', endedAt: 2000, failedAt: 1000 }])
})
