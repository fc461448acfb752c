import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { attempts } from './db/schema'

/** At most `max` attempts in any period of `seconds` seconds. */
export interface Window {
  max: number
  seconds: number
}

/** The windows of one scope: an identifier, an address, or everybody. */
export interface Limit {
  scope: string
  windows: readonly Window[]
}

/** The longest window; older rows no longer count. */
export const maxWindowSeconds = 86_400

/** Seconds until an attempt made at `at` leaves the window; at least one, since Retry-After takes whole seconds. */
export function secondsUntilFree(at: number, { seconds }: Window, now: number): number {
  return Math.max(1, Math.ceil((at + seconds * 1000 - now) / 1000))
}

/**
 * Counts an attempt under every limit, or under none. One statement checks and counts: D1 has no interactive
 * transactions, and of fifty parallel callers each would pass a count read beforehand.
 * @returns the attempt's id, or the seconds to wait
 */
export async function consumeRateLimit(
  db: DrizzleD1Database,
  limits: readonly Limit[],
  now: number
): Promise<{ id: string } | { retryAfter: number }> {
  const id = crypto.randomUUID()
  const room = limits.flatMap(({ scope, windows }) =>
    windows.map(
      (window) =>
        sql`(SELECT count(*) FROM ${attempts} WHERE ${attempts.scope} = ${scope} AND ${attempts.at} > ${now - window.seconds * 1000}) < ${window.max}`
    )
  )
  const scopes = JSON.stringify(limits.map(({ scope }) => scope))
  const taken = await db
    .insert(attempts)
    .select(sql`SELECT ${id}, value, ${now} FROM json_each(${scopes}) WHERE ${sql.join(room, sql` AND `)}`)
    .returning({ id: attempts.id })
  return taken.length > 0 ? { id } : { retryAfter: await secondsToWait(db, limits, now) }
}

/** Removes the attempt from the given scopes, as if it had not been made. */
export async function removeAttempt(db: DrizzleD1Database, id: string, scopes: readonly string[]): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.id, id), inArray(attempts.scope, [...scopes])))
}

/** Removes every attempt in the scope. */
export async function clearScope(db: DrizzleD1Database, scope: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.scope, scope))
}

const timesSchema = v.object({ times: v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.number()))) })

/**
 * A full window frees up when the oldest of its newest `max` attempts leaves it; the wait is the longest of all
 * windows. One query reads all windows: a refusal must not cost more than the call it refuses.
 */
async function secondsToWait(db: DrizzleD1Database, limits: readonly Limit[], now: number): Promise<number> {
  const windows = limits.flatMap((limit) => limit.windows.map((window) => ({ scope: limit.scope, window })))
  const lasts = windows.map(
    ({ scope, window }) =>
      sql`(SELECT ${attempts.at} FROM ${attempts} WHERE ${attempts.scope} = ${scope} AND ${attempts.at} > ${now - window.seconds * 1000} ORDER BY ${attempts.at} DESC LIMIT 1 OFFSET ${window.max - 1})`
  )
  const { times } = v.parse(timesSchema, await db.get(sql`SELECT json_array(${sql.join(lasts, sql`, `)}) AS times`))
  return Math.max(
    1,
    ...windows.map(({ window }, index) => {
      const at = times[index]
      return at ? secondsUntilFree(at, window, now) : 1
    })
  )
}
