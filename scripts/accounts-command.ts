import * as v from 'valibot'
import { identifierSchema } from '../src/contract/account'
import { parseArguments, remoteArguments, remoteRows, report, statementsOf, usage } from './accounts'
import type { CommandResult } from './command-result'
import { retryWhileBusy } from './database-store'
import { type Environment, takeEnvironment } from './environment'
import { onNodeDatabase } from './node-state'
import { run } from './shell'

/**
 * Runs `npm run accounts`. With GALAXY_STATE it works on the databases of that server on Node.
 * @param state folder of the local databases
 */
export async function runAccounts(args: readonly string[], state: string): Promise<CommandResult> {
  const taken = takeEnvironment(args)
  const command =
    taken &&
    parseArguments(taken.others, (written) => {
      const read = v.safeParse(identifierSchema, written)
      return read.success ? read.output : undefined
    })
  if (!command || (taken.environment !== undefined && !command.remote)) return { text: usage, code: 2 }
  const { environment } = taken
  const statements = statementsOf(command, Date.now())
  try {
    const { text, found } = report(
      command,
      await (command.remote ? onPlatform(statements, environment) : onThisMachine(statements, state))
    )
    return { text, code: found ? 0 : 1 }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), code: 1 }
  }
}

async function onThisMachine(statements: readonly string[], state: string): Promise<unknown> {
  const { GALAXY_STATE } = process.env
  if (GALAXY_STATE) return onNodeDatabase(GALAXY_STATE, 'passport', statements)
  // Only now: the commands of an installation on Node do without miniflare.
  const { withLocalDatabases } = await import('./local-databases')
  return withLocalDatabases(state, async (runtime) => {
    const database = await runtime.getD1Database('galaxy-passport')
    try {
      const [first] = await retryWhileBusy(() => database.batch(statements.map((statement) => database.prepare(statement))))
      return first?.results
    } catch (error) {
      throw new Error('Nothing was changed in the local database.', { cause: error })
    }
  })
}

async function onPlatform(statements: readonly string[], environment: Environment): Promise<unknown> {
  const { code, stdout } = await run('wrangler', remoteArguments(statements, environment))
  if (code !== 0) throw new Error('Nothing was changed: wrangler could not reach the database; the lines above say why.')
  try {
    return remoteRows(stdout)
  } catch {
    throw new Error('It was carried out, but what wrangler answered could not be read. Look with «list».')
  }
}
