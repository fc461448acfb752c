/*
 * `npm start`: builds the site, unless nothing has changed since the last build, and serves it on workerd with the services, their
 * databases and the outbox. `npm start -- --built` serves the existing build even if something has changed; `--state <folder>`
 * keeps databases and files in another folder, with the log beside it.
 */
import { createWriteStream } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureSite } from '../build'
import { endChildrenWithThisProcess } from '../end-children'
import { readLocalConfig } from '../local-config'
import { isFree, prepareDatabases, serveSite } from '../local-site'
import { stateFolder } from '../resources'
import { timed } from '../run-program'

const { values: options } = parseArgs({ options: { built: { type: 'boolean' }, state: { type: 'string' } } })
const state = options.state ? resolve(options.state) : stateFolder
const port = Number(process.env.PORT || 8787)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not «${process.env.PORT}».`)
  process.exit(1)
}
if (!(await isFree(port))) {
  const other = port < 65_535 ? port + 1 : 8787
  console.error(`Port ${port} is taken or not allowed. Stop what listens there, or choose another one: PORT=${other} npm start`)
  process.exit(1)
}

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
