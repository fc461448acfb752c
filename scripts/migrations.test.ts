import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as exam from '../services/exam/db/schema'
import { mainSchema } from '../services/main/personal-data'
import * as passport from '../services/passport/db/schema'
import { migratedDatabase } from './contract/sql-statements'

const schemas: [string, Readonly<Record<string, unknown>>][] = [
  ['passport', passport],
  ['main', mainSchema],
  ['exam', exam]
]

test.each(schemas)('the migrations of %s make every column of its schema', (service, schema) => {
  const database = migratedDatabase(join(import.meta.dirname, '../services', service, 'db/migrations'))
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

/*
 * Two versions of a server can run side by side on the same databases (docs/operations.md, «Migrations»), so statements for the
 * schema before a migration must still work after it.
 */

/**
 * Faults that do no harm: migrations from before the rule, and removals of tables or columns that no released version uses any
 * more. Other faults are mended.
 */
const harmless = new Set(
  ['id', 'created_at', 'last_seen_at'].map((name) => `passport 0001_personal_centre.sql: sessions.${name} is required`)
)

interface Column {
  name: string
  isRequired: boolean
}

const tablesOf = (database: DatabaseSync) =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name))

const columnsOf = (database: DatabaseSync, table: string): Column[] =>
  database
    .prepare(
      `SELECT name, "notnull" AND dflt_value IS NULL AND NOT (pk AND upper(type) = 'INTEGER') AS required FROM pragma_table_info(?)`
    )
    .all(table)
    .map(({ name, required }) => ({ name: String(name), isRequired: required === 1 }))

/** The groups of columns whose values may stand in one row only. */
const uniqueGroupsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare(
      `SELECT group_concat(info.name ORDER BY info.seqno) AS columns FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info
       WHERE list."unique" GROUP BY list.name`
    )
    .all(table)
    .map(({ columns }) => String(columns))

/** Differences for which statements of the schema before fail on the one after it. */
function faultsBetween(before: DatabaseSync, after: DatabaseSync): string[] {
  return tablesOf(before).flatMap((table) => {
    const columns = columnsOf(before, table)
    const known = columns.map(({ name }) => name)
    const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    const now = columnsOf(after, table)
    if (now.length === 0) return [`${table} is gone`]
    const groups = uniqueGroupsOf(before, table)
    return [
      ...known.filter((name) => !now.some((column) => column.name === name)).map((name) => `${table}.${name} is gone`),
      ...now
        .filter(({ name, isRequired }) => isRequired && !required.includes(name))
        .map(({ name }) => `${table}.${name} is required`),
      ...uniqueGroupsOf(after, table)
        .filter((group) => !groups.includes(group) && group.split(',').every((name) => known.includes(name)))
        .map((group) => `${table} is unique by ${group}`)
    ]
  })
}

/** The faults of each migration of the folder. */
function faultsOf(files: readonly (readonly [name: string, sql: string])[]): string[] {
  const after = new DatabaseSync(':memory:')
  return files.flatMap(([name, sql], index) => {
    const before = new DatabaseSync(':memory:')
    for (const [, earlier] of files.slice(0, index)) before.exec(earlier)
    after.exec(sql)
    return faultsBetween(before, after).map((fault) => `${name}: ${fault}`)
  })
}

test.each(schemas)('each migration of %s suits the version before it', (service) => {
  const folder = join(import.meta.dirname, '../services', service, 'db/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const faults = faultsOf(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  expect(faults.map((fault) => `${service} ${fault}`).filter((fault) => !harmless.has(fault))).toEqual([])
})

test.each([
  ['DROP TABLE a', 'a is gone'],
  ['ALTER TABLE a RENAME COLUMN x TO y', 'a.x is gone'],
  ['ALTER TABLE a DROP COLUMN x', 'a.x is gone'],
  ['ALTER TABLE a RENAME TO b; CREATE TABLE a(id INTEGER PRIMARY KEY, x TEXT, z TEXT NOT NULL)', 'a.z is required'],
  ['ALTER TABLE a RENAME TO b; CREATE TABLE a(id INTEGER PRIMARY KEY, x TEXT NOT NULL)', 'a.x is required'],
  ['CREATE UNIQUE INDEX i ON a (x)', 'a is unique by x']
])('«%s» does not suit the version before it', (sql, fault) => {
  expect(
    faultsOf([
      ['0', 'CREATE TABLE a(id INTEGER PRIMARY KEY, x TEXT)'],
      ['1', sql]
    ])
  ).toEqual([`1: ${fault}`])
})

test.each([
  'ALTER TABLE a ADD COLUMN y TEXT',
  "ALTER TABLE a ADD COLUMN y TEXT NOT NULL DEFAULT ''",
  'CREATE TABLE b(id TEXT NOT NULL)',
  'ALTER TABLE a ADD COLUMN y TEXT; CREATE UNIQUE INDEX i ON a (x, y)'
])('«%s» suits the version before it', (sql) => {
  expect(
    faultsOf([
      ['0', 'CREATE TABLE a(id INTEGER PRIMARY KEY, x TEXT)'],
      ['1', sql]
    ])
  ).toEqual([])
})
