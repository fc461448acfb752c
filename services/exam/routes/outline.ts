import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ExamHandler } from '../handler'
import { readRules } from '../rules'

/** `GET public/outline`: topics, length, pass mark, cool-down and validity. Answers 503 before the first import. */
export function showOutline({ db }: { db: DrizzleD1Database }): ExamHandler<'GET /public/outline'> {
  return async () => (await readRules(db)).outline
}
