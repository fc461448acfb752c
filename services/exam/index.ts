import { drizzle } from 'drizzle-orm/d1'
import { createApp } from './app'
import { closeDue } from './attempts'
import { createIssuer } from './credentials/issuer'
import { readEnv } from './env'

/** Created with the isolate's first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: unknown) {
    app ??= createApp(readEnv(bindings))
    return app.fetch(request)
  },

  /** Closes and scores what is past its deadline (`[triggers]` in wrangler.toml). */
  async scheduled(_: unknown, bindings: unknown) {
    const env = readEnv(bindings)
    const db = drizzle(env.DB)
    await closeDue({ db, issuer: createIssuer(db, env) }, Date.now())
  }
}
