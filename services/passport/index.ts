import { drizzle } from 'drizzle-orm/d1'
import { createApp } from './app'
import { cleanUp } from './cleanup'
import { readEnv } from './env'

/** Created with the isolate's first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: unknown) {
    app ??= createApp(readEnv(bindings))
    return app.fetch(request)
  },

  /** The nightly job (`[triggers]` in wrangler.toml). */
  async scheduled(_: unknown, bindings: unknown) {
    await cleanUp(drizzle(readEnv(bindings).DB), Date.now())
  }
}
