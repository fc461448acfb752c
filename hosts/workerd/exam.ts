import { createApp } from '../../services/exam/app'
import { closeDue } from '../../services/exam/attempts'
import { createIssuer } from '../../services/exam/credentials/issuer'
import { parseEnv } from '../../services/exam/env'
import { openDatabase } from '../database'
import type { Worker } from '../ports'

/** Created with the first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request, bindings) {
    app ??= createApp(parseEnv(bindings))
    return app.fetch(request)
  },

  /** Closes and scores what is past its deadline, and issues certificates anew (`[triggers]` in wrangler.toml). */
  async scheduled(_, bindings) {
    const env = parseEnv(bindings)
    const db = openDatabase(env.DB)
    const issuer = createIssuer(db, env)
    await closeDue({ db, issuer }, Date.now())
    await issuer.reissueRequested(Date.now())
  }
} satisfies Worker
