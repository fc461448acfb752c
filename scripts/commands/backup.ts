/* `npm run backup -- config`: prints the configuration of Litestream for the server on Node whose environment this is. */
import { readReplica } from '../../hosts/node/config.ts'
import { litestreamConfig } from '../../hosts/node/replica.ts'

const [command, ...more] = process.argv.slice(2)
const { GALAXY_STATE: state } = process.env
const usage = `Usage: GALAXY_STATE=<folder of the server> GALAXY_REPLICA=<folder on another disk, or address of a bucket> npm run backup -- config`

try {
  const replica = command === 'config' && more.length === 0 && state ? readReplica(state, process.env) : undefined
  if (!state || !replica) {
    console.error(usage)
    process.exit(2)
  }
  process.stdout.write(litestreamConfig(state, replica))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
