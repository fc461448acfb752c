import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import ipaddr from 'ipaddr.js'
import { backupRetentionDays } from './backup.ts'
import { readProxies } from './client.ts'
import { errorMessage } from './error-message.ts'
import type { Replica } from './replica.ts'
import type { S3Bucket } from './s3-client.ts'
import type { Vars } from './site.ts'
import { readWorkerConfig, type WorkerName } from './workers.ts'

/*
 * The configuration of a server: environment variables `GALAXY_…`. A variable of a wrangler.toml keeps its name after the prefix
 * and applies to every worker that declares it, so that shared values are set once. With a service's name after the prefix
 * (`GALAXY_MAIN_SMTP_FROM`) it applies to that service only. The suffix `_FILE` names a file that contains the value, as
 * container platforms provide secrets.
 */

/** Secrets, which no wrangler.toml declares, with the workers that use them. */
export const secrets: Readonly<Record<string, readonly WorkerName[]>> = {
  CERTIFICATE_KEY: ['exam'],
  FILE_LINK_SECRET: ['main'],
  MEDIA_SCAN_SECRET: ['main'],
  NOTIFY_WEBHOOK_SECRET: ['main'],
  SERVICE_SECRET: ['passport', 'main', 'exam'],
  SMS_WEBHOOK_SECRET: ['passport'],
  SMTP_PASSWORD: ['passport', 'main']
}

/** Set by this host itself, so an environment variable would have no effect. */
const ofThisHost = new Set(['CLIENT_ADDRESS_HEADER'])

const settings = [
  'STATE',
  'BACKUPS',
  'LOGS',
  'PORT',
  'HOST',
  'TRUSTED_PROXIES',
  'KEPT_BACKUPS',
  'PROCESSES',
  'SERVICES',
  'ENV',
  'METRICS_PORT',
  'METRICS_HOST'
] as const
type Setting = (typeof settings)[number]

/** Base addresses of the services. If all are set, the server is an edge without services and databases. */
export const bases = ['PASSPORT_BASE', 'USER_SERVICE_BASE', 'EXTENSION_API_BASE', 'EXAM_BASE'] as const

/** An S3-compatible bucket for files, in place of the folder. */
const bucketSettings = ['FILES_BUCKET', 'FILES_REGION', 'FILES_KEY_ID', 'FILES_SECRET'] as const

/** The target of Litestream: a folder, or a bucket with its key. */
const replicaBucketSettings = ['REPLICA', 'REPLICA_REGION', 'REPLICA_KEY_ID', 'REPLICA_SECRET'] as const

/** The local machine. */
const defaultProxies = '127.0.0.1,::1'

type Environment = Readonly<Record<string, string | undefined>>

/** A local address to listen on. */
interface Listening {
  host: string
  port: number
}

export interface ServerConfig {
  /** Folder of the databases, and of the files unless a bucket is set. */
  state: string
  bucket: S3Bucket | undefined
  /** The target of Litestream, which runs as a separate program; undefined without replication. */
  replica: Replica | undefined
  /** Folder of the backups; undefined if no backups are made. */
  backups: string | undefined
  /** Number of backups to keep, at least one. */
  keptBackups: number
  /** Folder of log files; undefined if the log goes to standard output only. */
  logs: string | undefined
  port: number
  host: string
  /** Number of worker processes. */
  processes: number
  /** Address on which the services listen for edges on other machines; undefined if they do not. */
  services: Listening | undefined
  /** Whether all services run on other machines. */
  isEdge: boolean
  /** Address of the Prometheus metrics; undefined if they are not exposed. */
  metrics: { port: number; host: string } | undefined
  proxies: ReturnType<typeof readProxies>
  vars: Vars
}

/**
 * Reads the configuration of a server.
 * @param build folder of the build, whose wrangler.json files name the variables
 * @throws Error that lists every fault
 */
