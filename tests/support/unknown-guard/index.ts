import { env } from 'cloudflare:workers'
import { createApp } from '../../../worker/app'
import { parseEnv } from '../../../worker/env'

/** The edge with a table that names a guard that does not exist, and a renderer that must not be reached. */
export default createApp({
  env: parseEnv(env),
  renderPage: () => new Response('rendered', { headers: { 'Content-Type': 'text/html' } }),
  log: () => undefined,
  routeFiles: [],
  guardedPaths: { '/aboutus': 'no-such-guard' }
})
