/* `npm run build`: builds everything that is deployed, into dist. */
import { parseArgs } from 'node:util'
import { build } from '../full-build'

parseArgs()
await build()
