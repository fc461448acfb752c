/* `npm run build`: what is deployed, into dist. */
import { build } from '../full-build'

await build()