export function readServerConfig(build: string, environment: Environment): ServerConfig {
  const faults: string[] = []
  const given = givenIn(environment, faults)
  const bucket = bucketIn(given, faults)
  const workers = ['site', 'passport', 'main', 'exam'] as const
  const vars = new Map<WorkerName, Record<string, unknown>>(workers.map((name) => [name, {}]))
  const known = new Set<string>([...settings, ...bucketSettings, ...replicaBucketSettings])
  for (const worker of workers) {
    for (const [name, shipped] of Object.entries(readWorkerConfig(build, worker).vars)) {
      const own = ownName(worker, name)
      known.add(name).add(own)
      const written = given.get(own) ?? given.get(name)
      if (written === undefined || ofThisHost.has(name)) continue
      try {
        Object.assign(vars.get(worker) ?? {}, { [name]: typeof shipped === 'object' ? JSON.parse(written) : written })
      } catch {
        faults.push(`GALAXY_${given.has(own) ? own : name}: must be JSON, such as ${JSON.stringify(shipped)}`)
      }
    }
  }
  for (const [name, users] of Object.entries(secrets)) {
    known.add(name)
    for (const worker of users) {
      const own = ownName(worker, name)
      known.add(own)
      const secret = given.get(own) ?? given.get(name)
      if (secret !== undefined) Object.assign(vars.get(worker) ?? {}, { [name]: secret })
    }
  }
  for (const name of given.keys()) {
    if (!known.has(name)) faults.push(`GALAXY_${name}: there is no such setting`)
    if (ofThisHost.has(name))
      faults.push(`GALAXY_${name}: on this host GALAXY_TRUSTED_PROXIES says who states the address of visitors`)
  }

  const setting = (name: Setting) => given.get(name)?.trim() || undefined
  const number = (name: Setting, defaultValue: number, min: number, max: number) => {
    const value = setting(name)
    if (value === undefined) return defaultValue
    const read = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (!(read >= min && read <= max)) faults.push(`GALAXY_${name}: must be a number from ${min} to ${max}`)
    return read
  }
  // Whether samples may be served is checked before the server starts (`scripts/commands/ready.ts`).
  const env = setting('ENV')
  if (env !== undefined && env !== 'production' && env !== 'sample') faults.push('GALAXY_ENV: must be «production» or «sample»')
  const state = setting('STATE')
  if (state === undefined) faults.push('GALAXY_STATE: must be the folder of the databases and files')
  const replica = replicaIn(given, state ?? '', bucket, faults)
  for (const name of ['BACKUPS', 'LOGS'] as const) {
    const folder = setting(name)
    if (state !== undefined && folder !== undefined && isWithin(state, folder))
      faults.push(`GALAXY_${name}: is in GALAXY_STATE, with which a restore would put it aside`)
  }
  const port = number('PORT', 8787, 0, 65_535)
  const metricsPort = number('METRICS_PORT', 0, 1, 65_535)
  if (setting('METRICS_PORT') !== undefined && metricsPort === port)
    faults.push('GALAXY_METRICS_PORT: must be another port than GALAXY_PORT, which visitors reach')
  const processes = number('PROCESSES', 1, 1, 64)
  const keptBackups = number('KEPT_BACKUPS', 14, 1, backupRetentionDays)
  const isEdge = bases.every((base) => given.get(base))
  if (isEdge && setting('BACKUPS') !== undefined) faults.push('GALAXY_BACKUPS: an edge has nothing to back up')
  if (isEdge && replica) faults.push('GALAXY_REPLICA: an edge has nothing to replicate')
  const services = servicesIn(setting('SERVICES'), faults)
  if (services && isEdge) faults.push('GALAXY_SERVICES: an edge has no services')
  // Without the secret, anyone who reaches the services could make service-only calls.
  if (services && !given.get('SERVICE_SECRET')) faults.push('GALAXY_SERVICES: needs GALAXY_SERVICE_SECRET')
  let proxies = readProxies(defaultProxies)
  try {
    proxies = readProxies(setting('TRUSTED_PROXIES') ?? defaultProxies)
  } catch (error) {
    faults.push(`GALAXY_${errorMessage(error)}`)
  }
  refuse(faults)
  return {
    state: state ?? '',
    bucket,
    replica,
    backups: setting('BACKUPS'),
    keptBackups,
    logs: setting('LOGS'),
    port,
    host: setting('HOST') ?? '127.0.0.1',
    processes,
    services,
    isEdge,
    metrics:
      setting('METRICS_PORT') === undefined ? undefined : { port: metricsPort, host: setting('METRICS_HOST') ?? '127.0.0.1' },
    proxies,
    vars: Object.fromEntries(vars)
  }
}

/**
 * The bucket for files, for a command that runs outside the server; undefined if they are in a folder. @throws Error that lists
 * every fault
 */
export function readBucket(environment: Environment): S3Bucket | undefined {
  const faults: string[] = []
  const bucket = bucketIn(givenIn(environment, faults), faults)
  refuse(faults)
  return bucket
}

/**
 * The replica of a server, for a command that runs outside it; undefined without replication. @throws Error that lists every
 * fault
 */
export function readReplica(state: string, environment: Environment): Replica | undefined {
  const faults: string[] = []
  const given = givenIn(environment, faults)
  const replica = replicaIn(given, state, bucketIn(given, faults), faults)
  refuse(faults)
  return replica
}

