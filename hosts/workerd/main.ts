import { createApp } from '../../services/main/app'
import { parseEnv } from '../../services/main/env'
import { runJob } from '../../services/main/jobs'
import type { Worker } from '../ports'
import { recordRun } from './job-runs'

/** Created with the first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request, bindings, context) {
    app ??= createApp(parseEnv(bindings))
    return app.fetch(request, undefined, context)
  },

  /** The jobs (`[triggers]` in wrangler.toml). */
  scheduled: ({ cron }, bindings) => recordRun(`main ${cron}`, bindings, () => runJob(cron, parseEnv(bindings)))
} satisfies Worker
