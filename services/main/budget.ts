import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { submissions } from './db/schema'

/**
 * Most submissions of one address in any period of so many seconds. Downloads count separately: an office shares one
 * address, and someone who downloads many files there must not block the forms of the others. Calls of the catcher are counted
 * by the account of the author, and questions without a result by a hash of the address.
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

/** The statement that deletes addresses which no longer count. Each submission runs it, and the nightly job where none comes. */
export const forgetAddresses = (db: DrizzleD1Database, now: number) =>
  db.delete(submissions).where(lte(submissions.at, now - maxSeconds * 1000))

/**
 * Counts the submission in a budget of its address. One statement checks and counts, because parallel submissions could
 * all pass a count read beforehand. A repeated submission is not counted again.
 * @returns the seconds to wait if the budget is used up; undefined otherwise
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

/**
 * A full window frees up when the oldest of its newest `max` submissions leaves it; the wait is the longest of all
 * windows.
 */
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
  // Retry-After takes whole seconds.
  return Math.max(1, ...waits)
}
