import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unstable_readConfig, type Unstable_Config as WorkerConfig } from 'wrangler'
import { root } from './root.ts'

/*
 * What a local run adds to the configuration that is deployed, in one place: `npm start`, `npm run dev` and the tests all
 * come here, and nothing that deploys does. So the outbox cannot exist in a deployed configuration.
 */

/** Where local runs keep their databases between starts. */
export const stateFolder = join(root, '.local', 'state')

/** The workers of a local run by the name of their folder in dist; the first one answers visitors. */
export const localWorkers = ['server', 'galaxy_passport', 'galaxy_main', 'galaxy_outbox'] as const

/** Services that own a database, its migrations, and the rows that a fresh one starts with. */
export const databases = [
  { service: 'galaxy-passport', migrations: join(root, 'services/passport/db/migrations') },
  { service: 'galaxy-main', migrations: join(root, 'services/main/db/migrations'), seed: join(root, 'services/main/seed.sql') }
]

/** The bucket of the service `galaxy-main`: files for visitors. */
export const filesBucket = 'galaxy-files'

/** Content that a fresh local site starts with, every entry of it labelled as a sample. */
export const samplesFolder = join(root, 'services/main/samples')

/** The parts of a worker's configuration that a local run changes. */
interface Changed {
  name?: string
  vars?: Record<string, unknown>
  services?: { binding: string; service: string }[]
  d1_databases?: { binding: string; database_id?: string }[]
}

/** Changes a worker's deployed configuration into that of a local run, in place. */
export function makeLocal(config: Changed): void {
  if (config.name === 'galaxy-site' || config.name === 'galaxy-passport') {
    config.services = [...(config.services ?? []), { binding: 'OUTBOX', service: 'galaxy-outbox' }]
  }
  // No platform stands in front of a local run, so no header may be trusted to state the visitor's address.
  if (config.vars && 'CLIENT_ADDRESS_HEADER' in config.vars) config.vars.CLIENT_ADDRESS_HEADER = ''
  // Local databases have no id of the platform; the service's name tells them apart.
  for (const database of config.d1_databases ?? []) database.database_id = config.name
  // A secret of the platform: whoever knows it can hand out files. Here it is made up at each start.
  if (config.name === 'galaxy-main') config.vars = { ...config.vars, FILE_LINK_SECRET: randomBytes(32).toString('hex') }
}

/**
 * The configuration of a built worker, made local; its `main` is absolute.
 * @throws when dist is missing
 */
export function readLocalConfig(worker: (typeof localWorkers)[number]): WorkerConfig {
  const config = unstable_readConfig({ config: join(root, 'dist', worker, 'wrangler.json') })
  makeLocal(config)
  return config
}

/**
 * Every module of a built worker, its entry first and the others by size. Miniflare copies what it has written of its
 * configuration for each further module: with the large ones last, that takes half the time.
 */
export function modulesOf(main: string): string[] {
  const modules = readdirSync(dirname(main), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dirname(main), name))
    .filter((path) => path !== main)
  const bytes = new Map(modules.map((path) => [path, statSync(path).size]))
  return [main, ...modules.toSorted((a, b) => (bytes.get(a) ?? 0) - (bytes.get(b) ?? 0))]
}
