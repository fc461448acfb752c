import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorMessage } from '../../hosts/node/error-message.ts'

/** A column with its table, a conflict target, a word, or a punctuation mark. */
const part = /on conflict \([^)]*\)|"[^"]*"(?:\."[^"]*")*|\w+(?:\.\w+)*|[^\s\w]/gi

/**
 * A minimal subset of the statements that names every table, column and conflict target of all of them.
 * @returns sorted, so the order of the input does not matter
 */
export function minimalStatements(statements: Iterable<string>): string[] {
  const partsOf = new Map([...new Set(statements)].map((sql) => [sql, new Set(sql.match(part))]))
  const shortestFirst = [...partsOf].toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  const seen = new Map<string, number>()
  const added = shortestFirst.filter(([, parts]) => {
    const isNew = [...parts].some((each) => !seen.has(each))
    if (isNew) for (const each of parts) seen.set(each, (seen.get(each) ?? 0) + 1)
    return isNew
  })
  // A longer statement, added later, can make a shorter one redundant.
  const needed = added.toReversed().filter(([, parts]) => {
    if ([...parts].some((each) => seen.get(each) === 1)) return true
    for (const each of parts) seen.set(each, (seen.get(each) ?? 0) - 1)
    return false
  })
  return needed.map(([sql]) => sql).toSorted()
}

/** An empty database with all migrations of a service. */
export function migratedDatabase(migrations: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const name of readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) database.exec(readFileSync(join(migrations, name), 'utf8'))
  }
  return database
}

/** One line for each statement that the database cannot prepare: the error and the statement. */
export function statementErrors(statements: readonly string[], database: DatabaseSync): string[] {
  return statements.flatMap((sql) => {
    try {
      database.prepare(sql)
      return []
    } catch (error) {
      return [`${errorMessage(error)}: ${sql}`]
    }
  })
}
