import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { Refusal } from '../api/answer'
import { haveRoom, secondsToWait, type Window } from '../api/rate-limit'
import { attempts } from './db/schema'

/** The windows of one scope: an identifier, an address, or everybody. */
export interface Limit {
  scope: string
  windows: readonly Window[]
}

/** The longest window; older rows no longer count. */
export const maxWindowSeconds = 86_400

const counter = { table: attempts, scope: attempts.scope, at: attempts.at }

/**
 * Counts an attempt under every limit, or under none. One statement checks and counts: D1 has no interactive
 * transactions, and of fifty parallel callers each would pass a count read beforehand.
 * @returns the attempt's id, or the seconds to wait
 */
export async function countAttempt(
  db: DrizzleD1Database,
  limits: readonly Limit[],
  now: number
): Promise<{ id: string } | { retryAfter: number }> {
  const id = crypto.randomUUID()
  const counted = limits.flatMap(({ scope, windows }) => windows.map((window) => ({ ...window, scope })))
  const scopes = JSON.stringify(limits.map(({ scope }) => scope))
  const taken = await db
    .insert(attempts)
    .select(sql`SELECT ${id}, value, ${now} FROM json_each(${scopes}) WHERE ${haveRoom(counter, counted, now)}`)
    .returning({ id: attempts.id })
  return taken.length > 0 ? { id } : { retryAfter: await secondsToWait(db, counter, counted, now) }
}

/** Removes the attempt from the given scopes, as if it had not been made. */
export async function removeAttempt(db: DrizzleD1Database, id: string, scopes: readonly string[]): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.id, id), inArray(attempts.scope, [...scopes])))
}

/**
 * Checks what the attempt was counted for. A refusal with 503 comes before the check, so the attempt no longer counts: a flood must
 * not lock out users who typed the right password.
 */
export async function checkCounted<Value>(
  db: DrizzleD1Database,
  { id, limits }: { id: string; limits: readonly Limit[] },
  check: () => Promise<Value>
): Promise<Value> {
  try {
    return await check()
  } catch (error) {
    const scopes = limits.map(({ scope }) => scope)
    if (error instanceof Refusal && error.status === 503) await removeAttempt(db, id, scopes)
    throw error
  }
}

/** Removes every attempt in the scope. */
export async function clearScope(db: DrizzleD1Database, scope: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.scope, scope))
}
