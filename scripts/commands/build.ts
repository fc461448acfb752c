/* `npm run build`: what is deployed, into dist. */
import { build } from '../shell.ts'

await build()
