import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unstable_readConfig, type Unstable_Config as WorkerConfig } from 'wrangler'
import { missingChannels } from '../hosts/node/code-channels.ts'
import { assertBuilt } from '../hosts/node/workers.ts'
import { newCertificateKey } from './exam/new-key.ts'
import { root } from './root.ts'

/*
 * The differences between a local run and a deployment. `npm start`, `npm run dev` and the tests import this module; no deployment
 * command does, so a deployed configuration cannot contain the outbox.
 */

/** The workers of a local run by the name of their folder in dist; the first one answers visitors. */
export const localWorkers = ['server', 'galaxy_passport', 'galaxy_main', 'galaxy_exam', 'galaxy_outbox'] as const

/** The parts of a worker's configuration that a local run changes. */
interface Changed {
  name?: string
  vars?: Record<string, unknown>
  services?: { binding: string; service: string }[]
  d1_databases?: { binding: string; database_id?: string }[]
}

/**
 * Copies variables between workers, in place, so that an operator sets each once: the edge's refused email domains to passport and
 * main, and passport's missing channels to the edge.
 */
export function shareVars(config: Changed): void {
  if (config.name === 'galaxy-site' && config.vars?.PASSPORT_BASE === '') {
    const passport = unstable_readConfig({ config: join(root, 'services/passport/wrangler.toml') }).vars
    config.vars = { ...config.vars, NO_CODES_TO: missingChannels(passport) }
  }
  if (config.name !== 'galaxy-passport' && config.name !== 'galaxy-main') return
  const { ILLEGAL_EMAIL_DOMAINS } = unstable_readConfig({ config: join(root, 'wrangler.toml') }).vars
  config.vars = { ...config.vars, ILLEGAL_EMAIL_DOMAINS }
}

/** Changes a worker's deployed configuration into that of a local run, in place. */
export function makeLocal(config: Changed): void {
  if (config.name === 'galaxy-site' || config.name === 'galaxy-passport' || config.name === 'galaxy-main') {
    config.services = [...(config.services ?? []), { binding: 'OUTBOX', service: 'galaxy-outbox' }]
  }
  // The outbox accepts codes of both channels.
  if (config.vars && 'NO_CODES_TO' in config.vars) config.vars.NO_CODES_TO = []
  // Without the platform in front, a header that states the visitor's address cannot be trusted.
  if (config.vars && 'CLIENT_ADDRESS_HEADER' in config.vars) config.vars.CLIENT_ADDRESS_HEADER = ''
  // Local databases have no id from the platform, so the service's name is used.
  for (const database of config.d1_databases ?? []) database.database_id = config.name
  // Each local start generates the secret that signs links to files. Without a DNS resolver, main fetches nothing for authors: on
  // this machine, unlike on the platform, such a fetch could reach private addresses (decision 040).
  if (config.name === 'galaxy-main') {
    config.vars = { ...config.vars, FILE_LINK_SECRET: randomBytes(32).toString('hex'), DNS_RESOLVER_URL: '' }
  }
  // Certificates of earlier starts stay valid, because the service keeps the public keys.
  if (config.name === 'galaxy-exam') config.vars = { ...config.vars, CERTIFICATE_KEY: localKey() }
}

let madeKey: string | undefined
/** One RSA key for each process, because generating one takes a tenth of a second. */
function localKey(): string {
  madeKey ??= newCertificateKey()
  return madeKey
}

/**
 * The configuration of a built worker, made local; its `main` is absolute.
 * @throws when dist is missing
 */
export function readLocalConfig(worker: (typeof localWorkers)[number]): WorkerConfig {
  const path = join(root, 'dist', worker, 'wrangler.json')
  assertBuilt(path)
  const config = unstable_readConfig({ config: path })
  makeLocal(config)
  return config
}

/**
 * Every module of a built worker: the entry first, then the others by size. Miniflare copies its whole configuration for each
 * module that it appends, so large modules come last.
 */
export function modulesOf(main: string): string[] {
  const modules = readdirSync(dirname(main), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dirname(main), name))
    .filter((path) => path !== main)
  const bytes = new Map(modules.map((path) => [path, statSync(path).size]))
  return [main, ...modules.toSorted((a, b) => (bytes.get(a) ?? 0) - (bytes.get(b) ?? 0))]
}
