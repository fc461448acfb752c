/* `npm run build`: what is deployed, into dist. */
import { parseArgs } from 'node:util'
import { build } from '../full-build'

parseArgs()
await build()
