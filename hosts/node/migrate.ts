import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeDatabase } from './database.ts'

/**
 * Applies the migrations that are new, each in one transaction, recorded as wrangler records them on the platform.
 * @param folder holds files `0000_name.sql`
 * @returns the names of the applied files
 */
export function migrate(database: NodeDatabase, folder: string): string[] {
  database.exec(`CREATE TABLE IF NOT EXISTS d1_migrations(
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  const isApplied = database.file.prepare('SELECT 1 FROM d1_migrations WHERE name = ?')
  const record = database.file.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
  const applied: string[] = []
  for (const name of files.toSorted()) {
    database.exec('BEGIN IMMEDIATE')
    try {
      // Within the transaction, because another process may be starting too.
      if (!isApplied.get(name)) {
        database.exec(readFileSync(join(folder, name), 'utf8'))
        record.run(name)
        applied.push(name)
      }
      database.exec('COMMIT')
    } catch (error) {
      if (database.file.isTransaction) database.exec('ROLLBACK')
      throw new Error(`The migration ${name} failed`, { cause: error })
    }
  }
  return applied
}
