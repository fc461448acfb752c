/*
 * Runs one of the project's commands under the pinned Node: `node scripts/command.mjs build`. `npm run` calls it through
 * run.mjs. Plain JavaScript, so that Node runs it without Vite; the module runner loads everything else.
 */
import { exitWithError } from './command-result.ts'
import { importModule } from './module-runner.ts'
import { whenOrphaned } from './when-orphaned.mjs'

// run.mjs was killed: end as if it had asked for it.
whenOrphaned(() => process.kill(process.pid))

const [command] = process.argv.splice(2, 1)
try {
  await importModule(`scripts/commands/${command}.ts`)
} catch (error) {
  exitWithError(error)
}
