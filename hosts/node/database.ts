import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { DatabaseObserver } from './metrics.ts'

/*
 * A service's database on Node: SQLite with the part of D1's interface that drizzle and the services use. Statements run
 * synchronously and block the process, so batches of one process never interleave. Other processes wait for the lock
 * (`busyTimeout`).
 */

/** Milliseconds that a statement waits for another process, such as a content import or Litestream. */
const busyTimeout = 10_000
/**
 * Pages of the write-ahead log at which a commit checkpoints a replicated database. Litestream itself checkpoints from 1,000
 * pages on, and starts over with a snapshot if another process did. So 20,000 pages, 80 MB, mean that it is not running.
 */
const replicatedCheckpoint = 20_000
/**
 * Limits of the prepared-statement cache: entries and characters of SQL. The services have several hundred statements, and more
 * with lists of values.
 */
const compiledStatements = { max: 500, maxSize: 4 * 1024 * 1024 }

interface Meta {
  changes: number
  last_row_id: number
}

interface Result {
  success: true
  results: Record<string, unknown>[]
  meta: Meta
}

/** A statement with its parameters. */
interface NodeStatement {
  bind(...values: unknown[]): NodeStatement
  run(): Promise<Result>
  all(): Promise<Result>
  raw(): Promise<unknown[][]>
  first(column?: string): Promise<unknown>
}

/** The subset of D1's interface, and the open file. */
export interface NodeDatabase {
  prepare(sql: string): NodeStatement
  /** Runs all statements in one transaction. */
  batch(statements: readonly NodeStatement[]): Promise<Result[]>
  /** Runs several statements without parameters, as in a migration. */
  exec(sql: string): void
  close(): void
  /** The open file, for backups. */
  file: DatabaseSync
}

interface DatabaseOptions {
  /** Whether Litestream checkpoints the log; by default, whether its folder exists. */
  isReplicated?: boolean
  /** Called with the duration of each statement. */
  observe?: DatabaseObserver | undefined
}

/** Opens a database, creating it if necessary. */
export function openNodeDatabase(path: string, { isReplicated = hasReplica(path), observe }: DatabaseOptions = {}): NodeDatabase {
  const file = new DatabaseSync(path, { timeout: busyTimeout })
  // WAL: readers do not wait for the writer. FULL: a commit is on disk before it is acknowledged.
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  if (isReplicated) file.exec(`PRAGMA wal_autocheckpoint = ${replicatedCheckpoint}`)
  const compiled = new LRUCache<string, StatementSync>({ ...compiledStatements, sizeCalculation: (_, sql) => sql.length })
  const totalChanges = file.prepare('SELECT total_changes() AS total')

  function compile(sql: string): StatementSync {
    const known = compiled.get(sql)
    if (known) return known
    const statement = file.prepare(sql)
    compiled.set(sql, statement)
    return statement
  }

  function observed<Value>(sql: string, act: () => Value): Value {
    if (!observe) return act()
    const begun = performance.now()
    try {
      return act()
    } finally {
      observe(/^\s*(?:select|with)\b/i.test(sql) ? 'read' : 'write', performance.now() - begun)
    }
  }

  const countChanges = () => Number(totalChanges.get()?.total)

  class Statement implements NodeStatement {
    readonly #sql: string
    readonly #values: readonly SQLInputValue[]

    constructor(sql: string, values: readonly SQLInputValue[]) {
      this.#sql = sql
      this.#values = values
    }

    bind(...values: unknown[]) {
      return new Statement(this.#sql, values.map(storedValue))
    }

    /** Runs the statement at once. */
    execute(): Result {
      return observed(this.#sql, () => this.#execute())
    }

    #execute(): Result {
      const statement = compile(this.#sql)
      statement.setReturnArrays(false)
      if (statement.columns().length === 0) {
        const { changes, lastInsertRowid } = statement.run(...this.#values)
        return { success: true, results: [], meta: { changes: Number(changes), last_row_id: Number(lastInsertRowid) } }
      }
      const before = countChanges()
      const results = statement.all(...this.#values)
      return { success: true, results, meta: { changes: countChanges() - before, last_row_id: 0 } }
    }

    async run() {
      return this.execute()
    }

    async all() {
      return this.execute()
    }

    async raw() {
      return observed(this.#sql, () => {
        const statement = compile(this.#sql)
        statement.setReturnArrays(true)
        const rows: unknown = statement.all(...this.#values)
        return Array.isArray(rows) ? rows : []
      })
    }

    async first(column?: string) {
      const [row] = this.execute().results
      return column === undefined ? (row ?? null) : (row?.[column] ?? null)
    }
  }

  return {
    file,
    prepare: (sql) => new Statement(sql, []),
    batch: async (statements) => {
      // BEGIN IMMEDIATE: upgrading a read transaction to a write would fail with SQLITE_BUSY.
      const begun = performance.now()
      file.exec('BEGIN IMMEDIATE')
      observe?.('lock', performance.now() - begun)
      try {
        const results = statements.map((statement) => {
          if (!(statement instanceof Statement)) throw new TypeError('A batch takes statements of its own database')
          return statement.execute()
        })
        file.exec('COMMIT')
        return results
      } catch (error) {
        // A full disk has already rolled the transaction back.
        if (file.isTransaction) file.exec('ROLLBACK')
        throw error
      }
    },
    exec: (sql) => file.exec(sql),
    close: () => {
      compiled.clear()
      if (file.isOpen) file.close()
    }
  }
}

/** Folder that Litestream creates next to a database it replicates. */
export const litestreamFolder = (database: string) => join(dirname(database), `.${basename(database)}-litestream`)

/** Whether Litestream replicates the database, or has done so. */
const hasReplica = (database: string) => existsSync(litestreamFolder(database))

/** A value in SQLite's types. Like D1, stores booleans as numbers and rejects unknown types. */
function storedValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  throw new TypeError(`A database has no type for ${typeof value}`)
}
