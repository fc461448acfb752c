import { and, eq, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { questions } from '../db/schema'
import { shuffled } from '../draw-questions'
import type { ExamHandler } from '../handler'

interface Parts {
  db: DrizzleD1Database
}

/** Condition for current questions of the practice pool, which never contains exam questions. */
const inPracticePool = and(eq(questions.pool, 'practice'), eq(questions.isCurrent, true))

/** `GET practice/questions`: the practice questions of a topic, or all, in random order and without their keys. */
export function listPracticeQuestions({ db }: Parts): ExamHandler<'GET /practice/questions'> {
  return async ({ query: { topic } }) => {
    const rows = await db
      .select({
        id: questions.id,
        topic: questions.topic,
        type: questions.type,
        choices: sql<number>`json_array_length(${questions.key})`,
        text: questions.text
      })
      .from(questions)
      .where(and(inPracticePool, topic === undefined ? undefined : eq(questions.topic, topic)))
    return shuffled(rows).map(({ text, ...row }) => ({ ...row, ...text, options: shuffled(text.options) }))
  }
}

/** `POST practice/answer`: whether the answer is correct, with the explanation. Nothing is stored. Answers 404. */
export function checkPracticeAnswer({ db }: Parts): ExamHandler<'POST /practice/answer'> {
  return async ({ body: { question, options } }) => {
    const [row] = await db
      .select({ key: questions.key, explanation: questions.explanation, source: questions.source })
      .from(questions)
      .where(and(inPracticePool, eq(questions.id, question)))
    if (!row) throw new Refusal(404, m.service_exam_unknown, { field: 'question' })
    const { key, ...shown } = row
    return { ...shown, isCorrect: key.join() === options.join(), correct: key }
  }
}
