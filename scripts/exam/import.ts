import * as v from 'valibot'
import { toContentColumns } from '../../services/exam/stored-question'
import type { Outline } from '../../src/contract/exam'
import type { DatabaseStore } from '../database-store'
import { sqlLiteral } from '../sql-literal'
import { type BankQuestion, type ExamRules, readBank, readExamRules } from './bank'

/*
 * Imports the question bank and the rules of the exam into the database of the exam service. A published version of a question
 * never changes, because results of earlier exams depend on it. A question that the desk has published or withdrawn stays as the
 * desk left it.
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

function rowOf(topic: string, question: BankQuestion): Row {
  const { id, version, pool } = question
  return { id, version, topic, pool, ...toContentColumns(question) }
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

const columns = Object.keys(rowSchema.entries)
const idSchema = v.object({ id: v.string() })

/** The vendor's data that an import writes. */
export interface ExamSource {
  bank: ReturnType<typeof readBank>
  rules: ExamRules
}

/** The bank and the rules of the project. */
export const readExamSource = (): ExamSource => ({ bank: readBank(), rules: readExamRules() })

/** Errors of rules for which no exam could be drawn from the bank. */
function undrawable({ bank, rules }: ExamSource): string[] {
  const asked = new Map(
    bank.map(({ topic, questions }) => [topic, questions.flatMap(({ id, pool }) => (pool === 'exam' ? [id] : []))])
  )
  const known = new Set([...asked.values()].flat())
  const restricted = new Set(rules.apart.flat())
  const few = rules.topics.flatMap(({ topic, questions }) => {
    // Of each pair one question at most is asked, in the worst case the one of the other topic.
    const certain = (asked.get(topic) ?? []).filter((id) => !restricted.has(id)).length
    return certain < questions
      ? [`The topic ${topic} needs ${questions} questions besides those of «apart» and has ${certain}.`]
      : []
  })
  const unknown = [...restricted].filter((id) => !known.has(id)).map((id) => `«apart» names ${id}, which no exam asks.`)
  return [...few, ...unknown]
}

/**
 * Imports bank and rules. Questions that the bank no longer has stay, for the results that name them, and are not asked again.
 * @returns a line for the user
 * @throws Error, before anything is written, for a question that differs from its published version or changed its pool, and
 * for rules that the bank cannot fulfill
 */
export async function importExam({ query, execute }: DatabaseStore, source = readExamSource()): Promise<string> {
  const { bank, rules } = source
  const faults = undrawable(source)
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nNothing was imported.`)
  const kept = v.parse(v.array(idSchema), await query("SELECT DISTINCT id FROM questions WHERE origin = 'desk'"))
  const isRetained = (id: string) => kept.some((each) => each.id === id)
  const rows = bank
    .flatMap(({ topic, questions }) => questions.map((question) => rowOf(topic, question)))
    .filter(({ id }) => !isRetained(id))
  const stored = v.parse(v.array(rowSchema), await query(`SELECT ${columns.join(', ')} FROM questions`))
  const published = new Map(stored.map((row) => [`${row.id} ${row.version}`, JSON.stringify(row)]))
  const isNew = (row: Row) => !published.has(`${row.id} ${row.version}`)
  const changed = rows.filter((row) => !isNew(row) && published.get(`${row.id} ${row.version}`) !== JSON.stringify(row))
  if (changed.length > 0) {
    const ids = changed.map(({ id, version }) => `${id} (version ${version})`).join(', ')
    throw new Error(`Published questions cannot change; give the new text a new version: ${ids}. Nothing was imported.`)
  }
  // Practice discloses keys, so a question must never have been in both pools, in any of its versions.
  const pools = new Map(stored.map(({ id, pool }) => [id, pool]))
  const moved = rows.filter(({ id, pool }) => pools.has(id) && pools.get(id) !== pool).map(({ id }) => id)
  if (moved.length > 0) {
    throw new Error(
      `Published questions cannot change their pool; give them a new id: ${moved.join(', ')}. Nothing was imported.`
    )
  }
  const added = rows.filter(isNew)
  const current = rows.map(({ id, version }) => sqlLiteral(`${id} ${version}`)).join(', ')
  const outline = sqlLiteral(JSON.stringify(outlineOf(rules, bank)))
  const apart = sqlLiteral(JSON.stringify(rules.apart))
  await execute([
    ...added.map((row) => {
      const values = Object.values(v.parse(rowSchema, row)).map(sqlLiteral).join(', ')
      return `INSERT INTO questions (${columns.join(', ')}, is_current) VALUES (${values}, 0)`
    }),
    `UPDATE questions SET is_current = (id || ' ' || version) IN (${current})
     WHERE id NOT IN (SELECT id FROM questions WHERE origin = 'desk')`,
    `INSERT INTO outlines (certification, outline, apart) VALUES (${sqlLiteral(rules.certification)}, ${outline}, ${apart})
     ON CONFLICT (certification) DO UPDATE SET outline = excluded.outline, apart = excluded.apart`
  ])
  const desk = kept.length > 0 ? ` ${kept.length} questions stay as the desk left them.` : ''
  return `Imported ${added.length} new of ${rows.length} questions.${desk}`
}
