import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'

/** At most `max` events in any period of `seconds` seconds. */
export interface Window {
  max: number
  seconds: number
}

/** A window of one scope, such as an address. */
interface ScopedWindow extends Window {
  scope: string
}

/** The table of counted events, and its columns of the scope and of the time in milliseconds since the epoch. */
interface Counter {
  table: SQLWrapper
  scope: SQLWrapper
  at: SQLWrapper
}

const startOf = ({ seconds }: Window, now: number): number => now - seconds * 1000

/** The condition that no window is full, for the statement that counts the event: parallel callers could all pass before it. */
export function haveRoom({ table, scope, at }: Counter, windows: readonly ScopedWindow[], now: number): SQL {
  const room = windows.map(
    (window) =>
      sql`(SELECT count(*) FROM ${table} WHERE ${scope} = ${window.scope} AND ${at} > ${startOf(window, now)}) < ${window.max}`
  )
  return sql.join(room, sql` AND `)
}

/** Seconds until an event at `at` leaves the window; at least one, since Retry-After takes whole seconds. */
export function secondsUntilFree(at: number, { seconds }: Window, now: number): number {
  return Math.max(1, Math.ceil((at + seconds * 1000 - now) / 1000))
}

const timesSchema = v.object({ times: v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.number()))) })

/**
 * A full window frees up when the oldest of its newest `max` events leaves it; the wait is the longest of all windows. One query
 * reads all windows: a refusal must not cost more than the call it refuses.
 */
export async function secondsToWait(
  db: DrizzleD1Database,
  { table, scope, at }: Counter,
  windows: readonly ScopedWindow[],
  now: number
): Promise<number> {
  const lasts = windows.map(
    (window) =>
      sql`(SELECT ${at} FROM ${table} WHERE ${scope} = ${window.scope} AND ${at} > ${startOf(window, now)} ORDER BY ${at} DESC LIMIT 1 OFFSET ${window.max - 1})`
  )
  const { times } = v.parse(timesSchema, await db.get(sql`SELECT json_array(${sql.join(lasts, sql`, `)}) AS times`))
  return Math.max(
    1,
    ...windows.map((window, index) => {
      const last = times[index]
      return last ? secondsUntilFree(last, window, now) : 1
    })
  )
}
