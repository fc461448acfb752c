/* `npm run reports`: imports benchmark results, and writes the JSON schema of their format. */

import { exitWith } from '../command-result'
import { runReports } from '../reports-command'

exitWith(await runReports(process.argv.slice(2)))
