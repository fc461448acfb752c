import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { readServerConfig } from '../hosts/node/config.ts'
import { assertDatabase } from '../hosts/node/site.ts'
import { readWorkerConfig } from '../hosts/node/workers.ts'
import { type CommandResult, failed } from './command-result'
import { exportContent, importContent, type Store } from './content/content'
import { compareSettings, hasSettings, settingsOf, writeSettings } from './content/shared-settings'
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
 * Runs `npm run content`. GALAXY_STATE selects the databases and files of a server on Node.
 * @param state folder of the local databases
 */
export async function runContent(args: readonly string[], state: string): Promise<CommandResult> {
  const taken = takeEnvironment(args)
  if (!taken) return { text: usage, code: 2 }
  const { environment, others } = taken
  const [action, written, ...more] = others.filter((arg) => !arg.startsWith('--'))
  const options = others.filter((arg) => arg.startsWith('--'))
  const remote = options.includes('--remote')
  const isWellFormed = (action === 'export' || action === 'import') && written !== undefined && more.length === 0
  const allowed = action === 'import' ? ['--remote', '--keep-others'] : ['--remote', '--all']
  if (!isWellFormed || options.some((option) => !allowed.includes(option)) || (environment !== undefined && !remote))
    return { text: usage, code: 2 }
  const task: Task = {
    action,
    folder: resolve(root, written),
    keepOthers: options.includes('--keep-others'),
    all: options.includes('--all')
  }
  try {
    const lines = await (remote ? runRemotely(task, environment) : runLocally(task, state))
    return { text: [...lines, action === 'export' ? `Exported to ${written}.` : `Imported from ${written}.`].join('\n'), code: 0 }
  } catch (error) {
    return failed(error)
  }
}

interface Task {
  action: 'export' | 'import'
  folder: string
  /** The import removes nothing. */
  keepOthers: boolean
  /** The export has everything that can be moved to another installation. */
  all: boolean
}

/** The databases, files and settings that a task works on. */
interface Target {
  store: Store
  exam: DatabaseStore
  fileBase: string
  /** Called only if the task needs settings, because on the platform they need a build. */
  installation: () => Promise<Installation>
}

const runRemotely = async (task: Task, environment: Environment) =>
  runTask(task, {
    store: remoteStore(environment),
    exam: remoteDatabase('galaxy-exam', environment),
    fileBase: await fileBaseOfProject(environment),
    installation: () => installationOfProject(environment)
  })

async function runLocally(task: Task, state: string): Promise<string[]> {
  const { GALAXY_STATE } = process.env
  if (GALAXY_STATE) {
    // An import may fill the databases before the server starts for the first time.
    if (task.action === 'export') assertDatabase(GALAXY_STATE, 'main')
    return withNodeContent(GALAXY_STATE, (store) =>
      withNodeStore(GALAXY_STATE, 'exam', (exam) =>
        runTask(task, {
          store,
          exam,
          fileBase: fileBaseOfServer(),
          installation: async () => nodeInstallation(process.env)
        })
      )
    )
  }
  // Imported here because an installation on Node does not have miniflare.
  const { withLocalDatabases } = await import('./local-databases')
  const fileBase = await fileBaseOfProject(undefined)
  return withLocalDatabases(state, async (runtime) =>
    runTask(task, {
      store: await localStore(runtime),
      exam: await localDatabase(runtime, 'galaxy-exam'),
      fileBase,
      installation: () => installationOfProject(undefined)
    })
  )
}

async function runTask({ action, folder, keepOthers, all }: Task, target: Target): Promise<string[]> {
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

/** The installation that the build deploys to the environment. */
async function installationOfProject(environment: Environment): Promise<Installation> {
  // Imported here because a release for servers has no configuration of the platform.
  const [{ platformInstallation }, { readDeployedConfigs }] = await Promise.all([
    import('./deployed-installation'),
    import('./deployment')
  ])
  return platformInstallation(await readDeployedConfigs(environment), undefined, environment)
}

/** FILE_BASE of the site, deployed or local. */
async function fileBaseOfProject(environment: Environment): Promise<string> {
  const { unstable_readConfig } = await import('wrangler')
  const { vars } = unstable_readConfig({ config: join(root, 'wrangler.toml') })
  const settings = environment === undefined ? undefined : await readSettings('galaxy-site', environment)
  return v.parse(v.string(), { ...vars, ...settings?.vars }.FILE_BASE)
}

/** FILE_BASE of the server on Node, from the environment of this process. */
function fileBaseOfServer(): string {
  const build = join(root, 'dist')
  const { site } = readServerConfig(build, process.env).vars
  return v.parse(v.string(), { ...readWorkerConfig(build, 'site').vars, ...site }.FILE_BASE)
}
