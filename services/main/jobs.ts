import { openDatabase } from '../../hosts/database'
import type { Env } from './env'
import { eraseExpired } from './inbox/erase'
import { chooseChannels } from './notifications/channels'
import { deliverDue } from './notifications/delivery'
import { queueDigest } from './notifications/digest'
import { deleteExpiredKeys } from './submission'

/** Sends what is due to be told, with the digest of overdue inquiries once a day. */
async function sendNotifications(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  const channels = chooseChannels(env)
  await queueDigest(db, channels.staff, Date.now())
  await deliverDue({ db, channels, siteOrigin: env.SITE_ORIGIN })
}

/** Erases what visitors typed in inquiries that nobody has changed for `INBOX_RETENTION_DAYS`, and digests of submissions. */
async function eraseOldSubmissions(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  const now = Date.now()
  await eraseExpired(db, env.INBOX_RETENTION_DAYS, now)
  await deleteExpiredKeys(db, now)
}

/** The jobs of main by their schedules, which are those of `[triggers]` in wrangler.toml. */
export const jobs: Readonly<Record<string, (env: Env) => Promise<void>>> = {
  '* * * * *': sendNotifications,
  '40 19 * * *': eraseOldSubmissions
}

/**
 * Runs the job of a schedule. A missed run has no consequence but a delay.
 * @throws Error for a schedule without a job: inquiries would silently never be erased
 */
export async function runJob(cron: string, env: Env): Promise<void> {
  const job = jobs[cron]
  if (!job) throw new Error(`No job of main has the schedule «${cron}»; services/main/jobs.ts lists them`)
  await job(env)
}
