/*
 * `node bin/galaxy.js ready`: whether a server may start. With `GALAXY_ENV=production`, which the shipped unit and image set, it
 * may not with a sample or without a value that it needs; the unit and the image ask before each start.
 */
import { parseArgs } from 'node:util'
import { exitWith, failed } from '../command-result'
import { nodeInstallation } from '../node-installation'
import { linesOf, missingOf } from '../readiness'

parseArgs()
try {
  const installation = nodeInstallation(process.env)
  const { needed } = linesOf(process.env.GALAXY_ENV === 'production' ? missingOf(installation) : [])
  if (needed.length > 0) {
    console.error(`The server does not start. These values are samples or missing:\n  ${needed.join('\n  ')}`)
    console.error('To run it as the sample company, set GALAXY_ENV=sample.')
  }
  process.exit(needed.length > 0 ? 1 : 0)
} catch (error) {
  exitWith(failed(error))
}
