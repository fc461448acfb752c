/* `npm run content`: exports and imports all content, of the local site or (`--remote`) of the deployed one. */

import { exitWith } from '../command-result'
import { runContent } from '../content-command'
import { stateFolder } from '../resources'

exitWith(await runContent(process.argv.slice(2), stateFolder))
