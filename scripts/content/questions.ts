import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bankPools } from '../../src/contract/exam-bank'
import type { DatabaseStore } from '../database-store'
import { sqlLiteral } from '../sql-literal'

/*
 * The questions that the desk has published, as a part of a folder of content: `questions.json`. Those of the project are in every
 * installation, which imports them itself. Attempts, and drafts with their authors, belong to one installation.
 */

export const questionsFile = 'questions.json'

/** As the database has it, because a published version never changes. */
const json = v.pipe(
  v.string(),
  v.check((text) => v.is(v.pipe(v.string(), v.parseJson()), text), 'is no JSON')
)

const questionSchema = v.strictObject({
  id: v.string(),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  topic: v.string(),
  pool: v.picklist(bankPools),
  type: v.picklist(['single', 'multiple']),
  text: json,
  key: json,
  explanation: json,
  source: v.string(),
  is_current: v.picklist([0, 1]),
  origin: v.picklist(['file', 'desk'])
})
type Question = v.InferOutput<typeof questionSchema>

const columns = Object.keys(questionSchema.entries).join(', ')
const ofDesk = "SELECT id FROM questions WHERE origin = 'desk'"

const read = async (store: DatabaseStore): Promise<Question[]> =>
  v.parse(
    v.array(questionSchema),
    await store.query(`SELECT ${columns} FROM questions WHERE id IN (${ofDesk}) ORDER BY id, version`)
  )

/** Writes every version of the questions that the desk has published or withdrawn. */
export async function exportQuestions(folder: string, exam: DatabaseStore): Promise<string[]> {
  const questions = await read(exam)
  writeFileSync(join(folder, questionsFile), `${JSON.stringify(questions, null, 2)}\n`)
  return [`questions: ${new Set(questions.map(({ id }) => id)).size}`]
}

/** The questions in a folder; none if it has no such file. */
export function readQuestions(folder: string): Question[] {
  const path = join(folder, questionsFile)
  return existsSync(path) ? v.parse(v.array(questionSchema), JSON.parse(readFileSync(path, 'utf8'))) : []
}

const nameOf = ({ id, version }: Pick<Question, 'id' | 'version'>) => `${id} (version ${version})`
const contentOf = ({ is_current: _, origin: __, ...content }: Question) => JSON.stringify(content)

/**
 * What an import of questions does: new versions are added, and the current one is that of the folder unless the store has a later.
 * @returns the statements, and a line for each question that stays as it is there
 * @throws Error for a version that differs from the published one or changed its pool: results depend on it
 */
export async function planQuestions(
  questions: readonly Question[],
  exam: DatabaseStore
): Promise<{ statements: string[]; kept: string[] }> {
  if (questions.length === 0) return { statements: [], kept: [] }
  const ids = [...new Set(questions.map(({ id }) => id))]
  const stored = v.parse(
    v.array(questionSchema),
    await exam.query(`SELECT ${columns} FROM questions WHERE id IN (${ids.map(sqlLiteral).join(', ')})`)
  )
  const storedAs = new Map(stored.map((question) => [nameOf(question), question]))
  const others = questions.filter((question) => {
    const found = storedAs.get(nameOf(question))
    const isMoved = stored.some(({ id, pool }) => id === question.id && pool !== question.pool)
    return isMoved || (found && contentOf(found) !== contentOf(question))
  })
  if (others.length > 0) throw new Error(`Nothing was imported: the exam has other questions as ${others.map(nameOf).join(', ')}`)
  const latest = (of: readonly Question[], id: string) =>
    of.reduce((most, question) => (question.id === id ? Math.max(most, question.version) : most), 0)
  const older = ids.filter((id) => latest(stored, id) > latest(questions, id))
  const added = questions.filter((question) => !storedAs.has(nameOf(question)))
  const taken = questions.filter(({ id }) => !older.includes(id))
  return {
    kept: older.map((id) => `kept: question ${id} has a later version here`),
    statements: [
      ...added.map(({ is_current: _, ...question }) => {
        const names = Object.keys(question).join(', ')
        return `INSERT INTO questions (${names}, is_current) VALUES (${Object.values(question).map(sqlLiteral).join(', ')}, 0)`
      }),
      ...taken.map(
        ({ id, version, is_current: isCurrent, origin }) =>
          `UPDATE questions SET is_current = ${isCurrent}, origin = ${sqlLiteral(origin)} WHERE id = ${sqlLiteral(id)} AND version = ${version}`
      )
    ]
  }
}
