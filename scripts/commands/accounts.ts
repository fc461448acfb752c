/*
 * `npm run accounts`: lists, locks and unlocks accounts and changes their roles at the desk, in the local database or
 * (`--remote`) in that of the deployed passport.
 */
import { runAccounts } from '../accounts-command'
import { exitWith } from '../command-result'
import { stateFolder } from '../resources'

exitWith(await runAccounts(process.argv.slice(2), stateFolder))
