/*
 * `npm run backup -- now`: makes a backup of the Node server that the environment configures, also while it runs. `npm run backup
 * -- config` prints the Litestream configuration for it.
 */
import { join } from 'node:path'
import { makeBackup } from '../../hosts/node/backup.ts'
import { readReplica, readServerConfig } from '../../hosts/node/config.ts'
import { litestreamConfig } from '../../hosts/node/replica.ts'
import { type CommandResult, exitWith, failed } from '../command-result'
import { root } from '../root'

const usage = `Usage: npm run backup -- now
       GALAXY_STATE=<folder of the server> GALAXY_REPLICA=<folder on another disk, or address of a bucket> npm run backup -- config

The first needs the settings of the server, with GALAXY_BACKUPS.`

const [command, ...more] = process.argv.slice(2)
const { GALAXY_STATE: state } = process.env
const misuse: CommandResult = { text: usage, code: 2 }

async function run(): Promise<CommandResult> {
  if (!state || more.length > 0) return misuse
  if (command === 'config') {
    const replica = readReplica(state, process.env)
    return replica ? { text: litestreamConfig(state, replica).trimEnd(), code: 0 } : misuse
  }
  // Checked before the settings, whose faults would hide that the command does not exist.
  if (command !== 'now') return misuse
  const { backups, keptBackups } = readServerConfig(join(root, 'dist'), process.env)
  if (backups === undefined) return misuse
  const { folder, missing } = await makeBackup(state, backups, keptBackups)
  return { text: [`The backup is ${folder}.`, ...missing.map((key) => `missing: ${key} has no content`)].join('\n'), code: 0 }
}

exitWith(await run().catch(failed))
