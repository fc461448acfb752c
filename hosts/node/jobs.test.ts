import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openNodeDatabase } from './database.ts'
import { lastDue, releaseJobs, scheduleJobs } from './jobs.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-jobs-'))
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)
const ignore = () => undefined
const open = () => openNodeDatabase(join(folder, 'host.sqlite'))

test.each([
  ['* * * * *', '12:34:56', '2026-11-23T12:34:00.000Z'],
  ['30 19 * * *', '19:30:00', '2026-11-23T19:30:00.000Z'],
  ['30 19 * * *', '19:29:59', '2026-11-22T19:30:00.000Z'],
  ['15 * * * *', '12:10:00', '2026-11-23T11:15:00.000Z']
])('%s at %s was last due at %s', (cron, now, due) => {
  expect(new Date(lastDue(cron, at(now))).toISOString()).toBe(due)
})

test('a schedule that the host does not know is refused', () => {
  for (const cron of ['*/5 * * * *', '0 0 1 * *', '* 3 * * *', '60 9 * * *', '0 24 * * *'])
    expect(() => lastDue(cron, 0)).toThrow(cron)
})

test('of two processes one runs a job, once each time', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const processes = ['one', 'two'].map((id) => scheduleJobs([{ name: 'a', cron: '* * * * *', run }], open(), ignore, id))
  for (const now of ['12:00:00', '12:00:30', '12:01:00']) await Promise.all(processes.map((each) => each.runDue(at(now))))
  expect(runs).toBe(2)
})

test('a nightly job that nobody ran in time is made up for; one whose process died is repeated after its lease', async () => {
  const runs: string[] = []
  let hangs = true
  const run = () => (hangs ? new Promise<void>(ignore) : Promise.resolve(void runs.push('done')))
  const first = scheduleJobs([{ name: 'night', cron: '30 19 * * *', run }], open(), ignore, 'one')
  void first.runDue(at('23:00:00'))
  hangs = false
  const second = scheduleJobs([{ name: 'night', cron: '30 19 * * *', run }], open(), ignore, 'two')
  await second.runDue(at('23:01:00'))
  expect(runs).toEqual([])
  await second.runDue(at('23:11:00'))
  await second.runDue(at('23:12:00'))
  expect(runs).toEqual(['done'])
})

test('a job that fails is reported, and runs again at its next time', async () => {
  const reports: string[] = []
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('no')
  }
  const jobs = scheduleJobs([{ name: 'a', cron: '* * * * *', run }], open(), (job) => reports.push(job), 'one')
  await jobs.runDue(at('12:00:00'))
  await jobs.runDue(at('12:01:00'))
  expect([runs, reports]).toEqual([2, ['a', 'a']])
})

test('a job that takes longer than its lease is not begun again, by its own process or another one', async () => {
  vi.useFakeTimers({ now: at('19:30:00') })
  const ending = Promise.withResolvers<void>()
  let runs = 0
  const run = () => {
    runs += 1
    return ending.promise
  }
  const [own, other] = ['one', 'two'].map((id) => scheduleJobs([{ name: 'a', cron: '* * * * *', run }], open(), ignore, id))
  const running = own?.runDue(Date.now())
  for (let minutes = 0; minutes < 45; minutes += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
    await Promise.all([own?.runDue(Date.now()), other?.runDue(Date.now())])
  }
  expect(runs).toBe(1)
  ending.resolve()
  await running
  await other?.runDue(Date.now())
  expect(runs).toBe(2)
})

test('the end waits for a running job, but not for ever, and the job is repeated after its lease', async () => {
  vi.useFakeTimers({ now: at('19:30:00') })
  const database = open()
  const jobs = scheduleJobs([{ name: 'a', cron: '* * * * *', run: () => new Promise<void>(ignore) }], database, ignore, 'one')
  void jobs.runDue(Date.now())
  let isOver = false
  const stopping = jobs.stop().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await stopping
  database.close()
  let repeated = 0
  const run = async () => {
    repeated += 1
  }
  const next = scheduleJobs([{ name: 'a', cron: '* * * * *', run }], open(), ignore, 'one')
  await next.runDue(at('19:39:00'))
  await next.runDue(at('19:41:00'))
  expect(repeated).toBe(1)
})

test('a job of a process that is known to have died is repeated at once, and those of others are not', async () => {
  const runs: string[] = []
  const hang = () => new Promise<void>(ignore)
  const job = (name: string, run: () => Promise<void>) => ({ name, cron: '* * * * *', run })
  void scheduleJobs([job('a', hang)], open(), ignore, 'dying').runDue(at('12:00:00'))
  void scheduleJobs([job('b', hang)], open(), ignore, 'living').runDue(at('12:00:00'))
  releaseJobs(join(folder, 'host.sqlite'), 'dying')
  const next = ['a', 'b'].map((name) => job(name, async () => void runs.push(name)))
  await scheduleJobs(next, open(), ignore, 'next').runDue(at('12:00:10'))
  expect(runs).toEqual(['a'])
})

test('jobs run again after the clock was set back, those of a process that died before included', async () => {
  const runs: string[] = []
  const job = (name: string, cron: string, run: () => Promise<void>) => ({ name, cron, run })
  const done = async () => undefined
  const ahead = Date.parse('2027-03-01T12:00:00Z')
  await scheduleJobs([job('minute', '* * * * *', done), job('night', '30 19 * * *', done)], open(), ignore, 'one').runDue(ahead)
  void scheduleJobs([job('dead', '* * * * *', () => new Promise<void>(ignore))], open(), ignore, 'dead').runDue(ahead)
  const crons = { minute: '* * * * *', night: '30 19 * * *', dead: '* * * * *' }
  const jobs = Object.entries(crons).map(([name, cron]) => job(name, cron, async () => void runs.push(name)))
  const next = scheduleJobs(jobs, open(), ignore, 'two')
  await next.runDue(at('12:00:00'))
  expect(runs.toSorted()).toEqual(['dead', 'minute', 'night'])
  await next.runDue(at('12:00:30'))
  expect(runs).toHaveLength(3)
})

test('a database of a server from before processes had names goes on', async () => {
  const before = open()
  before.exec(`CREATE TABLE jobs(name TEXT PRIMARY KEY, due INTEGER NOT NULL, leased_until INTEGER NOT NULL);
    INSERT INTO jobs VALUES ('a', ${at('12:00:00')}, 0)`)
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const jobs = scheduleJobs([{ name: 'a', cron: '* * * * *', run }], open(), ignore, 'one')
  await jobs.runDue(at('12:00:30'))
  await jobs.runDue(at('12:01:00'))
  expect(runs).toBe(1)
})
