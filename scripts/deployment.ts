import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Unstable_RawConfig as WorkerConfig } from 'wrangler'
import { errorMessage } from '../hosts/node/error-message.ts'
import { assertBuilt } from '../hosts/node/workers.ts'
import { parseEnv as parseExamEnv } from '../services/exam/env'
import { parseEnv as parseMainEnv } from '../services/main/env'
import { parseEnv as parsePassportEnv } from '../services/passport/env'
import { lowestDeployedCost } from '../services/passport/password'
import { parseEnv as parseSiteEnv } from '../worker/env'
import { type Environment, readSettings, withSettings } from './environment'
import { secretNames, type WorkerName } from './readiness'
import { root } from './root'

/** The deployed workers, services first, because the edge is bound to them. The outbox is never deployed. */
export const deployedWorkers: readonly { name: WorkerName; folder: string }[] = [
  { name: 'galaxy-passport', folder: 'galaxy_passport' },
  { name: 'galaxy-main', folder: 'galaxy_main' },
  { name: 'galaxy-exam', folder: 'galaxy_exam' },
  { name: 'galaxy-site', folder: 'server' }
]

/** Path of a built worker's configuration, relative to the project. That of an environment is written beside it. */
export const configPath = (folder: string, environment?: Environment) =>
  join('dist', folder, environment === undefined ? 'wrangler.json' : `wrangler.${environment}.json`)

