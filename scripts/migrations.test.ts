import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as exam from '../services/exam/db/schema'
import { mainSchema } from '../services/main/personal-data'
import * as passport from '../services/passport/db/schema'

const schemas: [string, Readonly<Record<string, unknown>>][] = [
  ['passport', passport],
  ['main', mainSchema],
  ['exam', exam]
]

test.each(schemas)('the migrations of %s make every column of its schema', (service, schema) => {
  const folder = join(import.meta.dirname, '../services', service, 'db/migrations')
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync(folder).toSorted()) {
    if (file.endsWith('.sql')) database.exec(readFileSync(join(folder, file), 'utf8'))
  }
  const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) {
    const name = getTableName(table)
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(name)
    const made = columns.map((column) => String(column.name)).toSorted()
    const declared = Object.values(getTableColumns(table)).map((column) => column.name)
    expect([name, made]).toEqual([name, declared.toSorted()])
  }
})
