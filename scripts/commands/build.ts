/* `npm run build`: what is deployed, into dist. */
import { build } from '../build'

await build()
