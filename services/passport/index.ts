import { createApp } from './app'
import { readEnv } from './env'

/** Built with the isolate's first request: the bindings are the same for all that follow. */
let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: unknown) {
    app ??= createApp(readEnv(bindings))
    return app.fetch(request)
  }
}
