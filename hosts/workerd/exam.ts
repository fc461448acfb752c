import { eraseRemovedAccounts } from '../../services/api/removed-accounts'
import { createApp } from '../../services/exam/app'
import { closeDue } from '../../services/exam/attempts'
import { createIssuer } from '../../services/exam/credentials/issuer'
import { parseEnv } from '../../services/exam/env'
import { eraseAccount } from '../../services/exam/removed-accounts'
import { openDatabase } from '../database'
import type { Worker } from '../ports'
import { recordRun } from './job-runs'

/** Created with the first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request, bindings) {
    app ??= createApp(parseEnv(bindings))
    return app.fetch(request)
  },

  /** The job of every minute (`[triggers]` in wrangler.toml). */
  scheduled: ({ cron }, bindings) => recordRun(`exam ${cron}`, bindings, () => runJob(bindings))
} satisfies Worker

/** Closes and scores attempts past their deadline, reissues requested certificates, and erases removed accounts. */
async function runJob(bindings: unknown): Promise<void> {
  const env = parseEnv(bindings)
  const db = openDatabase(env.DB)
  const issuer = createIssuer(db, env)
  const now = Date.now()
  const results = await Promise.allSettled([
    closeDue({ db, issuer }, now).then(() => issuer.reissueRequested(now)),
    eraseRemovedAccounts(env, 'exam', (account) => eraseAccount(db, account))
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
