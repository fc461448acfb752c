/*
 * Runs one of the project's commands: `node scripts/run.mjs start`. Plain JavaScript without dependencies, so that it
 * works on a fresh clone with any Node from 20 on: it installs the packages of the lockfile that the command needs, then runs the
 * command under Node 24, which is this machine's own or one of the packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groupsOf, isInstalled, isPinned, npmArguments, ownVersionOf } from './packages.mjs'
import { whenOrphaned } from './when-orphaned.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
const [command = '', ...args] = process.argv.slice(2)

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
/** npm's record of the installed packages. npm writes it last, so it does not match after an interrupted installation. */
const recordOfNpm = 'node_modules/.package-lock.json'
const readInstalled = () => (existsSync(join(root, recordOfNpm)) ? packagesOf(recordOfNpm) : {})

const locked = packagesOf('package-lock.json')

const ownVersion = ownVersionOf(process, join(root, 'node_modules'))

/**
 * The Node that runs commands: this one if it has the pinned major version, otherwise the installed one, undefined if it does not
 * run.
 */
function findNode() {
  if (isPinned(locked, ownVersion)) return process.execPath
  const installed = join(binaries, 'node')
  return spawnSync(installed, ['--version']).status === 0 ? installed : undefined
}

function npm(options) {
  const { npm_execpath: script } = process.env
  const [file, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const { status } = spawnSync(file, [...before, ...options], { cwd: root, stdio: 'inherit' })
  return status === 0
}

function install(groups) {
  const isEmpty = !existsSync(join(root, 'node_modules'))
  console.log(`Installing the packages of package-lock.json that «${command}» needs (about a minute at most) …`)
  const started = Date.now()
  // If npm cannot bring the folder from its present state to that of the lockfile, it begins anew.
  const isDone = () => isInstalled(locked, readInstalled(), groups) && findNode() !== undefined
  const succeeded = (npm(npmArguments(groups, isEmpty)) && isDone()) || (!isEmpty && npm(npmArguments(groups, true)) && isDone())
  if (!succeeded) {
    console.error('The installation failed. It needs the npm registry; the lines above say what went wrong.')
    process.exit(1)
  }
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

if (!existsSync(join(root, 'scripts', 'commands', `${command}.ts`))) {
  console.error(`There is no command «${command}».`)
  process.exit(2)
}
const installed = readInstalled()
const groups = groupsOf(command, locked, installed, ownVersion)
if (!isInstalled(locked, installed, groups) || !findNode()) install(groups)
const node = findNode() ?? process.execPath

const environment = {
  ...process.env,
  // The tools find the same Node as the command.
  PATH: [binaries, dirname(node), process.env.PATH].join(delimiter),
  // No step may need an account or reach beyond the npm registry.
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  DO_NOT_TRACK: '1',
  // The commands start dozens of Node processes, which would each compile wrangler, Vite or vitest again.
  NODE_COMPILE_CACHE: join(root, '.local', 'compile-cache')
}

const child = spawn(node, [join(root, 'scripts', 'command.mjs'), command, ...args], {
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
