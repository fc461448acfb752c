import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { readServerConfig } from '../hosts/node/config.ts'
import { readWorkerConfig } from '../hosts/node/workers.ts'
import type { CommandResult } from './command-result'
import { exportContent, importContent, type Store } from './content/content'
import { type Environment, readSettings, takeEnvironment } from './environment'
import { localStore } from './local-store'
import { withNodeContent } from './node-state'
import { remoteStore } from './remote-store'
import { root } from './root'

export const usage = `Usage: npm run content -- export <folder> [--remote]
       npm run content -- import <folder> [--keep-others] [--remote]

An import removes the imported entries of each kind in the folder that the folder lacks; with --keep-others it removes none.
Without --remote it works on the local databases, also while the site is running. With --env staging beside --remote it works on
that environment.`

/**
 * Runs `npm run content`. With GALAXY_STATE it works on the database and the files of that server on Node.
 * @param state folder of the local databases
 */
export async function runContent(args: readonly string[], state: string): Promise<CommandResult> {
  const taken = takeEnvironment(args)
  if (!taken) return { text: usage, code: 2 }
  const { environment, others } = taken
  const [action, written, ...more] = others.filter((arg) => !arg.startsWith('--'))
  const options = others.filter((arg) => arg.startsWith('--'))
  const remote = options.includes('--remote')
  const isUnderstood = (action === 'export' || action === 'import') && written !== undefined && more.length === 0
  const allowed = action === 'import' ? ['--remote', '--keep-others'] : ['--remote']
  if (!isUnderstood || options.some((option) => !allowed.includes(option)) || (environment !== undefined && !remote))
    return { text: usage, code: 2 }
  const task: Task = { action, folder: resolve(root, written), keepOthers: options.includes('--keep-others') }
  try {
    const lines = await (remote ? onPlatform(task, environment) : onThisMachine(task, state))
    return { text: [...lines, action === 'export' ? `Exported to ${written}.` : `Imported from ${written}.`].join('\n'), code: 0 }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), code: 1 }
  }
}

interface Task {
  action: 'export' | 'import'
  folder: string
  /** An import removes nothing. */
  keepOthers: boolean
}

const onPlatform = async (task: Task, environment: Environment) =>
  carryOut(task, remoteStore(environment), await fileBaseOfProject(environment))

async function onThisMachine(task: Task, state: string): Promise<string[]> {
  const { GALAXY_STATE } = process.env
  if (GALAXY_STATE) return withNodeContent(GALAXY_STATE, (store) => carryOut(task, store, fileBaseOfServer()))
  // Only now: the commands of an installation on Node do without miniflare.
  const { withLocalDatabases } = await import('./local-databases')
  const fileBase = await fileBaseOfProject(undefined)
  return withLocalDatabases(state, async (runtime) => carryOut(task, await localStore(runtime), fileBase))
}

function carryOut({ action, folder, keepOthers }: Task, store: Store, fileBase: string): Promise<string[]> {
  return action === 'export' ? exportContent(folder, store) : importContent(folder, store, { keepOthers, fileBase })
}

/** FILE_BASE of the site, deployed or local. */
async function fileBaseOfProject(environment: Environment): Promise<string> {
  const { unstable_readConfig } = await import('wrangler')
  const { vars } = unstable_readConfig({ config: join(root, 'wrangler.toml') })
  const settings = environment === undefined ? undefined : await readSettings('galaxy-site', environment)
  return v.parse(v.string(), { ...vars, ...settings?.vars }.FILE_BASE)
}

/** FILE_BASE of the server on Node whose environment this is. */
function fileBaseOfServer(): string {
  const build = join(root, 'dist')
  const { site } = readServerConfig(build, process.env).vars
  return v.parse(v.string(), { ...readWorkerConfig(build, 'site').vars, ...site }.FILE_BASE)
}
