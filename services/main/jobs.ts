import { openDatabase } from '../../hosts/database'
import type { Dataset } from '../../hosts/ports'
import { eraseRemovedAccounts } from '../api/removed-accounts'
import { forgetAddresses } from './budget'
import type { Env } from './env'
import { eraseExpired } from './inbox/erase'
import { chooseChannels } from './notifications/channels'
import { deliverDue } from './notifications/delivery'
import { queueDigest } from './notifications/digest'
import { queueState } from './notifications/queue'
import { eraseAccount } from './removed-accounts'
import { forgetMissedQuestions } from './routes/missed-questions'
import { deleteExpiredKeys } from './submission'

/** Sends due notifications, with the digest of overdue inquiries once a day. */
async function sendNotifications(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  const channels = chooseChannels(env)
  await queueDigest(db, channels.staff, Date.now())
  await deliverDue({ db, channels, siteOrigin: env.SITE_ORIGIN })
  if (env.OPERATIONS) await countQueue(db, env.OPERATIONS)
}

/** Writes a data point about the queue: how many wait, the age of the oldest in seconds, how many have failed. */
async function countQueue(db: ReturnType<typeof openDatabase>, dataset: Dataset): Promise<void> {
  const { waiting, oldest, failed } = await queueState(db)
  const age = oldest === null ? 0 : (Date.now() - oldest) / 1000
  dataset.writeDataPoint({ indexes: ['notifications'], blobs: ['notifications'], doubles: [waiting, age, failed] })
}

/** Erases the data of accounts that passport has removed. */
async function eraseRemoved(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  await eraseRemovedAccounts(env, 'main', (account) => eraseAccount(db, account, Date.now()))
}

/** Runs both jobs of the minute, so that neither waits for a failure of the other. */
async function everyMinute(env: Env): Promise<void> {
  const results = await Promise.allSettled([sendNotifications(env), eraseRemoved(env)])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/**
 * Erases the texts of visitors in inquiries without a change for `INBOX_RETENTION_DAYS`, and expired addresses and digests of
 * submissions and search questions.
 */
async function eraseOld(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  const now = Date.now()
  await forgetAddresses(db, now)
  await eraseExpired(db, env.INBOX_RETENTION_DAYS, now)
  await deleteExpiredKeys(db, now)
  await forgetMissedQuestions(db, now)
}

/** The jobs of main by their schedules, which are those of `[triggers]` in wrangler.toml. */
export const jobs: Readonly<Record<string, (env: Env) => Promise<void>>> = {
  '* * * * *': everyMinute,
  '40 19 * * *': eraseOld
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
