import { createApp } from '../../services/main/app'
import { parseEnv } from '../../services/main/env'
import { eraseExpired } from '../../services/main/inbox/erase'
import { chooseChannels } from '../../services/main/notifications/channels'
import { deliverDue } from '../../services/main/notifications/delivery'
import { queueDigest } from '../../services/main/notifications/digest'
import { openDatabase } from '../database'
import type { Worker } from '../ports'

/** Created with the first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

/** The second of `[triggers]` in wrangler.toml. */
const nightly = '40 19 * * *'

export default {
  fetch(request, bindings, context) {
    app ??= createApp(parseEnv(bindings))
    return app.fetch(request, undefined, context)
  },

  /** The jobs (`[triggers]` in wrangler.toml). A missed run has no consequence but a delay. */
  async scheduled({ cron }, bindings) {
    const env = parseEnv(bindings)
    const db = openDatabase(env.DB)
    if (cron === nightly) return eraseExpired(db, env.INBOX_RETENTION_DAYS, Date.now())
    const channels = chooseChannels(env)
    await queueDigest(db, channels.staff, Date.now())
    await deliverDue({ db, channels, siteOrigin: env.SITE_ORIGIN })
  }
} satisfies Worker
