import { clockTolerance } from '../ports.ts'
import { type NodeDatabase, openNodeDatabase } from './database.ts'

/** Something that runs at set times, in UTC. */
export interface Job {
  name: string
  /**
   * Five fields as in `[triggers]` of wrangler.toml: the minute and the hour are numbers or `*`, the rest is `*`. An hour needs a
   * minute.
   */
  cron: string
  run: () => Promise<void>
}

/**
 * Milliseconds after which another process may repeat a job whose process has died, where nobody releases it (`releaseJobs`). A
 * running job renews its lease.
 */
const lease = 10 * 60_000
/** Milliseconds for running jobs at the end. */
const stopTimeout = 20_000

/** The last time at or before `now` at which the job is due, in milliseconds. @throws for other expressions than described */
export function lastDue(cron: string, now: number): number {
  const fields = /^(\*|[0-5]?\d) (\*|1?\d|2[0-3]) \* \* \*$/.exec(cron)
  const [, minute = '', hour = ''] = fields ?? []
  if (!fields || (minute === '*' && hour !== '*')) throw new Error(`«${cron}» is not a schedule that this host knows`)
  const due = new Date(now)
  due.setUTCSeconds(0, 0)
  if (minute === '*') return due.getTime()
  due.setUTCMinutes(Number(minute))
  if (hour !== '*') due.setUTCHours(Number(hour))
  if (due.getTime() <= now) return due.getTime()
  return due.getTime() - (hour === '*' ? 3_600_000 : 86_400_000)
}

function createTable(database: NodeDatabase): void {
  database.exec('BEGIN IMMEDIATE')
  database.exec(`CREATE TABLE IF NOT EXISTS jobs(
    name TEXT PRIMARY KEY, due INTEGER NOT NULL, leased_until INTEGER NOT NULL, process TEXT)`)
  const [column] = database.file.prepare("SELECT 1 FROM pragma_table_info('jobs') WHERE name = 'process'").all()
  // Of a server from before there was one.
  if (!column) database.exec('ALTER TABLE jobs ADD COLUMN process TEXT')
  database.exec('COMMIT')
}

/**
 * Ends the leases of a process that has died, so that the next one whose minute comes repeats its jobs.
 * @param path the host's database
 */
export function releaseJobs(path: string, processId: string): void {
  const database = openNodeDatabase(path)
  try {
    createTable(database)
    // Zero would mean that the job is done.
    database.file.prepare('UPDATE jobs SET leased_until = 1 WHERE process = ? AND leased_until > 0').run(processId)
  } finally {
    database.close()
  }
}

/**
 * Runs jobs when they are due, each time once and never twice at once, however many processes share the database. A time that
 * passed while no process ran, or while the job still ran for an earlier time, is made up for. After the clock has been set back,
 * a job counts as never run, even while another process still runs it.
 * @param processId names this process, so that its jobs can be released when it has died
 */
export function scheduleJobs(
  jobs: readonly Job[],
  database: NodeDatabase,
  report: (job: string, error: unknown) => void,
  processId: string
) {
  createTable(database)
  const isOver = (now: string) => `(leased_until <= ${now} OR leased_until > ${now} + ${lease + clockTolerance})`
  const claim = database.file.prepare(`INSERT INTO jobs (name, due, leased_until, process) VALUES (?1, ?2, ?3, ?5)
    ON CONFLICT(name) DO UPDATE SET due = ?2, leased_until = ?3, process = ?5
    WHERE (due < ?2 OR due > ?4 + ${clockTolerance}) AND ${isOver('?4')}`)
  // A killed process leaves its claim, so that the time which it did not finish is due again.
  const reclaim = database.file.prepare(
    `UPDATE jobs SET leased_until = ?2, process = ?4 WHERE name = ?1 AND leased_until > 0 AND ${isOver('?3')}`
  )
  const renew = database.file.prepare('UPDATE jobs SET leased_until = ?3 WHERE name = ?1 AND leased_until = ?2')
  const release = database.file.prepare('UPDATE jobs SET leased_until = 0 WHERE name = ? AND leased_until = ?')
  const running = new Map<string, Promise<void>>()
  /** Set when the database is about to be closed below a running job. */
  let isCut = false

  async function runClaimed({ name, run }: Job, claimedUntil: number): Promise<void> {
    let until = claimedUntil
    const renewal = setInterval(() => {
      if (isCut) return
      try {
        const next = Date.now() + lease
        if (renew.run(name, until, next).changes === 1) until = next
      } catch (error) {
        report(name, error)
      }
    }, lease / 3)
    try {
      await run()
    } catch (error) {
      report(name, error)
    } finally {
      clearInterval(renewal)
      if (!isCut) release.run(name, until)
    }
  }

  async function runDue(now: number): Promise<void> {
    const started = jobs.map(async (job) => {
      const until = now + lease
      // A process that was busy for longer than the lease must not take its own job for that of a dead one.
      if (running.has(job.name)) return
      const isClaimed =
        claim.run(job.name, lastDue(job.cron, now), until, now, processId).changes === 1 ||
        reclaim.run(job.name, until, now, processId).changes === 1
      if (!isClaimed) return
      const ended = runClaimed(job, until).finally(() => running.delete(job.name))
      running.set(job.name, ended)
      await ended
    })
    await Promise.all(started)
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    // Shortly after the full minute.
    timer = setTimeout(tick, 60_200 - (Date.now() % 60_000))
  }
  function tick(): void {
    runDue(Date.now()).catch((error: unknown) => report('schedule', error))
    wait()
  }

  return {
    runDue,
    start: tick,
    /**
     * Starts no further job; resolves when the running ones are done, or after the time for them. A job that is cut off then keeps
     * its lease, after which the next process repeats it.
     */
    stop: async () => {
      clearTimeout(timer)
      let over: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => {
        over = setTimeout(resolve, stopTimeout)
      })
      await Promise.race([Promise.allSettled(running.values()), late])
      clearTimeout(over)
      isCut = true
    }
  }
}
