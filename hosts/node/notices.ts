import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { NodeDatabase } from './database.ts'

/*
 * Faults that a running server noticed in its own operation and an operator has to mend, in the database of the host, where
 * `npm run doctor` finds them. The log states each of them too, once.
 */

type NoticeName = 'backup' | 'files' | 'mirror' | 'proxies' | 'replica'

/** The notices of a server. */
export interface Notices {
  /** Notes a fault, in place of an earlier one of the name. */
  set(name: NoticeName, text: string): void
  /** The fault is over. */
  clear(name: NoticeName): void
  /** The current fault of the name, noted by any process of the server; undefined if there is none. */
  get(name: NoticeName): string | undefined
}

export function openNotices(database: NodeDatabase): Notices {
  database.exec('CREATE TABLE IF NOT EXISTS notices(name TEXT PRIMARY KEY, text TEXT NOT NULL, at INTEGER NOT NULL)')
  const set = database.file.prepare('INSERT OR REPLACE INTO notices (name, text, at) VALUES (?, ?, ?)')
  const clear = database.file.prepare('DELETE FROM notices WHERE name = ?')
  const get = database.file.prepare('SELECT text FROM notices WHERE name = ?')
  return {
    set: (name, text) => void set.run(name, text, Date.now()),
    clear: (name) => void clear.run(name),
    get: (name) => {
      const text = get.get(name)?.text
      return text === undefined ? undefined : String(text)
    }
  }
}

/** The open notices of the server with this database, each as a sentence with its time. */
export function readNotices(path: string): string[] {
  if (!existsSync(path)) return []
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const [table] = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'notices'").all()
    if (!table) return []
    return database
      .prepare('SELECT text, at FROM notices ORDER BY name')
      .all()
      .map(({ text, at }) => `${String(text)} (${new Date(Number(at)).toISOString()})`)
  } finally {
    database.close()
  }
}
