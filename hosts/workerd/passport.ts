import { createApp } from '../../services/passport/app'
import { cleanUp } from '../../services/passport/cleanup'
import { parseEnv } from '../../services/passport/env'
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

  /** The nightly job (`[triggers]` in wrangler.toml). */
  scheduled: ({ cron }, bindings) =>
    recordRun(`passport ${cron}`, bindings, async () => {
      await cleanUp(openDatabase(parseEnv(bindings).DB), Date.now())
    })
} satisfies Worker
