import type { NodeDatabase } from './database.ts'
import type { Job } from './jobs.ts'

/** When a job ended last, and when it failed last, in milliseconds since 1970. */
export interface JobRun {
  name: string
  endedAt: number
  failedAt: number | undefined
}

/** Notes in the database of the host how jobs end, whichever process runs them. */
export function openJobRuns(database: NodeDatabase) {
  database.exec('CREATE TABLE IF NOT EXISTS job_runs(name TEXT PRIMARY KEY, ended_at INTEGER NOT NULL, failed_at INTEGER)')
  const note = database.file.prepare(`INSERT INTO job_runs (name, ended_at, failed_at) VALUES (?1, ?2, ?3)
    ON CONFLICT(name) DO UPDATE SET ended_at = ?2, failed_at = coalesce(?3, failed_at)`)
  const readAll = database.file.prepare('SELECT name, ended_at, failed_at FROM job_runs')
  return {
    /** The job, which notes its end before it is over. */
    recorded: ({ name, cron, run }: Job): Job => ({
      name,
      cron,
      run: async () => {
        try {
          await run()
        } catch (error) {
          note.run(name, Date.now(), Date.now())
          throw error
        }
        note.run(name, Date.now(), null)
      }
    }),
    read: (): JobRun[] =>
      readAll.all().map(({ name, ended_at, failed_at }) => ({
        name: String(name),
        endedAt: Number(ended_at),
        failedAt: failed_at === null ? undefined : Number(failed_at)
      }))
  }
}