/** @throws if the worker has not been built */
export function readDeployedConfig(folder: string): WorkerConfig {
  const path = join(root, configPath(folder))
  assertBuilt(path)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/**
 * The built configurations of all workers with the settings of an environment, and with the names of the installation itself.
 * @throws if the workers have not been built, or if the settings are not valid
 */
export async function readDeployedConfigs(environment: Environment): Promise<Map<WorkerName, WorkerConfig>> {
  const configs = new Map(deployedWorkers.map(({ name, folder }) => [name, readDeployedConfig(folder)]))
  if (environment === undefined) return configs
  // As in the build, the list of the edge is also that of the services that have it.
  const { ILLEGAL_EMAIL_DOMAINS: domains } = (await readSettings('galaxy-site', environment)).vars
  for (const [name, config] of configs) {
    const settings = await readSettings(name, environment)
    const isShared = domains !== undefined && config.vars && 'ILLEGAL_EMAIL_DOMAINS' in config.vars
    const vars = isShared ? { ILLEGAL_EMAIL_DOMAINS: domains, ...settings.vars } : settings.vars
    configs.set(name, withSettings(config, { ...settings, vars }))
  }
  return configs
}

/** The function with which each worker reads its variables and bindings at its first request; throws if they are not complete. */
const parsers: Readonly<Record<WorkerName, (raw: unknown) => unknown>> = {
  'galaxy-passport': parsePassportEnv,
  'galaxy-main': parseMainEnv,
  'galaxy-exam': parseExamEnv,
  'galaxy-site': parseSiteEnv
}

/** Stands in for the bindings that only the platform has. A stub has every method by which a schema recognizes a binding. */
const binding = {
  fetch: () => undefined,
  writeDataPoint: () => undefined,
  batch: () => undefined,
  head: () => undefined
}

/** A secret for each name that the worker needs; `missingOf` says whether the platform has it. */
function secretStubs(worker: string, vars: Readonly<Record<string, unknown>>): Record<string, string> {
  const needed = secretNames.filter((secret) => secret.worker === worker && (!secret.beside || vars[secret.beside]))
  return Object.fromEntries(needed.map(({ name }) => [name, name === 'CERTIFICATE_KEY' ? keyStub : '*'.repeat(32)]))
}
const keyStub = JSON.stringify({ kty: 'RSA', n: '*', e: '*', d: '*' })

/** The error with which the worker would answer every request; undefined if it would start. */
function envFault(name: WorkerName, config: WorkerConfig | undefined): string | undefined {
  const vars = config?.vars ?? {}
  const bound = [
    config?.assets,
    ...(config?.services ?? []),
    ...(config?.d1_databases ?? []),
    ...(config?.r2_buckets ?? []),
    ...(config?.analytics_engine_datasets ?? [])
  ].flatMap((one) => one?.binding ?? [])
  try {
    parsers[name]({ ...vars, ...secretStubs(name, vars), ...Object.fromEntries(bound.map((one) => [one, binding])) })
  } catch (error) {
    return `${name}: ${errorMessage(error)}`
  }
}

/** The domains in sorted order; a value that is not a list is returned unchanged. */
function listOf(config: WorkerConfig | undefined): unknown {
  const list = config?.vars?.ILLEGAL_EMAIL_DOMAINS ?? []
  return Array.isArray(list) ? list.toSorted() : list
}

const profilesSchema = v.array(v.object({ origin: v.string(), hosts: v.array(v.string()) }))

/** The canonical origins of the site's host profiles; none if they are invalid, which the edge's own check reports. */
function originsOf(edge: WorkerConfig | undefined): unknown[] {
  const profiles = v.safeParse(profilesSchema, edge?.vars?.SITE_HOSTS)
  return profiles.success ? profiles.output.map(({ origin }) => origin) : []
}

/** Host names of the profiles that main's list lacks; those that end in `localhost` are for local runs. */
function missingHosts(edge: WorkerConfig | undefined, main: WorkerConfig | undefined): string[] {
  const profiles = v.safeParse(profilesSchema, edge?.vars?.SITE_HOSTS)
  const names = main?.vars?.SITE_HOST_NAMES
  const listed: unknown[] = Array.isArray(names) ? names : []
  const hosts = profiles.success ? profiles.output.flatMap((profile) => profile.hosts) : []
  return hosts.filter((host) => !host.endsWith('localhost') && !listed.includes(host))
}

/** Regions in which the platform makes databases and buckets. */
export const locations: readonly string[] = ['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc']

/** Whether wrangler failed because the account has no bucket of that name. @param output of wrangler */
export const isAbsentBucket = (output: string): boolean => output.includes('[code: 10006]')

/** Errors of the configurations, each with the worker's name; empty if they are complete. */
export function faultsOf(configs: ReadonlyMap<string, WorkerConfig>): string[] {
  const faults: string[] = []
  for (const [name, config] of configs) {
    const bound = config.services ?? []
    if (config.name !== name) faults.push(`${name}: its configuration is of «${config.name}»`)
    if (bound.some(({ binding, service }) => binding === 'OUTBOX' || service === 'galaxy-outbox')) {
      faults.push(`${name}: is bound to the outbox, which shows verification codes to everyone`)
    }
    for (const { binding, service } of bound) {
      if (!configs.has(service)) faults.push(`${name}: ${binding} names ${service}, which is not deployed`)
    }
    if (name !== 'galaxy-site' && (config.workers_dev !== false || config.preview_urls !== false)) {
      faults.push(`${name}: has a public address, past the edge; workers_dev and preview_urls must be false`)
    }
    if (name !== 'galaxy-site' && !config.d1_databases?.some(({ binding }) => binding === 'DB'))
      faults.push(`${name}: has no database DB`)
  }
  if (!configs.get('galaxy-main')?.r2_buckets?.some(({ binding }) => binding === 'FILES')) {
    faults.push('galaxy-main: has no bucket FILES')
  }
  const edge = configs.get('galaxy-site')
  const passport = configs.get('galaxy-passport')
  for (const name of ['galaxy-passport', 'galaxy-main']) {
    if (!isDeepStrictEqual(listOf(edge), listOf(configs.get(name)))) {
      faults.push(`galaxy-site and ${name}: ILLEGAL_EMAIL_DOMAINS differs between them`)
    }
  }
  if (!(Number(passport?.vars?.PASSWORD_HASH_COST) >= lowestDeployedCost)) {
    faults.push(`galaxy-passport: PASSWORD_HASH_COST must be at least ${lowestDeployedCost}`)
  }
  for (const name of ['galaxy-passport', 'galaxy-main']) {
    const vars = configs.get(name)?.vars
    if (vars?.SMTP_HOST && vars.SMTP_SECURITY === 'none') {
      faults.push(`${name}: SMTP_SECURITY is «none», so mails and the password would travel in the clear`)
    }
  }
  const main = configs.get('galaxy-main')
  const missing = missingHosts(edge, main)
  if (missing.length > 0) faults.push(`galaxy-main: SITE_HOST_NAMES lacks ${missing.join(', ')} of SITE_HOSTS`)
  if ((main?.vars?.FILE_BASE ?? '') !== (edge?.vars?.FILE_BASE ?? '')) {
    faults.push('galaxy-site and galaxy-main: FILE_BASE differs between them, so pages would not show uploaded files')
  }
  const exam = configs.get('galaxy-exam')
  if (exam?.vars && 'CERTIFICATE_KEY' in exam.vars) {
    faults.push('galaxy-exam: CERTIFICATE_KEY is a variable; it must be a secret, which no file of the project has')
  }
  const origins = originsOf(edge)
  if (!origins.includes(exam?.vars?.CERTIFICATE_ORIGIN)) {
    faults.push(`galaxy-exam: CERTIFICATE_ORIGIN must be the origin of a profile of SITE_HOSTS: ${origins.join(', ')}`)
  }
  if (!origins.includes(configs.get('galaxy-main')?.vars?.SITE_ORIGIN)) {
    faults.push(`galaxy-main: SITE_ORIGIN must be the origin of a profile of SITE_HOSTS: ${origins.join(', ')}`)
  }
  for (const { name } of deployedWorkers) {
    const fault = envFault(name, configs.get(name))
    if (fault) faults.push(fault)
  }
  if (!edge?.assets?.directory) faults.push('galaxy-site: has no assets')
  if (!edge?.vars?.CLIENT_ADDRESS_HEADER) {
    faults.push('galaxy-site: CLIENT_ADDRESS_HEADER is empty, so visitors cannot be told apart for rate limits')
  }
  return faults
}
