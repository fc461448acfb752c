import { createHmac } from 'node:crypto'
import { and, count, desc, gt, gte, lte, max, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { MainDeskSearch } from '../../../src/contract/api/main-desk-search'
import { missedQuestionDays } from '../../../src/contract/limits'
import { countedQuestion, maxMissedQuestions, minAskers } from '../../../src/contract/missed-questions'
import { clientBucket } from '../../api/client-address'
import type { DeskCallers } from '../../api/desk'
import type { Handler } from '../../api/register'
import { spendBudget } from '../budget'
import { missedQuestions } from '../db/schema'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'
import { readSynonyms } from './search'

type Db = DrizzleD1Database

const period = missedQuestionDays * 86_400_000
/** Maximum number of rows; beyond it, the ones that were asked longest ago are deleted. */
const maxRows = 5000

interface Parts {
  db: Db
  /** Key of the hashes. Without it, or where no address is known, nothing is counted. */
  secret: string | undefined
}

/**
 * `POST search/missed`: counts a question that found nothing, once for each address. The answer is the same whether it was counted
 * or not. Answers 400 (field).
 */
export function countMissedQuestion({ db, secret }: Parts): MainHandler<'POST /search/missed'> {
  return async ({ c, arrivedAt: now, body: { language, question } }) => {
    const address = clientBucket(c)
    if (!secret || address === undefined) return
    const hash = (...parts: string[]) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['missed question', ...parts]))
        .digest('base64url')
    // Another hash for each question, so that no two rows tell that one address asked both.
    const asker = hash(language, question, address)
    const budget = { idempotencyKey: `question ${asker}`, address: hash(address), budget: 'questions' } as const
    if ((await spendBudget(db, budget, now)) !== undefined) return
    const row = { language, question, asker, at: now }
    const surplus = sql`(SELECT rowid FROM ${missedQuestions} ORDER BY ${missedQuestions.at} DESC LIMIT -1 OFFSET ${maxRows})`
    await db.batch([
      db
        .insert(missedQuestions)
        .values(row)
        .onConflictDoUpdate({ target: missedQuestions.asker, set: { at: now } }),
      db.delete(missedQuestions).where(sql`rowid IN ${surplus}`)
    ])
  }
}

/** `GET desk/search/missed`: questions that at least `minAskers` addresses asked and no search word of the desk covers. */
export function listMissedQuestions({
  db,
  isPublished
}: Published): Handler<MainDeskSearch['GET /desk/search/missed'], DeskCallers> {
  return async ({ arrivedAt: now }) => {
    const { language, question, at } = missedQuestions
    const askers = count()
    const lastAskedAt = sql<number>`${max(at)}`
    const rows = await db
      .select({ language, question, askers, lastAskedAt })
      .from(missedQuestions)
      .where(and(gt(at, now - period)))
      .groupBy(language, question)
      .having(gte(askers, minAskers))
      .orderBy(desc(askers), desc(lastAskedAt))
    const synonyms = await readSynonyms({ db, isPublished }, now)
    const answered = new Set(synonyms.flatMap(({ said }) => said.map(countedQuestion)))
    return rows.filter((row) => !answered.has(row.question)).slice(0, maxMissedQuestions)
  }
}

/** The statement that deletes questions older than the counted period. */
export const forgetMissedQuestions = (db: Db, now: number) =>
  db.delete(missedQuestions).where(lte(missedQuestions.at, now - period))
