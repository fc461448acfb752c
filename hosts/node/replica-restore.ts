import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { assertWhole, replaceState } from './backup.ts'
import { restoreMirror } from './mirror.ts'
import { isMissing } from './missing-file.ts'
import { openReplica, type Replica, type ReplicaStore, replicatedFiles, type StoredPart } from './replica.ts'
import { databasePath, filesFolder, services } from './site.ts'

/*
 * Restores a server from its replica alone. This module selects the parts that make up a database, and not Litestream: 0.3.13
 * dates a history by the parts older than its newest whole copy, and so takes an older history for the newest, or none for a given
 * time. Litestream gets the parts in a folder of their own and puts them together.
 */

const run = promisify(execFile)

/** A name as Litestream writes it: the history, then a whole copy or a piece of the log by its number and offset. */
const partName = /\/generations\/([0-9a-f]{16})\/(snapshots|wal)\/([0-9a-f]{8})(?:_[0-9a-f]{8})?\.(?:snapshot|wal)\.lz4$/

interface Selection {
  history: string
  names: string[]
  /** Milliseconds since 1970 by which the last part was stored. */
  until: number
}

/**
 * The parts that make up a database as it was at a moment: those of the history that was written last, from its newest whole copy
 * on.
 * @param at milliseconds since 1970; infinite for the newest state
 * @returns undefined if nothing was stored before
 */
export function selectParts(parts: readonly StoredPart[], at: number): Selection | undefined {
  const stored = parts.flatMap(({ name, storedBy }) => {
    const [, history = '', kind, index = ''] = partName.exec(name) ?? []
    return kind === undefined || storedBy > at
      ? []
      : [{ name, storedBy, history, isWhole: kind === 'snapshots', index: Number.parseInt(index, 16) }]
  })
  const newestFirst = stored.toSorted((a, b) => b.storedBy - a.storedBy)
  const begun = new Set(stored.filter(({ isWhole }) => isWhole).map(({ history }) => history))
  const newest = newestFirst.find(({ history }) => begun.has(history))
  if (!newest) return undefined
  const own = stored.filter(({ history }) => history === newest.history)
  const first = Math.max(...own.filter(({ isWhole }) => isWhole).map(({ index }) => index))
  const used = own.filter(({ isWhole, index }) => (isWhole ? index === first : index >= first))
  return { history: newest.history, names: used.map(({ name }) => name), until: newest.storedBy }
}

/**
 * Restores databases and files from a replica into the state of a server that is not running, with Litestream of the path.
 * @param at milliseconds since 1970; undefined for the newest state
 * @param finish completes the databases in the folder that it is given before they replace those of the server
 * @returns `before`: the folder of the replaced state, if there was one; `until`: the time by which the last change in each
 * database was replicated, in milliseconds since 1970
 * @throws Error if something is missing or damaged; then nothing was changed
 */
export async function restoreReplica(
  state: string,
  replica: Replica,
  at: number | undefined,
  finish: (incoming: string) => Promise<void>
) {
  let until: ReadonlyMap<string, number> = new Map()
  const before = await replaceState(state, async (incoming) => {
    until = await restoreDatabases(replica, incoming, at)
    if ('folder' in replica) await restoreMirror(replicatedFiles(replica.folder), filesFolder(incoming), at)
    await finish(incoming)
  })
  return { before, until }
}

/** Restores the databases alone into a folder. @returns the moment of each, in milliseconds since 1970 */
export async function restoreDatabases(replica: Replica, folder: string, at?: number): Promise<ReadonlyMap<string, number>> {
  const store = openReplica(replica)
  const until = new Map<string, number>()
  for (const service of services) until.set(service, await restoreDatabase(store, service, databasePath(folder, service), at))
  return until
}

async function restoreDatabase(store: ReplicaStore, service: string, to: string, at = Number.POSITIVE_INFINITY): Promise<number> {
  const selection = selectParts(await store.list(`${service}/generations`), at)
  if (!selection) {
    const when = at === Number.POSITIVE_INFINITY ? '' : ' from before that time'
    throw new Error(`The replica has no copy of ${service}${when}. Nothing was changed.`)
  }
  const parts = `${to}.replica`
  for (const name of selection.names) {
    const [kind, file] = [basename(dirname(name)), basename(name)]
    const folder = join(parts, 'generations', selection.history, kind)
    await mkdir(folder, { recursive: true })
    await store.fetch(name, join(folder, file))
  }
  try {
    await run('litestream', ['restore', '-generation', selection.history, '-o', to, `file://${parts}`])
  } catch (error) {
    if (isMissing(error)) throw new Error('There is no litestream in the PATH. Install version 0.3.13. Nothing was changed.')
    throw error
  }
  await rm(parts, { recursive: true })
  assertWhole(to)
  return selection.until
}
