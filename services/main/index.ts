import { createApp } from './app'
import { readEnv } from './env'

/** Created with the isolate's first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: unknown) {
    app ??= createApp(readEnv(bindings))
    return app.fetch(request)
  }
}
