import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A column with its table, the target of a conflict, a word, or a sign. */
const part = /on conflict \([^)]*\)|"[^"]*"(?:\."[^"]*")*|\w+(?:\.\w+)*|[^\s\w]/gi

/**
 * As few of the statements as name everything that they all name: each table, column and target of a conflict.
 * @returns in an order that does not depend on that of the statements
 */
export function fewestOf(statements: Iterable<string>): string[] {
  const partsOf = new Map([...new Set(statements)].map((sql) => [sql, new Set(sql.match(part))]))
  const shortestFirst = [...partsOf].toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  const seen = new Map<string, number>()
  const kept = shortestFirst.filter(([, parts]) => {
    const isNew = [...parts].some((each) => !seen.has(each))
    if (isNew) for (const each of parts) seen.set(each, (seen.get(each) ?? 0) + 1)
    return isNew
  })
  // A longer statement that came later can have all that a shorter one brought.
  const needed = kept.toReversed().filter(([, parts]) => {
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

/** The statements that a database cannot prepare, each with the reason. */
export function faultsOfStatements(statements: readonly string[], database: DatabaseSync): string[] {
  return statements.flatMap((sql) => {
    try {
      database.prepare(sql)
      return []
    } catch (error) {
      return [`${error instanceof Error ? error.message : String(error)}: ${sql}`]
    }
  })
}
