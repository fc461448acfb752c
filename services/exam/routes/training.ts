import { and, asc, eq, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { lessons } from '../db/schema'
import type { ExamHandler } from '../handler'

interface Parts {
  db: DrizzleD1Database
}

const completedBy = (db: DrizzleD1Database, account: string) =>
  db
    .select({ lesson: lessons.lesson, at: lessons.completedAt })
    .from(lessons)
    .where(eq(lessons.account, account))
    .orderBy(asc(lessons.completedAt), asc(lessons.lesson))

const dataOf = (rows: readonly { lesson: string; at: number }[]) => ({
  lessons: rows.map(({ lesson }) => lesson),
  times: rows.map(({ at }) => at)
})

/** `GET training/progress`: the account's completed lessons, the earliest first. */
export function showProgress({ db }: Parts): ExamHandler<'GET /training/progress'> {
  return async ({ caller }) => dataOf(await completedBy(db, caller))
}

/** No curriculum has as many lessons; a script could name lessons without end. */
const maxLessons = 1000

/**
 * `POST training/progress`: marks lessons as completed or open again, and returns all completed ones. Marking is repeatable,
 * so a device can hand over the progress that it kept before the login.
 */
export function updateProgress({ db }: Parts): ExamHandler<'POST /training/progress'> {
  return async ({ caller, body: { completed, reopened } }) => {
    const [, , rows] = await db.batch([
      // A list of values as JSON: a statement takes at most a hundred parameters.
      db
        .insert(lessons)
        .select(
          sql`SELECT ${caller}, value, ${Date.now()} FROM json_each(${JSON.stringify(completed)})
              WHERE (SELECT count(*) FROM ${lessons} WHERE ${lessons.account} = ${caller}) < ${maxLessons}`
        )
        .onConflictDoNothing(),
      db
        .delete(lessons)
        .where(
          and(eq(lessons.account, caller), sql`${lessons.lesson} IN (SELECT value FROM json_each(${JSON.stringify(reopened)}))`)
        ),
      completedBy(db, caller)
    ])
    return dataOf(rows)
  }
}
