import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { DatabaseObserver } from './metrics.ts'

/*
 * A database of a service on Node: SQLite behind D1's interface, as far as drizzle and the services use it. A statement runs when
 * it is called and blocks the process meanwhile, as SQLite does everywhere; a batch therefore never interleaves with another one
 * of this process. Other processes wait for its lock (`busyTimeout`).
 */

/** Milliseconds that a statement waits for another process, such as a command that imports content, or Litestream. */
const busyTimeout = 10_000
/**
 * Pages of the log at which a commit moves them into the database, where Litestream replicates it. Litestream does that itself, from
 * 1,000 pages on, and begins with a whole copy when somebody else did. More than 20,000 pages, 80 MB, mean that it is not running.
 */
const replicatedCheckpoint = 20_000
/** Statements kept compiled, and the characters of their texts; the services have some hundred. A list of values makes another text. */
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

/** A statement with its values. */
interface NodeStatement {
  bind(...values: unknown[]): NodeStatement
  run(): Promise<Result>
  all(): Promise<Result>
  raw(): Promise<unknown[][]>
  first(column?: string): Promise<unknown>
}

/** The rows of a statement, or of one column of the first row. */
export interface NodeDatabase {
  prepare(sql: string): NodeStatement
  /** Carries out all statements in one transaction, or none. */
  batch(statements: readonly NodeStatement[]): Promise<Result[]>
  /** Runs several statements without values, as a migration has them. */
  exec(sql: string): void
  close(): void
  /** The open file, for backups. */
  file: DatabaseSync
}

interface DatabaseOptions {
  /** Whether Litestream is to move the log into it; by default, whether Litestream has begun to. */
  isReplicated?: boolean
  /** Told how long each statement took. */
  observe?: DatabaseObserver | undefined
}

/** Opens a database, and creates it if it does not exist. */
export function openNodeDatabase(path: string, { isReplicated = hasReplica(path), observe }: DatabaseOptions = {}): NodeDatabase {
  const file = new DatabaseSync(path, { timeout: busyTimeout })
  // In a write-ahead log readers do not wait for the writer. A commit is on the disk before it is acknowledged (FULL).
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
      // Takes the lock at once: a transaction that first reads could not wait for a writer later.
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
        // A full disk has already ended the transaction.
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

/** Folder that Litestream keeps beside a database while it replicates it. */
export const litestreamFolder = (database: string) => join(dirname(database), `.${basename(database)}-litestream`)

/** Whether Litestream replicates a database, or did so before it was stopped. */
const hasReplica = (database: string) => existsSync(litestreamFolder(database))

/** A value as SQLite takes it; D1 stores booleans as numbers and refuses what it does not know. */
function storedValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  throw new TypeError(`A database has no type for ${typeof value}`)
}
