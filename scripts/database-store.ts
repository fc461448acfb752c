import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import type { Database } from '../hosts/ports.ts'

/** The database of a service, on this machine or deployed. */
export interface DatabaseStore {
  query: (sql: string) => Promise<Record<string, unknown>[]>
  /** Carries out all statements or none. */
  execute: (statements: readonly string[]) => Promise<void>
}

const isClosed = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'UND_ERR_SOCKET'

/**
 * Repeats a call that was sent on a connection which the runtime had closed, as it does while this process is busy for seconds.
 * It may be carried out twice, so it is for reads, and for writes that do no harm the second time.
 */
export const repeatIfClosed = <Value>(call: () => Promise<Value>): Promise<Value> =>
  call().catch((error: unknown) => {
    if (isClosed(error)) return call()
    throw error
  })

/** Retries of a busy database, and the milliseconds between them. */
const retries = { times: 50, pause: 100 }

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
      if (!isBusy || attempt === retries.times) throw error
      await setTimeout(retries.pause)
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
        // Preparing many statements blocks the process for seconds on a busy machine. It has to see then which connections the
        // runtime has closed meanwhile, before it sends the batch on one of them.
        await setTimeout(0)
        await setImmediate()
        await database.batch(prepared)
      })
  }
}
