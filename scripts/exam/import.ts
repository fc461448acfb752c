import * as v from 'valibot'
import type { Outline } from '../../src/contract/exam'
import type { DatabaseStore } from '../database-store'
import { type BankQuestion, type ExamRules, readBank, readExamRules } from './bank'

/*
 * Imports the question bank and the rules of the exam into the database of the exam service. A published version of a question
 * never changes, because results of earlier exams depend on it.
 */

/** A question as a row of the database; objects as JSON. */
const rowSchema = v.object({
  id: v.string(),
  version: v.number(),
  topic: v.string(),
  pool: v.string(),
  type: v.string(),
  text: v.string(),
  key: v.string(),
  explanation: v.string(),
  source: v.string()
})
type Row = v.InferOutput<typeof rowSchema>

function rowOf(
  topic: string,
  { id, version, pool, type, source, question, query, graph, options, explanation }: BankQuestion
): Row {
  const shown = options.map(({ correct: _, ...option }) => option)
  const key = options.flatMap((option) => (option.correct ? [option.id] : [])).toSorted()
  const text = JSON.stringify({ question, query, graph, options: shown })
  return { id, version, topic, pool, type, text, key: JSON.stringify(key), explanation: JSON.stringify(explanation), source }
}

/** The rules as the service shows them, with the numbers of questions. */
function outlineOf(
  { minutes, passPercent, coolDownHours, validityYears, topics }: ExamRules,
  bank: readonly { topic: string; questions: readonly BankQuestion[] }[]
): Outline {
  const practice = (topic: string) =>
    bank.find((each) => each.topic === topic)?.questions.filter(({ pool }) => pool === 'practice').length ?? 0
  return {
    questions: topics.reduce((sum, { questions }) => sum + questions, 0),
    minutes,
    passPercent,
    coolDownHours: [...coolDownHours],
    validityYears,
    topics: topics.map(({ topic, name, questions }) => ({ topic, name, questions, practice: practice(topic) }))
  }
}

const literal = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`)
const columns = Object.keys(rowSchema.entries)

/**
 * Imports bank and rules. Questions that the bank no longer has stay, for the results that name them, and are not asked again.
 * @returns a line for the user
 * @throws Error for a question that differs from its published version, before anything is written
 */
export async function importExam({ query, execute }: DatabaseStore): Promise<string> {
  const bank = readBank()
  const rules = readExamRules()
  const rows = bank.flatMap(({ topic, questions }) => questions.map((question) => rowOf(topic, question)))
  const stored = v.parse(v.array(rowSchema), await query(`SELECT ${columns.join(', ')} FROM questions`))
  const published = new Map(stored.map((row) => [`${row.id} ${row.version}`, JSON.stringify(row)]))
  const isNew = (row: Row) => !published.has(`${row.id} ${row.version}`)
  const changed = rows.filter((row) => !isNew(row) && published.get(`${row.id} ${row.version}`) !== JSON.stringify(row))
  if (changed.length > 0) {
    const ids = changed.map(({ id, version }) => `${id} (version ${version})`).join(', ')
    throw new Error(`Published questions cannot change; give the new text a new version: ${ids}. Nothing was imported.`)
  }
  const added = rows.filter(isNew)
  const current = rows.map(({ id, version }) => literal(`${id} ${version}`)).join(', ')
  const outline = literal(JSON.stringify(outlineOf(rules, bank)))
  const apart = literal(JSON.stringify(rules.apart))
  await execute([
    ...added.map((row) => {
      const values = Object.values(v.parse(rowSchema, row)).map(literal).join(', ')
      return `INSERT INTO questions (${columns.join(', ')}, is_current) VALUES (${values}, 0)`
    }),
    `UPDATE questions SET is_current = (id || ' ' || version) IN (${current})`,
    `INSERT INTO outlines (certification, outline, apart) VALUES (${literal(rules.certification)}, ${outline}, ${apart})
     ON CONFLICT (certification) DO UPDATE SET outline = excluded.outline, apart = excluded.apart`
  ])
  return `Imported ${added.length} new of ${rows.length} questions.`
}
