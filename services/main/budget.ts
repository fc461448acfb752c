import { and, eq, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { haveRoom, secondsToWait } from '../api/rate-limit'
import { countedAddresses } from './db/schema'

/**
 * Maximum number of submissions of an address in a period of seconds. Downloads have a separate budget: in an office that shares
 * an address, a person who downloads many files must not block the others' forms. Calls of the catcher count by the author's
 * account, and questions without a result by a hash of the address.
 */
const budgets = {
  forms: [
    { max: 10, seconds: 900 },
    { max: 50, seconds: 86_400 }
  ],
  receipts: [
    { max: 60, seconds: 900 },
    { max: 300, seconds: 86_400 }
  ],
  questions: [
    { max: 20, seconds: 900 },
    { max: 60, seconds: 86_400 }
  ],
  catcher: [
    { max: 30, seconds: 900 },
    { max: 200, seconds: 86_400 }
  ]
} as const
export type BudgetName = keyof typeof budgets

const maxSeconds = Math.max(...Object.values(budgets).flatMap((budget) => budget.map(({ seconds }) => seconds)))

const counter = { table: countedAddresses, scope: countedAddresses.address, at: countedAddresses.at }

/** Statement that deletes addresses that no longer count. Each submission runs it, and so does the nightly job. */
export const forgetAddresses = (db: DrizzleD1Database, now: number) =>
  db.delete(countedAddresses).where(lte(countedAddresses.at, now - maxSeconds * 1000))

/**
 * Counts a submission against the budget of its address. Checks and counts in one statement, because parallel submissions could
 * all pass a separate check. A repeated submission is not counted again.
 * @returns the seconds to wait if the budget is exhausted; undefined otherwise
 */
export async function spendBudget(
  db: DrizzleD1Database,
  { idempotencyKey, address, budget: name }: { idempotencyKey: string; address: string; budget: BudgetName },
  now: number
): Promise<number | undefined> {
  const scope = `${name} ${address}`
  const windows = budgets[name].map((window) => ({ ...window, scope }))
  const [, , taken] = await db.batch([
    forgetAddresses(db, now),
    db
      .insert(countedAddresses)
      .select(sql`SELECT ${idempotencyKey}, ${scope}, ${now} WHERE ${haveRoom(counter, windows, now)}`)
      .onConflictDoNothing(),
    db
      .select({ at: countedAddresses.at })
      .from(countedAddresses)
      .where(and(eq(countedAddresses.address, scope), eq(countedAddresses.idempotencyKey, idempotencyKey)))
  ])
  return taken.length > 0 ? undefined : secondsToWait(db, counter, windows, now)
}
