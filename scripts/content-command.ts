import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { readServerConfig } from '../hosts/node/config.ts'
import { readWorkerConfig } from '../hosts/node/workers.ts'
import type { CommandResult } from './command-result'
import { exportContent, importContent, type Store } from './content/content'
import { compareSettings, hasSettings, settingsOf, writeSettings } from './content/settings'
import { type DatabaseStore, localDatabase } from './database-store'
import { type Environment, readSettings, takeEnvironment } from './environment'
import { localStore } from './local-store'
import { nodeInstallation } from './node-installation'
import { withNodeContent, withNodeStore } from './node-state'
import type { Installation } from './readiness'
import { remoteDatabase, remoteStore } from './remote-store'
import { root } from './root'

export const usage = `Usage: npm run content -- export <folder> [--all] [--remote]
       npm run content -- import <folder> [--keep-others] [--remote]

With --all an export also has drafts and versions, the media library, the questions of the desk, and the settings that installations
share. An import removes the imported entries of each kind in the folder that the folder lacks; with --keep-others it removes none.
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
  const allowed = action === 'import' ? ['--remote', '--keep-others'] : ['--remote', '--all']
  if (!isUnderstood || options.some((option) => !allowed.includes(option)) || (environment !== undefined && !remote))
    return { text: usage, code: 2 }
  const task: Task = {
    action,
    folder: resolve(root, written),
    keepOthers: options.includes('--keep-others'),
    all: options.includes('--all')
  }
  try {
    const lines = await (remote ? onDeployed(task, environment) : onThisMachine(task, state))
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
  /** An export has all that can be carried to another installation. */
  all: boolean
}

/** What a task works on. */
interface Target {
  store: Store
  exam: DatabaseStore
  fileBase: string
  /** Read only where settings are asked for: on the platform that needs a build. */
  installation: () => Promise<Installation>
}

const onDeployed = async (task: Task, environment: Environment) =>
  carryOut(task, {
    store: remoteStore(environment),
    exam: remoteDatabase('galaxy-exam', environment),
    fileBase: await fileBaseOfProject(environment),
    installation: () => installationOfProject(environment)
  })

async function onThisMachine(task: Task, state: string): Promise<string[]> {
  const { GALAXY_STATE } = process.env
  if (GALAXY_STATE)
    return withNodeContent(GALAXY_STATE, (store) =>
      withNodeStore(GALAXY_STATE, 'exam', (exam) =>
        carryOut(task, {
          store,
          exam,
          fileBase: fileBaseOfServer(),
          installation: async () => nodeInstallation(process.env)
        })
      )
    )
  // Only now: the commands of an installation on Node do without miniflare.
  const { withLocalDatabases } = await import('./local-databases')
  const fileBase = await fileBaseOfProject(undefined)
  return withLocalDatabases(state, async (runtime) =>
    carryOut(task, {
      store: await localStore(runtime),
      exam: await localDatabase(runtime, 'galaxy-exam'),
      fileBase,
      installation: () => installationOfProject(undefined)
    })
  )
}

async function carryOut({ action, folder, keepOthers, all }: Task, target: Target): Promise<string[]> {
  const { store, exam, fileBase, installation } = target
  if (action === 'import') {
    const lines = await importContent(folder, store, { keepOthers, fileBase, exam })
    return hasSettings(folder) ? [...lines, ...compareSettings(folder, await installation())] : lines
  }
  if (!all) return exportContent(folder, store)
  const settings = settingsOf(await installation())
  const lines = await exportContent(folder, store, exam)
  writeSettings(folder, settings)
  return lines
}

/** What the build deploys to the environment. */
async function installationOfProject(environment: Environment): Promise<Installation> {
  // Only now: a release of a server has no configuration of the platform.
  const [{ onPlatform }, { readDeployedConfigs }] = await Promise.all([import('./deployed-installation'), import('./deployment')])
  return onPlatform(await readDeployedConfigs(environment), undefined, environment)
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
