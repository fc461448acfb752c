import { env } from 'cloudflare:workers'
import start from '@tanstack/react-start/server-entry'
import { createApp } from './app'
import { parseEnv } from './env'

/** The entry on workerd. Configuration at fault stops the worker here, before it answers anything. */
const app = createApp({
  env: parseEnv(env),
  renderPage: (request, context) => start.fetch(request, { context }),
  // biome-ignore lint/suspicious/noConsole: the platform collects the console as the log
  log: (line) => console.log(line),
  // The names alone: the build puts no code of a route here.
  routeFiles: Object.keys(import.meta.glob('../src/routes/*'))
})

export default app
