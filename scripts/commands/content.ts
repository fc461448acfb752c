/* `npm run content`: exports and imports all content, of the local site or (`--remote`) of the deployed one. */
import { runContent } from '../content-command'
import { stateFolder } from '../local-config'

const { text, code } = await runContent(process.argv.slice(2), stateFolder)
if (code === 0) console.log(text)
else console.error(text)
process.exit(code)
