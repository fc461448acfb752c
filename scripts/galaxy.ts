import { exitWithError } from './command-result'

/*
 * The commands that operate an installation on Node, for a release, which has neither the sources nor their packages
 * (`release.ts`): `node bin/galaxy.js <command>` does there what `npm run <command> --` does in the project's folder.
 */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  accounts: () => import('./commands/accounts'),
  backup: () => import('./commands/backup'),
  content: () => import('./commands/content'),
  doctor: () => import('./commands/doctor'),
  exam: () => import('./commands/exam'),
  ready: () => import('./commands/ready'),
  restore: () => import('./commands/restore')
}

const [command = ''] = process.argv.splice(2, 1)
const run = commands[command]
if (!run) {
  console.error(`Usage: node bin/galaxy.js <command> …\nCommands: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
await run().catch(exitWithError)
