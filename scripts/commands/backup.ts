/*
 * `npm run backup -- now`: makes a backup of the Node server that the environment configures, also while it runs. `npm run backup
 * -- config` prints the Litestream configuration for it.
 */
import { join } from 'node:path'
import { makeBackup } from '../../hosts/node/backup.ts'
import { readReplica, readServerConfig } from '../../hosts/node/config.ts'
import { litestreamConfig } from '../../hosts/node/replica.ts'
import { root } from '../root'

const usage = `Usage: npm run backup -- now
       GALAXY_STATE=<folder of the server> GALAXY_REPLICA=<folder on another disk, or address of a bucket> npm run backup -- config

The first needs the settings of the server, with GALAXY_BACKUPS.`

const [command, ...more] = process.argv.slice(2)
const { GALAXY_STATE: state } = process.env

/** The output; undefined if arguments or settings are missing or invalid. */
async function run(): Promise<string | undefined> {
  if (!state || more.length > 0) return undefined
  if (command === 'config') {
    const replica = readReplica(state, process.env)
    return replica && litestreamConfig(state, replica)
  }
  // Checked before the settings, whose faults would hide that the command does not exist.
  if (command !== 'now') return undefined
  const { backups, keptBackups } = readServerConfig(join(root, 'dist'), process.env)
  if (backups === undefined) return undefined
  const { folder, missing } = await makeBackup(state, backups, keptBackups)
  return [`The backup is ${folder}.`, ...missing.map((key) => `missing: ${key} has no content`), ''].join('\n')
}

try {
  const text = await run()
  if (text === undefined) {
    console.error(usage)
    process.exit(2)
  }
  process.stdout.write(text)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
