import { eraseRemovedAccounts } from '../../services/api/removed-accounts'
import { createApp } from '../../services/exam/app'
import { closeDue } from '../../services/exam/attempts'
import { createIssuer } from '../../services/exam/credentials/issuer'
import { parseEnv } from '../../services/exam/env'
import { eraseAccount } from '../../services/exam/removed-accounts'
import { openDatabase } from '../database'
import type { Worker } from '../ports'

/** Created with the first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request, bindings) {
    app ??= createApp(parseEnv(bindings))
    return app.fetch(request)
  },

  /**
   * Closes and scores what is past its deadline, issues certificates anew, and erases removed accounts (`[triggers]` in
   * wrangler.toml).
   */
  async scheduled(_, bindings) {
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
} satisfies Worker
