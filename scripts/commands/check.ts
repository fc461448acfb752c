/* `npm run check`: format and lint rules, messages and types, and the version floors of the dependencies. */
import { parseArgs } from 'node:util'
import { ensureMessages } from '../messages'
import { timed } from '../run-program'
import { lint, types, versionFloors } from '../suites'

parseArgs()
const compileThenCheck = async () => {
  await timed('Compiling the messages that have changed', ensureMessages, () => true)
  return types()
}
const results = [...(await Promise.all([lint(), compileThenCheck()])), versionFloors()]
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
