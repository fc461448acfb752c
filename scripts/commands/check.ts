/* `npm run check`: format and lint rules, types, and the version floors of the dependencies. */
import { compileMessages } from '../messages'
import { timed } from '../shell'
import { check } from '../suites'

await timed('Compiling the messages', compileMessages, () => true)
const results = await check()
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
