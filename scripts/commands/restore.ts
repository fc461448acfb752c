/*
 * `npm run restore -- <backup>` or `npm run restore -- --from replica [--at <time>]`: puts a backup of a server on Node, or what
 * Litestream replicated of it, in the place of its databases and files.
 */
import { parseArgs } from 'node:util'
import { restoreBackup } from '../../hosts/node/backup.ts'
import { readReplica } from '../../hosts/node/config.ts'
import { restoreReplica } from '../../hosts/node/replica-restore.ts'

const usage = `Usage: GALAXY_STATE=<folder of the server> npm run restore -- <folder of the backup>
       GALAXY_STATE=<folder of the server> GALAXY_REPLICA=<its replica> npm run restore -- --from replica [--at 2026-11-28T09:30:00+08:00]`

function fail(message: string, code: 1 | 2): never {
  console.error(message)
  process.exit(code)
}

/** The options of the command. */
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

/** Milliseconds since 1970; NaN for a text that is no time with a zone. */
function timeOf(text: string): number {
  return /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
}

const kept = (before: string | undefined) =>
  before === undefined ? '' : ` What was there before is in ${before}; delete it once all is well.`

try {
  if (isReplica) {
    const replica = readReplica(state, process.env)
    if (!replica) fail(usage, 2)
    const { before, until } = await restoreReplica(state, replica, moment)
    const moments = [...until].map(([service, last]) => `  ${service}: ${new Date(last).toISOString()}`)
    console.log(`Restored the replica.${kept(before)}\nThe last change in it was replicated by:\n${moments.join('\n')}`)
  } else if (folder !== undefined) {
    console.log(`Restored ${folder}.${kept(await restoreBackup(state, folder))}`)
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}
