import type { Row } from './folder'
import { columnsOf, type Kind, tableOf, videoTypeKind } from './kinds'
import { searchStatements } from './search-terms'

/* Rows as SQL. `wrangler d1 execute` takes no bound values, so the one way to write them serves both databases. */

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`A ${typeof value} cannot be written as SQL`)
}

/** Bytes that a statement of the platform may have. */
export const maxStatementLength = 100_000

/** The statement that makes the table hold the row, in place of one that has its key. */
export function rowStatement(kind: Kind, row: Row): string {
  const columns = columnsOf(kind)
  const names = columns.map(([, name]) => name)
  const keys = columns.filter(([key]) => kind.keys.includes(key)).map(([, name]) => name)
  const changed = names.filter((name) => !keys.includes(name)).map((name) => `${name} = excluded.${name}`)
  const values = columns.map(([key]) => literal(row[key])).join(', ')
  return `INSERT INTO ${tableOf(kind)} (${names.join(', ')}) VALUES (${values}) ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${changed.join(', ')}`
}

/**
 * The statements that make the tables of the given kinds hold exactly the given rows; other tables are left alone.
 * @param keepOthers leaves rows alone that are not given
 */
export function importStatements(rows: ReadonlyMap<Kind, readonly Row[]>, { keepOthers = false } = {}): string[] {
  return [...rows].flatMap(([kind, entries]) => {
    const inserted = entries.map((row) => rowStatement(kind, row))
    const found = searchStatements(kind.name, entries, { keepOthers, literal })
    return [...(keepOthers ? [] : [`DELETE FROM ${tableOf(kind)}`]), ...inserted, ...found]
  })
}

export const videoTypesStatement = `SELECT type FROM ${tableOf(videoTypeKind)}`

/** Rows that are read at once: an answer of the platform has a limit. */
export const pageRows = 200

export function exportStatement(kind: Kind, page: number): string {
  const columns = columnsOf(kind)
  const keys = columns.filter(([key]) => kind.keys.includes(key)).map(([, name]) => name)
  const names = columns.map(([, name]) => name).join(', ')
  return `SELECT ${names} FROM ${tableOf(kind)} ORDER BY ${keys.join(', ')} LIMIT ${pageRows} OFFSET ${page * pageRows}`
}

/** A row of the database by the names in the code. Flags are numbers there. */
export function rowOf(kind: Kind, stored: Row): Row {
  return Object.fromEntries(columnsOf(kind).map(([key, name]) => [key, key === 'isSample' ? stored[name] === 1 : stored[name]]))
}
