import { and, asc, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ExamResult } from '../../src/contract/exam'
import { internationalLocale, originalLocale } from '../../src/contract/locale'
import { answers, attemptQuestions, outlines, questions } from './db/schema'
import type { StoredAttempt } from './handler'

/** The result of an attempt. */
export interface Score {
  correct: number
  topics: ExamResult['topics']
  passed: boolean
}

/** A question of an attempt, its key and the saved answer. */
interface Scored {
  topic: string
  key: readonly string[]
  chosen: readonly string[] | null
}

/** A question counts if exactly its correct options are chosen; there is no partial credit. */
const isCorrect = ({ key, chosen }: Scored) =>
  chosen !== null && chosen.length === key.length && key.every((option) => chosen.includes(option))

/** Counts correct answers by topic, in the order of topics. */
function scoreOf(
  rows: readonly Scored[],
  {
    topics,
    passPercent
  }: { topics: readonly { topic: string; name: ExamResult['topics'][number]['name'] }[]; passPercent: number }
): Score {
  const correct = rows.filter(isCorrect).length
  // An attempt may contain questions of a topic that an import has since removed: they count under the topic's id.
  const named = new Set(topics.map(({ topic }) => topic))
  const removed = new Set(rows.flatMap(({ topic }) => (named.has(topic) ? [] : [topic])))
  const unnamed = [...removed].map((topic) => ({ topic, name: { [originalLocale]: topic, [internationalLocale]: topic } }))
  return {
    correct,
    // An attempt without questions has passed nothing.
    passed: rows.length > 0 && correct * 100 >= passPercent * rows.length,
    topics: [...topics, ...unnamed].flatMap(({ topic, name }) => {
      const own = rows.filter((row) => row.topic === topic)
      return own.length === 0 ? [] : [{ topic, name, correct: own.filter(isCorrect).length, questions: own.length }]
    })
  }
}

/** Scores a finished attempt from its saved answers. */
export async function scoreAttempt(db: DrizzleD1Database, { id, passPercent }: StoredAttempt): Promise<Score> {
  const [rows, [rules]] = await db.batch([
    db
      .select({ topic: questions.topic, key: questions.key, chosen: answers.options })
      .from(attemptQuestions)
      .innerJoin(questions, and(eq(questions.id, attemptQuestions.question), eq(questions.version, attemptQuestions.version)))
      .leftJoin(answers, and(eq(answers.attempt, attemptQuestions.attempt), eq(answers.position, attemptQuestions.position)))
      .where(eq(attemptQuestions.attempt, id))
      .orderBy(asc(attemptQuestions.position)),
    db.select({ outline: outlines.outline }).from(outlines)
  ])
  return scoreOf(rows, { topics: rules?.outline.topics ?? [], passPercent })
}
