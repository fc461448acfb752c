/*
 * Runs one of the project's commands under the project's own Node: `node scripts/command.mjs build`. `npm run` comes here by way
 * of run.mjs. Plain JavaScript, so that Node reads it without Vite; everything else is loaded by the module runner.
 */
import { importModule } from './module-runner.ts'

const [command] = process.argv.splice(2, 1)
await importModule(`scripts/commands/${command}.ts`)
