import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import type { Database } from '../hosts/ports.ts'

/** The database of a service, on this machine or deployed. */
export interface DatabaseStore {
  query: (sql: string) => Promise<Record<string, unknown>[]>
  /** Runs all statements in one transaction. */
  execute: (statements: readonly string[]) => Promise<void>
}

const isClosed = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'UND_ERR_SOCKET'

/**
 * Repeats a call that failed because the runtime had closed its connection, which happens while this process is busy for seconds.
 * The call may run twice, so it must be a read or an idempotent write.
 */
export const repeatIfClosed = <Value>(call: () => Promise<Value>): Promise<Value> =>
  call().catch((error: unknown) => {
    if (isClosed(error)) return call()
    throw error
  })

/** Attempts on a busy database, and the milliseconds between them. */
const busy = { maxAttempts: 50, pause: 100 }

/**
 * Retries a statement or batch while a running site writes to the database. The runtime does not wait for the other
 * transaction: it fails at once (SQLITE_BUSY) and rolls the batch back.
 */
export async function retryWhileBusy<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      const isBusy = error instanceof Error && /SQLITE_BUSY|database is locked/.test(error.message)
      if (!isBusy || attempt === busy.maxAttempts) throw error
      await setTimeout(busy.pause)
    }
  }
}

/** The local database of a service, which a running site may have open at the same time. */
export const localDatabase = async (runtime: Miniflare, service: string): Promise<DatabaseStore> =>
  storeOf(await runtime.getD1Database(service))

/** A database of a local runtime. */
export function storeOf(database: Database): DatabaseStore {
  return {
    query: (sql) => {
      const read = async () => (await database.prepare(sql).all<Record<string, unknown>>()).results
      return retryWhileBusy(() => repeatIfClosed(read))
    },
    execute: (statements) =>
      retryWhileBusy(async () => {
        if (statements.length === 0) return
        const prepared = statements.map((statement) => database.prepare(statement))
        // Preparing many statements blocks the event loop for seconds on a busy machine. Yields, so that connections that the
        // runtime has closed meanwhile are noticed before one is used for the batch.
        await setTimeout(0)
        await setImmediate()
        await database.batch(prepared)
      })
  }
}