/** The folders that a server writes, by purpose. */
export const foldersOf = ({ state, backups, replica, logs }: ServerConfig) => ({
  state,
  backups,
  replica: replica && 'folder' in replica ? replica.folder : undefined,
  logs
})

/** Whether a path is a folder or below it. */
const isWithin = (folder: string, path: string) => !/^\.\.(\/|$)/.test(relative(folder, path))

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The server is not configured:\n  ${faults.join('\n  ')}`)
}

/** Name of a setting for one service. The edge has none, because its variables are not those of services. */
const ownName = (worker: WorkerName, name: string) => (worker === 'site' ? name : `${worker.toUpperCase()}_${name}`)

/** `docker run --env-file` keeps the quotes that systemd and shells remove; one file must work with all three. */
const withoutQuotes = (value: string) => /^'([^']*)'$/.exec(value)?.[1] ?? value

/** The settings by name without the prefix. Reads the values of `_FILE` settings. */
function givenIn(environment: Environment, faults: string[]): Map<string, string> {
  const given = new Map<string, string>()
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.startsWith('GALAXY_')) continue
    const isFile = name.endsWith('_FILE')
    const plain = name.slice('GALAXY_'.length, isFile ? -'_FILE'.length : undefined)
    // An empty line of a template is no setting beside the other form, whichever comes first.
    if (value === '' && (isFile || given.has(plain))) continue
    if (given.get(plain)) faults.push(`GALAXY_${plain}: is given by itself and as a file; remove one`)
    try {
      given.set(plain, isFile ? readFileSync(withoutQuotes(value), 'utf8').trim() : withoutQuotes(value))
    } catch {
      faults.push(`${name}: there is no readable file «${value}»`)
    }
  }
  return given
}

/** Must be a private address, because the services trust what a connection says about visitors. */
function servicesIn(written: string | undefined, faults: string[]): Listening | undefined {
  if (written === undefined) return undefined
  const [, host = '', port = ''] = /^\[?([\d.]+|[\da-fA-F:]+)\]?:(\d{1,5})$/.exec(written) ?? []
  const isPrivate =
    ipaddr.isValid(host) && ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.parse(host).range())
  if (!isPrivate || Number(port) > 65_535)
    faults.push('GALAXY_SERVICES: must be an address of a private network with a port, such as 10.0.0.5:8788')
  return { host, port: Number(port) }
}

function bucketIn(given: ReadonlyMap<string, string>, faults: string[]): S3Bucket | undefined {
  return bucketSettings.some((name) => given.get(name))
    ? readBucketSettings(given, bucketSettings, /^https?:\/\/[^/?#]+\/[^?#]*[^/?#]$/, faults)
    : undefined
}

/** Reads address, region, key id and secret of a bucket, in this order. */
function readBucketSettings(
  given: ReadonlyMap<string, string>,
  names: readonly [string, string, string, string],
  pattern: RegExp,
  faults: string[]
): S3Bucket {
  const [address = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => given.get(name))
  for (const name of names)
    if (!given.get(name)) faults.push(`GALAXY_${name}: a bucket needs ${names.map((each) => `GALAXY_${each}`).join(', ')}`)
  if (address && !pattern.test(address))
    faults.push(`GALAXY_${names[0]}: must be the address of a bucket, such as https://s3.example/galaxy`)
  return { address, region, accessKeyId, secretAccessKey }
}

function replicaIn(
  given: ReadonlyMap<string, string>,
  state: string,
  files: S3Bucket | undefined,
  faults: string[]
): Replica | undefined {
  const place = given.get('REPLICA')?.trim() ?? ''
  const [, ...keys] = replicaBucketSettings
  if (!/^https?:/.test(place)) {
    for (const name of keys) if (given.get(name)) faults.push(`GALAXY_${name}: GALAXY_REPLICA is no address of a bucket`)
    if (place === '') return undefined
    if (!isAbsolute(place)) faults.push('GALAXY_REPLICA: must be a whole path, or the address of a bucket')
    else if (isWithin(state, place)) faults.push('GALAXY_REPLICA: is in GALAXY_STATE, with which it would be lost')
    return { folder: place }
  }
  if (!files) faults.push('GALAXY_REPLICA: a bucket has the databases only; GALAXY_FILES_BUCKET must have the files')
  return { bucket: readBucketSettings(given, replicaBucketSettings, /^https?:\/\/[^/?#]+\/[^/?#]+$/, faults) }
}
