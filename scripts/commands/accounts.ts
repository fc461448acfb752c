/* `npm run accounts`: lists, locks and unlocks accounts, in the local database or (`--remote`) in that of the deployed passport. */
import { runAccounts } from '../accounts-command'
import { stateFolder } from '../local-config'

const { text, code } = await runAccounts(process.argv.slice(2), stateFolder)
if (code === 0) console.log(text)
else console.error(text)
process.exit(code)
