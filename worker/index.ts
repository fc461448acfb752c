import { env } from 'cloudflare:workers'
import start from '@tanstack/react-start/server-entry'
import { createApp } from './app'
import { parseEnv } from './env'

/** The entry on workerd. An invalid configuration stops the worker here, before it answers requests. */
const app = createApp({
  env: parseEnv(env),
  renderPage: (request, context) => start.fetch(request, { context }),
  // biome-ignore lint/suspicious/noConsole: the platform collects the console as the log
  log: (line) => console.log(line),
  // Names only: the build includes no code of the routes.
  routeFiles: Object.keys(import.meta.glob('../src/routes/*'))
})

export default app
