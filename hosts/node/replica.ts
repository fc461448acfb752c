import { copyFile, link, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { litestreamFolder } from './database.ts'
import { openS3Client, type S3Bucket } from './s3-client.ts'
import { databasePath, services } from './site.ts'

/*
 * The replica of a server's databases, which Litestream 0.3.13 writes within a second of each commit: to a folder on another disk,
 * or to a bucket. Litestream runs beside the server and is the operator's; this is what both agree on.
 */

/** Where the replica is. In a bucket, the databases only: the files are then in a bucket themselves. */
export type Replica = { folder: string } | { bucket: S3Bucket }

/** Folder of the library's files within a replica's folder. */
export const replicatedFiles = (folder: string) => join(folder, 'files')

/** Hours for which the replica can be restored to any moment. */
const retentionHours = 72
/** Hours between two whole copies within a replica, from which a restored database begins. */
const snapshotHours = 6
/** Milliseconds for which the replica keeps a file that was deleted, for a restored database that still names it. */
export const deletedFileRetention = retentionHours * 3_600_000
/**
 * Days after which nothing erased remains in the replica of a running server: Litestream keeps what the oldest whole copy within
 * its retention needs, and looks once an hour.
 */
export const replicaRetentionDays = Math.ceil((retentionHours + snapshotHours + 1) / 24)

/**
 * The configuration of Litestream, in YAML. It has no secret: Litestream replaces `${…}` by its environment.
 *
 * The two intervals together are the most that is lost, and are half a second each. Pages of the log are moved into the database by
 * Litestream alone, at 1,000 pages, which is its default.
 */
export function litestreamConfig(state: string, replica: Replica): string {
  const databases = services.map((service) => {
    const target = targetOf(replica, service).map((line) => `        ${line}`)
    return `  - path: ${quoted(databasePath(state, service))}
    monitor-interval: 500ms
    replicas:
      - name: galaxy
${target.join('\n')}
        sync-interval: 500ms
        snapshot-interval: ${snapshotHours}h
        retention: ${retentionHours}h
        retention-check-interval: 1h
`
  })
  return `# Litestream 0.3.13 for the databases of Galaxy, made by «npm run backup -- config».\ndbs:\n${databases.join('')}`
}

function targetOf(replica: Replica, service: string): string[] {
  if ('folder' in replica) return ['type: file', `path: ${quoted(join(replica.folder, service))}`]
  const { origin, pathname } = new URL(replica.bucket.address)
  return [
    'type: s3',
    `endpoint: ${quoted(origin)}`,
    'force-path-style: true',
    `region: ${quoted(replica.bucket.region)}`,
    `bucket: ${quoted(pathname.slice(1))}`,
    `path: ${service}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Litestream replaces it
    'access-key-id: ${GALAXY_REPLICA_KEY_ID}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Litestream replaces it
    'secret-access-key: ${GALAXY_REPLICA_SECRET}'
  ]
}

/** A text of the configuration. A dollar sign would be taken for a variable, and cannot be escaped. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`«${text}»: Litestream takes a dollar sign for the name of a variable`)
  return JSON.stringify(text)
}

/** A snapshot of a database, or a segment of its log, as it is stored. */
export interface StoredPart {
  /** Its path within the replica. */
  name: string
  /** Milliseconds since 1970 by which it was stored. */
  storedBy: number
}

export interface ReplicaStore {
  /** What is stored below a path, without names up to `after`. */
  list: (path: string, after?: string) => Promise<StoredPart[]>
  /** Copies a part to a file. */
  fetch: (name: string, to: string) => Promise<void>
}

/** Opens a replica for reading. */
export function openReplica(replica: Replica): ReplicaStore {
  if ('bucket' in replica) {
    const { ask, list, urlOf } = openS3Client(replica.bucket)
    return {
      list: async (path, after = '') => (await list(`${path}/`, after)).map(({ key, storedBy }) => ({ name: key, storedBy })),
      fetch: async (name, to) => writeFile(to, new Uint8Array(await (await ask(urlOf(name), {})).arrayBuffer()))
    }
  }
  const { folder } = replica
  return {
    list: async (path, after = '') => {
      const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true }).catch(ifMissing([]))
      const names = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.lz4'))
        .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
        .filter((name) => name > after)
      const parts = names.map(async (name) => {
        // Litestream may remove it meanwhile.
        const found = await stat(join(folder, name)).catch(ifMissing(undefined))
        return found ? [{ name, storedBy: found.mtimeMs }] : []
      })
      return (await Promise.all(parts)).flat()
    },
    fetch: (name, to) => link(join(folder, name), to).catch(() => copyFile(join(folder, name), to))
  }
}

/** Stands in for a file that does not exist. */
const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value
    throw error
  }

/** A number of the log as Litestream writes it in names. */
const numbered = (index: number) => index.toString(16).padStart(8, '0')

/**
 * Milliseconds since 1970 of the newest part that is stored of a database.
 * @returns undefined if the replica has none of the part of the history that Litestream is writing
 */
async function storedUntil(store: ReplicaStore, state: string, service: string): Promise<number | undefined> {
  const tracking = litestreamFolder(databasePath(state, service))
  const history = (await readFile(join(tracking, 'generation'), 'utf8').catch(() => '')).trim()
  if (history === '') return undefined
  const logs = await readdir(join(tracking, 'generations', history, 'wal')).catch(ifMissing([]))
  const current = Math.max(0, ...logs.map((name) => Number.parseInt(name, 16)).filter(Number.isFinite))
  const path = `${service}/generations/${history}`
  // Of the logs, the current one and the one before: it may have begun just now.
  const from = `${path}/wal/${numbered(Math.max(0, current - 1))}`
  const segments = await store.list(`${path}/wal`, from)
  const parts = segments.length > 0 ? segments : await store.list(`${path}/snapshots`)
  return parts.length === 0 ? undefined : Math.max(...parts.map(({ storedBy }) => storedBy))
}

/** Milliseconds since 1970 at which a database was last written, by anybody. */
async function writtenAt(state: string, service: string): Promise<number> {
  const path = databasePath(state, service)
  const log = await stat(`${path}-wal`).catch(ifMissing(undefined))
  if (log && log.size > 0) return log.mtimeMs
  const database = await stat(path).catch(ifMissing(undefined))
  return database?.mtimeMs ?? 0
}

/**
 * When the oldest write that the replica lacks was made, as far as it is known.
 * @param before the last answer
 * @param written time of the newest write
 * @param stored time of the newest part in the replica
 * @returns undefined if the replica lacks nothing
 */
export function lackingSince(before: number | undefined, written: number, stored: number | undefined): number | undefined {
  if (stored !== undefined && stored >= written) return undefined
  return Math.max(before ?? written, stored ?? 0)
}

/** Milliseconds by which a replica is behind, by what is replicated: a database, or `files`. */
export type Lags = ReadonlyMap<string, number>

/** Milliseconds between two looks at a replica. A look at a bucket is a request for each database. */
const lookInterval = { folder: 1000, bucket: 10_000 }
/** Milliseconds by which a replica may be behind before an operator is told. */
const tolerated = 60_000

interface WatchOptions {
  state: string
  replica: Replica
  /** Milliseconds by which the files are behind; undefined where they are in a bucket. */
  filesLag?: (() => number) | undefined
  /** Called when the replica falls behind, with a sentence, and with undefined when it has caught up. */
  report: (fault: string | undefined) => void
}

/** Keeps looking how far the replica of a running server is behind. */
export function watchReplica({ state, replica, filesLag, report }: WatchOptions) {
  const store = openReplica(replica)
  const lacking = new Map<string, number | undefined>()
  const interval = 'folder' in replica ? lookInterval.folder : lookInterval.bucket
  let isBehind = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look(): Promise<void> {
    let failure: string | undefined
    for (const service of services) {
      const written = await writtenAt(state, service)
      const stored = await storedUntil(store, state, service).catch((error: unknown) => {
        failure = error instanceof Error ? error.message : String(error)
        return undefined
      })
      lacking.set(service, lackingSince(lacking.get(service), written, stored))
    }
    const behind = [...lags()].filter(([, lag]) => lag > tolerated)
    if (isBehind === behind.length > 0) return
    isBehind = behind.length > 0
    const names = behind.map(([name, lag]) => `${name} ${Math.round(lag / 1000)} s`).join(', ')
    report(isBehind ? `the replica is behind: ${names}${failure === undefined ? '' : ` (${failure})`}` : undefined)
  }

  function lags(now = Date.now()): Lags {
    const found = new Map<string, number>()
    for (const service of services) {
      const since = lacking.get(service)
      found.set(service, since === undefined ? 0 : Math.max(0, now - since))
    }
    if (filesLag) found.set('files', filesLag())
    return found
  }

  function next(): void {
    if (!isStopped) timer = setTimeout(() => void look().finally(next), interval)
  }
  next()

  return {
    lags,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    }
  }
}

/**
 * Waits until the replica has what is in a database now.
 * @returns how long that took
 * @throws Error if it has not after the given milliseconds, with the time of what it has
 */
export async function awaitReplica(state: string, replica: Replica, service: string, patience: number): Promise<number> {
  const store = openReplica(replica)
  const written = await writtenAt(state, service)
  const begun = Date.now()
  for (;;) {
    const stored = await storedUntil(store, state, service)
    if (stored !== undefined && stored >= written) return Date.now() - begun
    if (Date.now() - begun > patience) {
      const has = stored === undefined ? 'it has nothing of it' : `it ends at ${new Date(stored).toISOString()}`
      throw new Error(`${has}, and the database was written at ${new Date(written).toISOString()}: does Litestream run?`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
