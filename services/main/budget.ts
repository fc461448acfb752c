import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { submissions } from './db/schema'

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

/** Statement that deletes addresses that no longer count. Each submission runs it, and so does the nightly job. */
export const forgetAddresses = (db: DrizzleD1Database, now: number) =>
  db.delete(submissions).where(lte(submissions.at, now - maxSeconds * 1000))

/**
 * Counts a submission against the budget of its address. Checks and counts in one statement, because parallel submissions could
 * all pass a separate check. A repeated submission is not counted again.
 * @returns the seconds to wait if the budget is exhausted; undefined otherwise
 */
export async function consumeRateLimit(
  db: DrizzleD1Database,
  { idempotencyKey, address, budget: name }: { idempotencyKey: string; address: string; budget: BudgetName },
  now: number
): Promise<number | undefined> {
  const budget = budgets[name]
  const counted = `${name} ${address}`
  const since = (seconds: number) => now - seconds * 1000
  const room = budget.map(
    ({ max, seconds }) =>
      sql`(SELECT count(*) FROM ${submissions} WHERE ${submissions.address} = ${counted} AND ${submissions.at} > ${since(seconds)}) < ${max}`
  )
  const [, , taken] = await db.batch([
    forgetAddresses(db, now),
    db
      .insert(submissions)
      .select(sql`SELECT ${idempotencyKey}, ${counted}, ${now} WHERE ${sql.join(room, sql` AND `)}`)
      .onConflictDoNothing(),
    db
      .select({ at: submissions.at })
      .from(submissions)
      .where(and(eq(submissions.address, counted), eq(submissions.idempotencyKey, idempotencyKey)))
  ])
  return taken.length > 0 ? undefined : secondsToWait(db, budget, counted, now)
}

/** A full window frees up when the oldest of its newest `max` submissions expires; the wait is the maximum over all windows. */
async function secondsToWait(
  db: DrizzleD1Database,
  budget: (typeof budgets)[BudgetName],
  counted: string,
  now: number
): Promise<number> {
  const waits = await Promise.all(
    budget.map(async ({ max, seconds }) => {
      const [last] = await db
        .select({ at: submissions.at })
        .from(submissions)
        .where(and(eq(submissions.address, counted), gt(submissions.at, now - seconds * 1000)))
        .orderBy(desc(submissions.at))
        .limit(1)
        .offset(max - 1)
      return last ? Math.ceil((last.at + seconds * 1000 - now) / 1000) : 1
    })
  )
  // Retry-After is in whole seconds.
  return Math.max(1, ...waits)
}
