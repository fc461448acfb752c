/*
 * Runs one of the project's commands under the pinned Node: `node scripts/command.mjs build`. `npm run` calls it through
 * run.mjs. Plain JavaScript, so that Node runs it without Vite; the module runner loads everything else.
 */
import { importModule } from './module-runner.ts'

const [command] = process.argv.splice(2, 1)
await importModule(`scripts/commands/${command}.ts`)
