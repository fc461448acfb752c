/*
 * Runs one of the project's commands: `node scripts/run.mjs start`. Plain JavaScript without dependencies, so that it
 * works on a fresh clone with any Node from 20 on: it installs the lockfile's packages, then runs the command under the
 * Node 24 among them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenOrphaned } from './when-orphaned.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
const [command = '', ...args] = process.argv.slice(2)

const environment = {
  ...process.env,
  PATH: binaries + delimiter + process.env.PATH,
  // No step may need an account or reach beyond the npm registry.
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  DO_NOT_TRACK: '1',
  // The commands start dozens of Node processes, which would each compile wrangler, Vite or vitest again.
  NODE_COMPILE_CACHE: join(root, '.local', 'compile-cache')
}

/** Whether npm's record of what is installed matches the lockfile. npm writes it last, so an interrupted install does not match. */
function isInstalled() {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const installed = read('node_modules/.package-lock.json')
  return Object.entries(read('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || (installed[path] ? installed[path].version === version : optional)
  )
}

/** Version of the Node that the lockfile pins, or undefined if it does not run. */
function pinnedNode() {
  const answer = spawnSync(join(binaries, 'node'), ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci; about a minute) …')
  const started = Date.now()
  const { npm_execpath: npm } = process.env
  const [file, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // Install scripts provide the pinned Node and workerd, so a personal `ignore-scripts` setting must not apply.
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false']
  const { status } = spawnSync(file, [...before, ...options], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The installation failed. It needs the npm registry; the lines above say what went wrong.')
    process.exit(1)
  }
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

if (!existsSync(join(root, 'scripts', 'commands', `${command}.ts`))) {
  console.error(`There is no command «${command}».`)
  process.exit(2)
}
if (!isInstalled() || !pinnedNode()) install()
if (!pinnedNode()) {
  console.error('The Node that package-lock.json pins does not run. Try: npm rebuild node --ignore-scripts=false')
  process.exit(1)
}

const child = spawn(join(binaries, 'node'), [join(root, 'scripts', 'command.mjs'), command, ...args], {
  cwd: root,
  env: environment,
  stdio: 'inherit'
})
// The terminal sends Ctrl-C to the child as well; this process waits until the child has cleaned up.
let interrupted = false
process.on('SIGINT', () => {
  interrupted = true
})
for (const signal of ['SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true
    child.kill(signal)
  })
}
// npm was killed.
whenOrphaned(() => {
  interrupted = true
  child.kill()
})
const isServer = ['start', 'start-node', 'dev'].includes(command)
// Stopping a server is success; stopping any other command leaves its work unfinished.
child.on('exit', (code, signal) => process.exit(interrupted && isServer ? 0 : signal ? 1 : (code ?? 1)))
