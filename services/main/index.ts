import { drizzle } from 'drizzle-orm/d1'
import type { ExecutionContext } from 'hono'
import { createApp } from './app'
import { readEnv } from './env'
import { eraseExpired } from './inbox/erase'
import { chooseChannels } from './notifications/channels'
import { deliverDue } from './notifications/delivery'
import { queueDigest } from './notifications/digest'

/** Created with the isolate's first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

/** The second of `[triggers]` in wrangler.toml. */
const nightly = '40 19 * * *'

export default {
  fetch(request: Request, bindings: unknown, context: ExecutionContext) {
    app ??= createApp(readEnv(bindings))
    return app.fetch(request, undefined, context)
  },

  /** The jobs (`[triggers]` in wrangler.toml). A missed run has no consequence but a delay. */
  async scheduled({ cron }: { cron: string }, bindings: unknown) {
    const env = readEnv(bindings)
    const db = drizzle(env.DB)
    if (cron === nightly) return eraseExpired(db, env.INBOX_RETENTION_DAYS, Date.now())
    const channels = chooseChannels(env)
    await queueDigest(db, channels.staff, Date.now())
    await deliverDue({ db, channels, siteOrigin: env.SITE_ORIGIN })
  }
}
