/*
 * `npm run restore -- <backup>` or `npm run restore -- --from replica [--at <time>]`: replaces databases and files of a server on
 * Node by a backup or by Litestream's replica.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../../hosts/node/backup.ts'
import { readReplica } from '../../hosts/node/config.ts'
import { type Erasures, readErasureList, readErasures } from '../../hosts/node/erasures.ts'
import { errorMessage } from '../../hosts/node/error-message.ts'
import type { Replica } from '../../hosts/node/replica.ts'
import { restoreDatabases, restoreReplica } from '../../hosts/node/replica-restore.ts'
import { databasePath } from '../../hosts/node/site.ts'
import { eraseAgain } from '../repeat-erasures'

const usage = `Usage: GALAXY_STATE=<folder of the server> npm run restore -- <folder of the backup>
       GALAXY_STATE=<folder of the server> GALAXY_REPLICA=<its replica> npm run restore -- --from replica [--at 2026-11-28T09:30:00+08:00]`

function fail(message: string, code: 1 | 2): never {
  console.error(message)
  process.exit(code)
}

/** Parses the options of the command. */
function read() {
  try {
    const { values, positionals } = parseArgs({
      options: { from: { type: 'string' }, at: { type: 'string' } },
      allowPositionals: true
    })
    return { ...values, folders: positionals }
  } catch {
    return fail(usage, 2)
  }
}

const { from, at, folders } = read()
const [folder, ...more] = folders
const state = process.env.GALAXY_STATE ?? ''
const moment = at === undefined ? undefined : timeOf(at)
const isReplica = from === 'replica' && folder === undefined
const isBackup = from === undefined && at === undefined && folder !== undefined && more.length === 0
if (state === '' || Number.isNaN(moment) || !(isReplica || isBackup)) fail(usage, 2)

/** Milliseconds since 1970; NaN for anything except a time with a zone. */
function timeOf(text: string): number {
  return /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
}

/** Erasures recorded in the databases that will be replaced, which may be missing or damaged. */
function erasuresBefore(): Erasures[] {
  if (!existsSync(databasePath(state, 'passport'))) return []
  try {
    return [readErasures(state)]
  } catch (error) {
    console.warn(`The erasures recorded in the present databases cannot be read: ${errorMessage(error)}`)
    return []
  }
}

/** Erasures in the lists next to backups. */
const listedErasures = (folders: readonly (string | undefined)[]): Erasures[] =>
  [...new Set(folders)].flatMap((each) => (each === undefined ? [] : (readErasureList(each) ?? [])))

/** Erasures recorded in the newest replicated databases, for a restore to an earlier time. */
async function replicatedErasures(replica: Replica, incoming: string): Promise<Erasures[]> {
  const newest = join(incoming, 'newest')
  mkdirSync(newest)
  await restoreDatabases(replica, newest)
  const erasures = readErasures(newest)
  rmSync(newest, { recursive: true })
  return [erasures]
}

const kept = (before: string | undefined) =>
  before === undefined ? '' : ` What was there before is in ${before}; delete it once all is well.`

try {
  if (isReplica) {
    const replica = readReplica(state, process.env)
    if (!replica) fail(usage, 2)
    let repeated = ''
    const { before, until } = await restoreReplica(state, replica, moment, async (incoming) => {
      const newest = moment === undefined ? [] : await replicatedErasures(replica, incoming)
      repeated = await eraseAgain(incoming, [...erasuresBefore(), ...newest, ...listedErasures([process.env.GALAXY_BACKUPS])])
    })
    const moments = [...until].map(([service, last]) => `  ${service}: ${new Date(last).toISOString()}`)
    console.log(
      `Restored the replica.${kept(before)}\nThe last change in it was replicated by:\n${moments.join('\n')}\n${repeated}`
    )
  } else if (folder !== undefined) {
    let repeated = ''
    const before = await restoreBackup(state, folder, async (incoming) => {
      repeated = await eraseAgain(incoming, [
        ...erasuresBefore(),
        ...listedErasures([dirname(resolve(folder)), process.env.GALAXY_BACKUPS])
      ])
    })
    console.log(`Restored ${folder}.${kept(before)}\n${repeated}`)
  }
} catch (error) {
  fail(errorMessage(error), 1)
}
