import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Unstable_RawConfig as WorkerConfig } from 'wrangler'
import { root } from './shell.ts'

/*
 * What a local run adds to the configuration that is deployed, in one place: `npm start`, `npm run dev` and the tests all
 * come here, and nothing that deploys does. So the outbox cannot exist in a deployed configuration.
 */

/** Where local runs keep their databases between starts. */
export const stateFolder = join(root, '.local', 'state')

/** The workers of a local run by the name of their folder in dist; the first one answers visitors. */
export const localWorkers = ['server', 'galaxy_passport', 'galaxy_main', 'galaxy_outbox'] as const

/** Services that own a database, and the rows that a fresh one starts with. */
export const databases = [
  { service: 'galaxy-passport', migrations: join(root, 'services/passport/db/migrations') },
  { service: 'galaxy-main', migrations: join(root, 'services/main/db/migrations'), seed: join(root, 'services/main/seed.sql') }
]

type Overlay = Pick<WorkerConfig, 'vars' | 'services' | 'd1_databases'>

/** The local overlay of one worker, given its deployed configuration. */
export function localOverlay(config: WorkerConfig): Overlay {
  const outbox = { binding: 'OUTBOX', service: 'galaxy-outbox' }
  const sendsCodes = config.name === 'galaxy-site' || config.name === 'galaxy-passport'
  return {
    // No platform stands in front of a local run, so no header may be trusted to state the visitor's address.
    vars: config.vars && 'CLIENT_ADDRESS_HEADER' in config.vars ? { ...config.vars, CLIENT_ADDRESS_HEADER: '' } : config.vars,
    services: sendsCodes ? [...(config.services ?? []), outbox] : config.services,
    // Local databases have no id of the platform; the service's name tells them apart.
    d1_databases: config.d1_databases?.map((database) => ({ ...database, database_id: config.name }))
  }
}

/**
 * The built configuration of a worker with the local overlay, its paths made absolute.
 * @throws when the worker has not been built
 */
export function readLocalConfig(worker: (typeof localWorkers)[number]): WorkerConfig {
  const path = join(root, 'dist', worker, 'wrangler.json')
  if (!existsSync(path)) throw new Error(`dist/${worker} is missing: run npm run build first`)
  const config: WorkerConfig = JSON.parse(readFileSync(path, 'utf8'))
  const folder = dirname(path)
  return {
    ...config,
    ...localOverlay(config),
    main: resolve(folder, config.main ?? ''),
    ...(config.assets?.directory && { assets: { ...config.assets, directory: resolve(folder, config.assets.directory) } })
  }
}

/** Every module of a built worker, its entry first. */
export function modulesOf(main: string): string[] {
  const modules = readdirSync(dirname(main), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dirname(main), name))
  return [main, ...modules.filter((path) => path !== main)]
}
