import { sqlLiteral } from '../sql-literal'
import type { Row } from './folder'
import { columnsOf, type Kind, tableOf, videoTypeKind } from './kinds'
import { searchStatements } from './search-terms'

/* Writes rows as SQL. */

/** The platform's limit for a statement, in bytes. */
export const maxStatementLength = 100_000

/** The statement that inserts the row or replaces the one with its key. */
export function rowStatement(kind: Kind, row: Row): string {
  const columns = columnsOf(kind)
  const names = columns.map(([, name]) => name)
  const keys = columns.filter(([key]) => kind.keys.includes(key)).map(([, name]) => name)
  const changed = names.filter((name) => !keys.includes(name)).map((name) => `${name} = excluded.${name}`)
  const values = columns.map(([key]) => sqlLiteral(row[key])).join(', ')
  return `INSERT INTO ${tableOf(kind)} (${names.join(', ')}) VALUES (${values}) ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${changed.join(', ')}`
}

/**
 * The statements that replace the rows of the given kinds' tables; other tables are unchanged.
 * @param keepOthers keeps rows that are not given
 */
export function importStatements(rows: ReadonlyMap<Kind, readonly Row[]>, { keepOthers = false } = {}): string[] {
  return [...rows].flatMap(([kind, entries]) => {
    const inserted = entries.map((row) => rowStatement(kind, row))
    const found = searchStatements(kind.name, entries, { keepOthers, literal: sqlLiteral })
    return [...(keepOthers ? [] : [`DELETE FROM ${tableOf(kind)}`]), ...inserted, ...found]
  })
}

export const videoTypesStatement = `SELECT type FROM ${tableOf(videoTypeKind)}`

/** Rows read at once: the platform limits the size of an answer. */
export const pageRows = 200

export function exportStatement(kind: Kind, page: number): string {
  const columns = columnsOf(kind)
  const keys = columns.filter(([key]) => kind.keys.includes(key)).map(([, name]) => name)
  const names = columns.map(([, name]) => name).join(', ')
  return `SELECT ${names} FROM ${tableOf(kind)} ORDER BY ${keys.join(', ')} LIMIT ${pageRows} OFFSET ${page * pageRows}`
}

/** A database row by the column names in the code. The database stores flags as numbers. */
export function rowOf(kind: Kind, stored: Row): Row {
  return Object.fromEntries(columnsOf(kind).map(([key, name]) => [key, key === 'isSample' ? stored[name] === 1 : stored[name]]))
}
