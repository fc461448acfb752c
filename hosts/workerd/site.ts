import start, { statement } from '../../src/server'
import { createApp } from '../../worker/app'
import { parseEnv } from '../../worker/env'
import type { DataCenterCache, Worker } from '../ports'

/** Created with the first request: all later requests have the same bindings. */
let app: ReturnType<typeof createApp> | undefined

/** The platform's own cache; Node has none. */
const pages: DataCenterCache = {
  match: async (address) => (await caches.open('pages')).match(address),
  put: async (address, answer) => (await caches.open('pages')).put(address, answer)
}

export default {
  /** @throws Error that lists every fault of the configuration, for each request until it is corrected */
  fetch(request, bindings, context) {
    app ??= createApp({
      env: parseEnv(bindings),
      dataCenterCache: 'caches' in globalThis ? pages : undefined,
      renderPage: (page, edge) => start.fetch(page, { context: edge }),
      statement,
      // biome-ignore lint/suspicious/noConsole: every host collects the console as the log
      log: (line) => console.log(line),
      // Names only: the build includes no code of the routes.
      routeFiles: Object.keys(import.meta.glob('../../src/routes/*'))
    })
    return app.fetch(request, context)
  }
} satisfies Worker
