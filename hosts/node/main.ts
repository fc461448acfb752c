/* The server of an installation on Node: `node hosts/node/main.ts`, configured by environment variables (docs/operations.md). */
import { join } from 'node:path'
import { readServerConfig } from './config.ts'
import { startServer } from './server.ts'

const root = join(import.meta.dirname, '..', '..')

// A visitor who leaves while a page renders can reject a promise that nobody awaits any more. That must not end the site.
process.on('unhandledRejection', (reason) => {
  process.stdout.write(`${JSON.stringify({ event: 'unhandled', name: reason instanceof Error ? reason.name : typeof reason })}\n`)
})

try {
  const config = readServerConfig(join(root, 'dist'), process.env)
  const server = await startServer({ root, config, show: (line) => void process.stdout.write(`${line}\n`) })
  process.stdout.write(`${JSON.stringify({ event: 'listening', host: config.host, port: server.port })}\n`)
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      server.close().then(
        () => process.exit(0),
        () => process.exit(1)
      )
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
