import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../hosts/ports'
import { type Fate, type Fates, isFreeText } from '../../services/api/personal-data'

/*
 * Rows whose every free text is a canary of its own, made from the schema: a column that the schema gains is filled without a
 * change of a test.
 */

/** A text that was written into the database. */
export interface Planted {
  table: string
  column: string
  fate: Fate
  canary: string
}

type Value = string | number | null

/**
 * Inserts a row.
 * @param given the values that connect the row to others, by the names of the schema
 * @returns its canaries
 */
export async function plant(
  database: Database,
  { table, fates }: { table: SQLiteTable; fates: Fates },
  given: Readonly<Record<string, Value>>
): Promise<Planted[]> {
  const name = getTableName(table)
  const planted: Planted[] = []
  const values = Object.entries(getTableColumns(table)).flatMap(([key, column]): [string, Value][] => {
    const set = given[key]
    if (set !== undefined) return [[column.name, set]]
    if (isFreeText(column)) {
      const fate = fates[key]
      if (!fate) throw new Error(`${name}.${column.name} has no classification`)
      if (fate === 'neutral') return [[column.name, column.dataType === 'json' ? '[]' : randomUUID()]]
      const canary = `canary-${name}-${column.name}-${randomUUID()}`
      planted.push({ table: name, column: column.name, fate, canary })
      return [[column.name, column.dataType === 'json' ? JSON.stringify([canary]) : canary]]
    }
    return isAutomatic(column) ? [] : [[column.name, column.enumValues?.[0] ?? (column.dataType === 'boolean' ? 0 : 1)]]
  })
  const columns = values.map(([column]) => `"${column}"`).join(', ')
  await database
    .prepare(`INSERT INTO "${name}" (${columns}) VALUES (${values.map(() => '?').join(', ')})`)
    .bind(...values.map(([, value]) => value))
    .run()
  return planted
}

/** A number that the database chooses. */
const isAutomatic = (column: SQLiteColumn) => column.primary && Reflect.get(column, 'autoIncrement') === true

/** Every row of every table of a database, as text. */
export async function contentOf(database: Database): Promise<string> {
  const tables = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"
    )
    .all<{ name: string }>()
  const rows: string[] = []
  for (const { name } of tables.results) {
    rows.push(JSON.stringify((await database.prepare(`SELECT * FROM "${name}"`).all()).results))
  }
  return rows.join('\n')
}
