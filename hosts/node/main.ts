/* The server of an installation on Node: `node hosts/node/main.ts`, configured by environment variables (docs/operations.md). */
import cluster from 'node:cluster'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { readServerConfig, type ServerConfig } from './config.ts'
import { errorMessage } from './error-message.ts'
import { releaseJobs } from './jobs.ts'
import { describeError, openLog } from './log.ts'
import { serveMetrics } from './metrics-endpoint.ts'
import { startPrimary } from './primary.ts'
import { gatherFigures } from './process-metrics.ts'
import { takeState } from './server.ts'
import { databasePath } from './site.ts'
import { runWorker } from './worker.ts'

const root = join(import.meta.dirname, '..', '..')
const show = (line: string) => void process.stdout.write(`${line}\n`)

/** Starts the processes of the server, and carries out signals. */
async function runPrimary(config: ServerConfig): Promise<void> {
  const { host, port, state, logs, processes, metrics } = config
  const { write: log } = logs === undefined ? { write: show } : openLog(logs, show)
  const release = await takeState(config)
  if (metrics) await serveMetrics({ ...metrics, read: gatherFigures(), log })
  const primary = await startPrimary({
    processes,
    // The path of the command can lead over a link, which an update points to the folder of the new version.
    findEntry: () => realpathSync(process.argv[1] ?? import.meta.filename),
    log,
    onEnd: (processId) => {
      try {
        releaseJobs(databasePath(state, 'host'), processId)
      } catch (error) {
        log(JSON.stringify({ event: 'host-failed', ...describeError(error) }))
      }
    }
  })
  show(JSON.stringify({ event: 'listening', host, port, processes }))
  const end = (how: 'drain' | 'end') =>
    void primary.end(how).then(() => {
      release()
      process.exit(0)
    })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end('end'))
  process.on('SIGQUIT', () => end('drain'))
  process.on('SIGHUP', () => void primary.exchange())
}

try {
  const config = readServerConfig(join(root, 'dist'), process.env)
  await (cluster.isPrimary ? runPrimary(config) : runWorker({ root, config, show }))
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exit(1)
}
