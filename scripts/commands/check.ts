/* `npm run check`: format and lint rules, types, and the version floors of the dependencies. */
import { compileMessages } from '../messages.ts'
import { timed } from '../shell.ts'
import { check } from '../suites.ts'

await timed('Compiling the messages', compileMessages, () => true)
const results = await check()
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
