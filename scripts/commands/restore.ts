/* `npm run restore -- <backup>`: puts a backup of a server on Node in the place of its databases and files. */
import { restoreBackup } from '../../hosts/node/backup.ts'

const [folder, ...more] = process.argv.slice(2)
const state = process.env.GALAXY_STATE
if (folder === undefined || more.length > 0 || !state) {
  console.error('Usage: GALAXY_STATE=<folder of the server> npm run restore -- <folder of the backup>')
  process.exit(2)
}
try {
  const before = await restoreBackup(state, folder)
  console.log(
    `Restored ${folder}.${before === undefined ? '' : ` What was there before is in ${before}; delete it once all is well.`}`
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
