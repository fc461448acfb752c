import { copyFile, link, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { litestreamFolder } from './database.ts'
import { errorMessage } from './error-message.ts'
import { ifMissing } from './missing-file.ts'
import { openS3Client, type S3Bucket } from './s3-client.ts'
import { databasePath, services } from './site.ts'

/*
 * The replica of a server's databases. Litestream 0.3.13, which the operator runs as a separate program, writes it within a
 * second of each commit to a folder on another disk or to a bucket. This module is the agreement of both programs.
 */

/** Location of the replica. A bucket gets only databases, because the files are then in a bucket themselves. */
export type Replica = { folder: string } | { bucket: S3Bucket }

/** Subfolder of the media library's files. */
export const replicatedFiles = (folder: string) => join(folder, 'files')

/** Hours for which the replica can be restored to any point in time. */
const retentionHours = 72
/** Hours between two snapshots, from which a restore starts. */
const snapshotHours = 6
/** Milliseconds for which the replica keeps a deleted file, because a restored database may still refer to it. */
export const deletedFileRetention = retentionHours * 3_600_000
/**
 * Days after which erased data is gone from the replica of a running server. Litestream keeps everything from the
 * oldest snapshot within its retention on, and checks once an hour.
 */
export const replicaRetentionDays = Math.ceil((retentionHours + snapshotHours + 1) / 24)

/**
 * The YAML configuration of Litestream. It contains no secret: Litestream expands `${…}` from its environment.
 *
 * The two intervals of half a second each add up to the largest data loss. Only Litestream checkpoints the write-ahead log, at
 * its default of 1,000 pages.
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

/** A YAML string. Litestream would expand a dollar sign as a variable, and it cannot be escaped. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`«${text}»: Litestream takes a dollar sign for the name of a variable`)
  return JSON.stringify(text)
}

/** A stored snapshot, or a stored segment of the write-ahead log. */
export interface StoredPart {
  /** Path within the replica. */
  name: string
  /** Time by which it was stored, in milliseconds since 1970. */
  storedBy: number
}

export interface ReplicaStore {
  /** Lists the parts below a path whose names come after `after`. */
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
        // Litestream may have removed it.
        const found = await stat(join(folder, name)).catch(ifMissing(undefined))
        return found ? [{ name, storedBy: found.mtimeMs }] : []
      })
      return (await Promise.all(parts)).flat()
    },
    fetch: (name, to) => link(join(folder, name), to).catch(() => copyFile(join(folder, name), to))
  }
}

/** An index of the write-ahead log in the format of Litestream's names. */
const numbered = (index: number) => index.toString(16).padStart(8, '0')

/**
 * Time of the newest stored part of a database, in milliseconds since 1970.
 * @returns undefined if the replica has no part of the generation that Litestream is writing
 */
async function storedUntil(store: ReplicaStore, state: string, service: string): Promise<number | undefined> {
  const tracking = litestreamFolder(databasePath(state, service))
  const history = (await readFile(join(tracking, 'generation'), 'utf8').catch(() => '')).trim()
  if (history === '') return undefined
  const logs = await readdir(join(tracking, 'generations', history, 'wal')).catch(ifMissing([]))
  const current = Math.max(0, ...logs.map((name) => Number.parseInt(name, 16)).filter(Number.isFinite))
  const path = `${service}/generations/${history}`
  // The current and the previous index, because the current one may be new and empty.
  const from = `${path}/wal/${numbered(Math.max(0, current - 1))}`
  const segments = await store.list(`${path}/wal`, from)
  const parts = segments.length > 0 ? segments : await store.list(`${path}/snapshots`)
  return parts.length === 0 ? undefined : Math.max(...parts.map(({ storedBy }) => storedBy))
}

/** Time of the last write to a database, in milliseconds since 1970. */
async function writtenAt(state: string, service: string): Promise<number> {
  const path = databasePath(state, service)
  const log = await stat(`${path}-wal`).catch(ifMissing(undefined))
  if (log && log.size > 0) return log.mtimeMs
  const database = await stat(path).catch(ifMissing(undefined))
  return database?.mtimeMs ?? 0
}

/**
 * Time of the oldest write that the replica lacks, as far as it is known.
 * @param before the last result
 * @param written time of the newest write
 * @param stored time of the newest part in the replica
 * @returns undefined if the replica is complete
 */
export function lackingSince(before: number | undefined, written: number, stored: number | undefined): number | undefined {
  if (stored !== undefined && stored >= written) return undefined
  return Math.max(before ?? written, stored ?? 0)
}

/** Lag in milliseconds, by database, or `files`. */
export type Lags = ReadonlyMap<string, number>

/** Milliseconds between two checks of a replica. A check of a bucket costs a request for each database. */
const lookInterval = { folder: 1000, bucket: 10_000 }
/** Lag in milliseconds above which the operator is warned. */
const tolerated = 60_000

interface WatchOptions {
  state: string
  replica: Replica
  /** Lag of the files in milliseconds; undefined if they are in a bucket. */
  filesLag?: (() => number) | undefined
  /** Called with a message when the replica falls behind, and with undefined when it has caught up. */
  report: (fault: string | undefined) => void
}

/** Monitors the lag of a running server's replica. */
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
        failure = errorMessage(error)
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
 * Waits until the replica contains the current state of a database.
 * @returns milliseconds waited
 * @throws Error after the timeout, with the time of the newest replicated part
 */
export async function awaitReplica(state: string, replica: Replica, service: string, patience: number): Promise<number> {
  const store = openReplica(replica)
  const written = await writtenAt(state, service)
  const begun = Date.now()
  for (;;) {
    const stored = await storedUntil(store, state, service)
    if (stored !== undefined && stored >= written) return Date.now() - begun
    if (Date.now() - begun > patience) {
      const has =
        stored === undefined ? 'The replica has no copy of the database' : `The replica ends at ${new Date(stored).toISOString()}`
      throw new Error(`${has}; the last write was at ${new Date(written).toISOString()}. Check whether Litestream runs.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
