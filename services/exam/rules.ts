import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { outlines } from './db/schema'

/** The rules of the exam. @throws Refusal 503 before the first import */
export async function readRules(db: DrizzleD1Database): Promise<typeof outlines.$inferSelect> {
  const [rules] = await db.select().from(outlines)
  if (!rules) throw new Refusal(503, m.service_exam_not_ready)
  return rules
}
