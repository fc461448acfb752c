import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeDatabase } from '../../hosts/node/database.ts'

/*
 * The SQL statements that the services prepare while tests run, for the recording of a release (scripts/contract). Values are bound
 * and are not part of a statement.
 */

/** Folder in which a recording collects statements, by service; undefined in an ordinary run. */
const folder = process.env.STATEMENTS_FOLDER

/** Statements that this process has noted. Other processes may note them too, so the reader of the folder removes duplicates. */
const noted = new Set<string>()

/**
 * Notes each statement that is prepared from now on.
 * @returns the same database for the tests themselves, whose statements are not noted
 */
export function recordStatements(service: string, database: NodeDatabase): NodeDatabase {
  if (folder === undefined) return database
  const { prepare } = database
  database.prepare = (sql) => {
    const line = `${JSON.stringify(sql)}\n`
    if (!noted.has(service + line)) {
      noted.add(service + line)
      appendFileSync(join(folder, `${service}.jsonl`), line)
    }
    return prepare(sql)
  }
  return { ...database, prepare }
}
