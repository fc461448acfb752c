import { resolve } from 'node:path'
import * as v from 'valibot'
import { identifierSchema } from '../src/contract/account'
import { parseArguments, remoteArguments, remoteRows, report, statementsOf, usage } from './accounts'
import { type CommandResult, failed } from './command-result'
import { retryWhileBusy } from './database-store'
import { type Environment, takeEnvironment } from './environment'
import { onNodeDatabase } from './node-state'
import { run } from './run-program'

/**
 * Splits `--state <folder>`, the option of `npm start`, from the other arguments.
 * @returns undefined if the folder is missing
 */
function takeState(args: readonly string[]): { folder: string | undefined; rest: string[] } | undefined {
  const at = args.indexOf('--state')
  if (at === -1) return { folder: undefined, rest: [...args] }
  const folder = args[at + 1]
  return folder === undefined || folder.startsWith('--') ? undefined : { folder: resolve(folder), rest: args.toSpliced(at, 2) }
}

/**
 * Runs `npm run accounts`. `--state` selects the databases in a folder, GALAXY_STATE those of a server on Node.
 * @param state folder of the local databases
 */
export async function runAccounts(args: readonly string[], state: string): Promise<CommandResult> {
  const local = takeState(args)
  const taken = local && takeEnvironment(local.rest)
  const command =
    taken &&
    parseArguments(taken.others, (written) => {
      const read = v.safeParse(identifierSchema, written)
      return read.success ? read.output : undefined
    })
  const hasValidTarget = command?.remote ? local?.folder === undefined : taken?.environment === undefined
  if (!local || !taken || !command || !hasValidTarget) return { text: usage, code: 2 }
  const { environment } = taken
  const statements = statementsOf(command, Date.now())
  try {
    const { text, found } = report(
      command,
      await (command.remote
        ? runRemotely(statements, environment)
        : runLocally(statements, local.folder ?? state, local.folder === undefined))
    )
    return { text, code: found ? 0 : 1 }
  } catch (error) {
    return failed(error)
  }
}

async function runLocally(statements: readonly string[], state: string, allowsNode: boolean): Promise<unknown> {
  const { GALAXY_STATE } = process.env
  if (GALAXY_STATE && allowsNode) return onNodeDatabase(GALAXY_STATE, 'passport', statements)
  // Imported here because an installation on Node does not have miniflare.
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

async function runRemotely(statements: readonly string[], environment: Environment): Promise<unknown> {
  const { code, stdout } = await run('wrangler', remoteArguments(statements, environment))
  if (code !== 0) throw new Error('Nothing was changed: wrangler could not reach the database; the lines above say why.')
  try {
    return remoteRows(stdout)
  } catch {
    throw new Error('It was carried out, but the output of wrangler could not be read. Check with «list».')
  }
}
