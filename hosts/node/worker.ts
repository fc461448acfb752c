import { dirname, join } from 'node:path'
import type { ServerConfig } from './config.ts'
import { errorMessage } from './error-message.ts'
import { listening, type Order, opened } from './primary.ts'
import { answerFigures } from './process-metrics.ts'
import { openServer } from './server.ts'

interface WorkerOptions {
  root: string
  config: ServerConfig
  show: (line: string) => void
}

/** Folder of the project that has the module `hosts/node/main.ts`. */
const folderOf = (entry: string) => join(dirname(entry), '..', '..')

/**
 * Answers requests in this process, as the primary orders. If the primary dies, this process ends with it.
 * @throws Error if the configuration is invalid
 */
export async function runWorker({ root, config, show }: WorkerOptions): Promise<void> {
  let server: Awaited<ReturnType<typeof openServer>> | undefined
  const ended = () => process.exit(0)
  const failed = (error: unknown) => {
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exit(1)
  }
  const acts: Readonly<Record<Order, () => void>> = {
    listen: () => void server?.listen().then(() => process.send?.(listening), failed),
    drain: () => void server?.drain().then(ended, failed),
    end: () => void (server ? server.close().then(ended, failed) : ended())
  }
  process.on('message', (message) => {
    for (const [name, act] of Object.entries(acts)) if (message === name) act()
    const isNamed = typeof message === 'object' && message !== null && 'successor' in message
    if (isNamed && typeof message.successor === 'string') server?.addAssets(folderOf(message.successor))
  })
  // Systemd and terminals can send the signals of the primary to all of its processes.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, acts.end)
  for (const signal of ['SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => undefined)
  // A visitor who leaves while a page renders can reject a promise that nobody awaits any more. That must not end the process.
  process.on('unhandledRejection', (reason) => {
    show(JSON.stringify({ event: 'unhandled', name: reason instanceof Error ? reason.name : typeof reason }))
  })
  server = await openServer({ root, config, show, processId: process.env.PROCESS_ID })
  answerFigures(server.registry)
  if (process.env.PREVIOUS_VERSION) server.addAssets(folderOf(process.env.PREVIOUS_VERSION))
  process.send?.(opened)
}
