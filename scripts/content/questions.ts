import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bankPools } from '../../src/contract/exam-bank'
import { questionDraftStates } from '../../src/contract/exam-questions'
import type { DatabaseStore } from '../database-store'
import { sqlLiteral } from '../sql-literal'
import { readText } from './read-text'

/*
 * The questions of the desk, as parts of a folder of content: `questions.json` has those that it has published, and
 * `question-drafts.json` its drafts. The questions of the project are in every installation, which imports them itself. Attempts,
 * and the authors of drafts, belong to one installation.
 */

export const questionsFile = 'questions.json'
export const questionDraftsFile = 'question-drafts.json'

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

const draftSchema = v.strictObject({
  id: v.string(),
  topic: v.string(),
  pool: v.picklist(bankPools),
  state: v.picklist(questionDraftStates),
  content: json,
  changed_at: v.pipe(v.number(), v.safeInteger()),
  /** Newest published version of the question when the draft was exported, 0 for none. */
  published: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
})
type Draft = v.InferOutput<typeof draftSchema>

const columns = Object.keys(questionSchema.entries).join(', ')
const ofDesk = "SELECT id FROM questions WHERE origin = 'desk'"

const read = async (store: DatabaseStore): Promise<Question[]> =>
  v.parse(
    v.array(questionSchema),
    await store.query(`SELECT ${columns} FROM questions WHERE id IN (${ofDesk}) ORDER BY id, version`)
  )

const newestVersion = (id: string) => `(SELECT coalesce(max(version), 0) FROM questions WHERE id = ${id})`

/** Writes every version of the questions that the desk has published or withdrawn, and its drafts. */
export async function exportQuestions(folder: string, exam: DatabaseStore): Promise<string[]> {
  const questions = await read(exam)
  const drafts = v.parse(
    v.array(draftSchema),
    await exam.query(
      `SELECT id, topic, pool, state, content, changed_at, ${newestVersion('question_drafts.id')} AS published
       FROM question_drafts ORDER BY id`
    )
  )
  for (const [file, rows] of Object.entries({ [questionsFile]: questions, [questionDraftsFile]: drafts }))
    writeFileSync(join(folder, file), `${JSON.stringify(rows, null, 2)}\n`)
  return linesOf({ questions, drafts })
}

/** The questions in a folder and the drafts of questions. */
export interface Questions {
  questions: readonly Question[]
  drafts: readonly Draft[]
}

/** The questions in a folder; none if it has no such files. */
export function readQuestions(folder: string): Questions {
  const readFile = <Schema extends v.GenericSchema>(file: string, schema: Schema) => {
    const path = join(folder, file)
    return existsSync(path) ? v.parse(v.array(schema), JSON.parse(readText(path))) : []
  }
  return { questions: readFile(questionsFile, questionSchema), drafts: readFile(questionDraftsFile, draftSchema) }
}

const linesOf = ({ questions, drafts }: Questions) => [
  `questions: ${new Set(questions.map(({ id }) => id)).size}`,
  ...(drafts.length > 0 ? [`drafts of questions: ${drafts.length}`] : [])
]

const nameOf = ({ id, version }: Pick<Question, 'id' | 'version'>) => `${id} (version ${version})`
const contentOf = ({ is_current: _, origin: __, ...content }: Question) => JSON.stringify(content)

/**
 * Plans an import of questions: new versions are added, and the current one is that of the folder unless the store has a later one.
 * @returns the statements, and a line for each question that stays as it is there
 * @throws Error for a version that differs from the published one or changed its pool: results depend on it
 */
export async function planQuestions(
  { questions, drafts }: Questions,
  exam: DatabaseStore
): Promise<{ statements: string[]; kept: string[]; lines: string[] }> {
  if (questions.length === 0 && drafts.length === 0) return { statements: [], kept: [], lines: [] }
  const ids = [...new Set(questions.map(({ id }) => id))]
  const stored = v.parse(
    v.array(questionSchema),
    await exam.query(`SELECT ${columns} FROM questions WHERE id IN (${ids.map(sqlLiteral).join(', ')})`)
  )
  const ofDesk = v.parse(
    v.array(v.object({ id: v.string() })),
    await exam.query("SELECT id FROM question_drafts WHERE author <> ''")
  )
  const storedAs = new Map(stored.map((question) => [nameOf(question), question]))
  const different = questions.filter((question) => {
    const found = storedAs.get(nameOf(question))
    const isMoved = stored.some(({ id, pool }) => id === question.id && pool !== question.pool)
    return isMoved || (found && contentOf(found) !== contentOf(question))
  })
  if (different.length > 0)
    throw new Error(`Nothing was imported: the exam has other questions as ${different.map(nameOf).join(', ')}`)
  const latest = (of: readonly Question[], id: string) =>
    of.reduce((most, question) => (question.id === id ? Math.max(most, question.version) : most), 0)
  const older = ids.filter((id) => latest(stored, id) > latest(questions, id))
  const added = questions.filter((question) => !storedAs.has(nameOf(question)))
  const taken = questions.filter(({ id }) => !older.includes(id))
  const changed = drafts.filter((draft) => ofDesk.some(({ id }) => id === draft.id))
  const here = v.parse(
    v.array(v.object({ id: v.string(), version: v.number() })),
    await exam.query('SELECT id, max(version) AS version FROM questions GROUP BY id')
  )
  const newest = (id: string) => Math.max(latest(questions, id), here.find((question) => question.id === id)?.version ?? 0)
  const others = drafts.filter(({ id, published }) => newest(id) !== published)
  return {
    lines: linesOf({ questions, drafts }),
    kept: [
      ...older.map((id) => `kept: question ${id} has a later version here`),
      ...changed.map(({ id }) => `kept: the draft of question ${id} was changed at the desk`),
      ...others.map(({ id }) => `kept: question ${id} has another version here, so its draft is not carried`)
    ],
    statements: [
      ...added.map(({ is_current: _, ...question }) => {
        const names = Object.keys(question).join(', ')
        return `INSERT INTO questions (${names}, is_current) VALUES (${Object.values(question).map(sqlLiteral).join(', ')}, 0)`
      }),
      ...taken.map(
        ({ id, version, is_current: isCurrent, origin }) =>
          `UPDATE questions SET is_current = ${isCurrent}, origin = ${sqlLiteral(origin)} WHERE id = ${sqlLiteral(id)} AND version = ${version}`
      ),
      ...drafts.map(draftStatement)
    ]
  }
}

/**
 * A carried draft has no author in this installation. A draft that somebody has changed here stays. A draft is imported only if its
 * version is still the newest: after another one it would be a draft of another question.
 */
const draftStatement = ({ id, topic, pool, state, content, changed_at: changedAt, published }: Draft) => {
  const values = [id, topic, pool, content, state].map(sqlLiteral).join(', ')
  return `INSERT INTO question_drafts (id, topic, pool, content, state, revision, author, unseen_authors, changed_at)
    SELECT ${values}, 1, '', '[]', ${changedAt} WHERE ${newestVersion(sqlLiteral(id))} = ${published}
    ON CONFLICT (id) DO UPDATE SET content = excluded.content, state = excluded.state, revision = question_drafts.revision + 1,
      changed_at = excluded.changed_at WHERE question_drafts.author = ''`
}
