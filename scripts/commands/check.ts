/* `npm run check`: format and lint rules, types, and the version floors of the dependencies. */
import { check } from '../suites.ts'

const results = await check()
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
