import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { identifierSchema } from '../src/contract/account'
import { parseArguments, remoteArguments, remoteRows, report, statementsOf, usage } from './accounts'
import { openDatabases } from './local-site'
import { run } from './shell'

/** What a command has to say, and its exit code: 1 where it could not be done, 2 where it was not understood. */
interface Said {
  text: string
  code: 0 | 1 | 2
}

/**
 * Carries out `npm run accounts`.
 * @param state folder of the local databases
 */
export async function runAccounts(args: readonly string[], state: string): Promise<Said> {
  const command = parseArguments(args, (written) => {
    const read = v.safeParse(identifierSchema, written)
    return read.success ? read.output : undefined
  })
  if (!command) return { text: usage, code: 2 }
  const statements = statementsOf(command, Date.now())
  try {
    const { text, found } = report(command, await (command.remote ? onPlatform(statements) : onThisMachine(statements, state)))
    return { text, code: found ? 0 : 1 }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), code: 1 }
  }
}

/** How often, and how many milliseconds apart, a database that the site is writing to is asked again. */
const patience = { times: 50, pause: 100 }

/**
 * Opens the local database beside a site that may be running. The runtime does not wait for another one's transaction but
 * fails at once (SQLITE_BUSY), and then nothing of the batch is done: so it is tried again here.
 */
async function onThisMachine(statements: readonly string[], state: string): Promise<unknown> {
  if (!existsSync(join(state, 'v3', 'd1'))) throw new Error('There is no local database yet. npm start makes one.')
  const runtime = openDatabases(state)
  try {
    const database = await runtime.getD1Database('galaxy-passport')
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [first] = await database.batch(statements.map((statement) => database.prepare(statement)))
        return first?.results
      } catch (error) {
        const busy = error instanceof Error && error.message.includes('SQLITE_BUSY')
        if (!busy || attempt === patience.times) throw new Error('Nothing was changed in the local database.', { cause: error })
        await new Promise((resolve) => setTimeout(resolve, patience.pause))
      }
    }
  } finally {
    await runtime.dispose()
  }
}

async function onPlatform(statements: readonly string[]): Promise<unknown> {
  const { code, stdout } = await run('wrangler', remoteArguments(statements))
  if (code !== 0) throw new Error('Nothing was changed: wrangler could not reach the database; the lines above say why.')
  try {
    return remoteRows(stdout)
  } catch {
    throw new Error('It was carried out, but what wrangler answered could not be read. Look with «list».')
  }
}
