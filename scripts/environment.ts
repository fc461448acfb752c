import { join } from 'node:path'
import * as v from 'valibot'
import type { Unstable_RawConfig as WorkerConfig } from 'wrangler'
import type { CommandResult } from './command-result'
import type { WorkerName } from './readiness'
import { root } from './root'

/*
 * Environments on one account of the platform, such as `staging`: the same build with other settings, and names of its own for all
 * that belongs to it. A command means one with `--env staging`; without it, it means the installation itself.
 */

/** Name of an environment; undefined for the installation itself. */
export type Environment = string | undefined

/** The parts of the platform take names of 63 characters at most, and ours are short. */
const namePattern = /^[a-z][a-z0-9-]{0,29}$/

/**
 * Takes `--env <name>` out of the arguments of a command.
 * @returns undefined if the name is missing or not valid
 */
export function takeEnvironment(args: readonly string[]): { environment: Environment; others: string[] } | undefined {
  const at = args.indexOf('--env')
  if (at === -1) return { environment: undefined, others: [...args] }
  const environment = args[at + 1]
  if (environment === undefined || !namePattern.test(environment)) return undefined
  return { environment, others: args.toSpliced(at, 2) }
}

/** The result of a command whose `--env` names no environment. */
export const wrongEnvironment: CommandResult = {
  text: '--env needs the name of an environment in small letters, such as staging',
  code: 2
}

/** Name of a worker, a database or a bucket in an environment. */
export const nameIn = (environment: Environment, name: string): string =>
  environment === undefined ? name : `${name}-${environment}`

/** The configuration of each worker, relative to the project. */
export const settingsFiles: Readonly<Record<WorkerName, string>> = {
  'galaxy-site': 'wrangler.toml',
  'galaxy-passport': 'services/passport/wrangler.toml',
  'galaxy-main': 'services/main/wrangler.toml',
  'galaxy-exam': 'services/exam/wrangler.toml'
}

/** Settings of an environment, in place of those of the installation itself. */
interface EnvironmentSettings {
  routes: NonNullable<WorkerConfig['routes']>
  vars: NonNullable<WorkerConfig['vars']>
}

// wrangler checks routes and values when it deploys; this check is only that nothing else is set.
const isTable = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const settingsSchema = v.strictObject({
  routes: v.optional(v.custom<EnvironmentSettings['routes']>(Array.isArray), []),
  vars: v.optional(v.custom<EnvironmentSettings['vars']>(isTable), {})
})

/**
 * The settings of an environment: `[env.staging]` in the configuration of the worker.
 * @throws Error if they have anything else than `routes` and `vars`
 */
export async function readSettings(worker: WorkerName, environment: string): Promise<EnvironmentSettings> {
  const { experimental_readRawConfig } = await import('wrangler')
  const { rawConfig } = experimental_readRawConfig({ config: join(root, settingsFiles[worker]) })
  const settings = v.safeParse(settingsSchema, rawConfig.env?.[environment] ?? {})
  if (settings.success) return settings.output
  throw new Error(`${settingsFiles[worker]}: [env.${environment}] can have routes and vars only`)
}

const bucketsSchema = v.object({
  r2_buckets: v.array(v.object({ binding: v.string(), jurisdiction: v.optional(v.string()) }))
})

/**
 * Arguments of wrangler for the jurisdiction that the data of an installation must not leave, such as `eu`: that of the bucket in
 * main's configuration. Empty without one.
 */
export function jurisdictionOf(config: unknown): string[] {
  const jurisdiction = v.parse(bucketsSchema, config).r2_buckets.find(({ binding }) => binding === 'FILES')?.jurisdiction
  return jurisdiction === undefined ? [] : ['--jurisdiction', jurisdiction]
}

/**
 * `jurisdictionOf` the installation. The platform keeps the buckets of each jurisdiction apart, so wrangler needs it to find the
 * bucket.
 */
export async function readJurisdiction(): Promise<string[]> {
  const { experimental_readRawConfig } = await import('wrangler')
  return jurisdictionOf(experimental_readRawConfig({ config: join(root, settingsFiles['galaxy-main']) }).rawConfig)
}

/** The configuration with the settings of an environment. A route is never shared: it would lead visitors elsewhere. */
export function withSettings(config: WorkerConfig, { routes, vars }: EnvironmentSettings): WorkerConfig {
  const { route: _, routes: __, ...others } = config
  return { ...others, ...(routes.length > 0 && { routes }), vars: { ...config.vars, ...vars } }
}

/** The configuration with the names that the worker and its bindings have in an environment. */
export function withNames(config: WorkerConfig, environment: Environment): WorkerConfig {
  if (environment === undefined) return config
  const renamed = (name: string) => nameIn(environment, name)
  // A dataset is a table of SQL, in whose names a hyphen would need quotes.
  const dataset = (name: string) => `${name}_${environment.replaceAll('-', '_')}`
  const { name, services, d1_databases: databases, r2_buckets: buckets, analytics_engine_datasets: datasets } = config
  return {
    ...config,
    ...(name !== undefined && { name: renamed(name) }),
    ...(services && { services: services.map((one) => ({ ...one, service: renamed(one.service) })) }),
    ...(databases && {
      d1_databases: databases.map((one) => ({ ...one, ...(one.database_name && { database_name: renamed(one.database_name) }) }))
    }),
    ...(buckets && {
      r2_buckets: buckets.map((one) => ({ ...one, ...(one.bucket_name && { bucket_name: renamed(one.bucket_name) }) }))
    }),
    ...(datasets && {
      analytics_engine_datasets: datasets.map((one) => ({ ...one, ...(one.dataset && { dataset: dataset(one.dataset) }) }))
    })
  }
}
