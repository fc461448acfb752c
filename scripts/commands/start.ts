/*
 * `npm start`: builds the site, unless nothing has changed since the last build, and serves it on workerd with the services, their
 * databases and the outbox. `npm start -- --built` serves the existing build even if something has changed; `--state <folder>`
 * keeps databases and files in another folder, with the log beside it.
 */
import { createWriteStream } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureSite } from '../build'
import { exitWith, failed } from '../command-result'
import { endChildrenWithThisProcess } from '../end-children'
import { readLocalConfig } from '../local-config'
import { chosenPort } from '../local-port'
import { prepareDatabases, serveSite } from '../local-site'
import { stateFolder } from '../resources'
import { timed } from '../run-program'

const { values: options } = parseArgs({ options: { built: { type: 'boolean' }, state: { type: 'string' } } })
const state = options.state ? resolve(options.state) : stateFolder
const port = await chosenPort('npm start').catch((error: unknown) => exitWith(failed(error)))

if (options.built) readLocalConfig('server')
const started = Date.now()
// The databases need nothing of the build, so both are prepared at once.
const [steps] = await Promise.all([
  timed(
    'Preparing the databases',
    () => prepareDatabases(state),
    () => true
  ),
  options.built || ensureSite()
])
for (const step of steps) console.log(`  ${step}`)

const logPath = join(dirname(state), 'site.log')
const logFile = createWriteStream(logPath, { flags: 'a' })
const site = await timed(
  'Starting the workers',
  () =>
    serveSite({
      port,
      state,
      ownEntrance: true,
      log: (line, level) => {
        logFile.write(`${line}\n`)
        if (level === 'error') console.error(line)
      }
    }),
  () => true
)
endChildrenWithThisProcess()
const named = (path: string) => relative(process.cwd(), path)

console.log(`
Galaxy is ready after ${((Date.now() - started) / 1000).toFixed(1)} s. Open in a browser:
  http://localhost:${port}                 Chinese
  http://cn.galaxy.localhost:${port}       Chinese, as its own host
  http://www.galaxy.localhost:${port}      English
  http://localhost:${port}/__outbox        verification codes and messages that were sent
Accounts and messages are kept in ${named(state)}; delete that folder to begin anew. Requests are logged in
${named(logPath)}. Ctrl-C stops.`)

// The runtime may end this process on a signal, once it has stopped workerd.
process.on('exit', () => console.log('\nStopped.'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => site.close().finally(() => process.exit(0)))
}
