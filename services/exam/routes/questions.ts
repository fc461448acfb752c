import { and, asc, count, desc, eq, exists, gt, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ExamQuestions } from '../../../src/contract/api/exam-questions'
import { mayAccess } from '../../../src/contract/roles'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import type { DeskCallers } from '../../api/desk'
import { unseenAfterChange, unseenAfterReading } from '../../api/four-eyes'
import type { Handler } from '../../api/register'
import { recordExamAction } from '../audit'
import { questionDrafts, questions } from '../db/schema'
import { readRules } from '../rules'
import { contentOf, toContentColumns } from '../stored-question'

/*
 * The question bank at the desk (decision 037). A published version is immutable, because results depend on it: a change is a
 * draft that a reviewer publishes as the next version. Imports skip a question that the desk has published or withdrawn.
 */

type QuestionHandler<Name extends keyof ExamQuestions> = Handler<ExamQuestions[Name], DeskCallers>

interface Parts {
  db: DrizzleD1Database
}

/** First number of questions added at the desk; those of the project's files are lower. */
const firstDeskNumber = 501

/** `GET desk/question/list`: the whole bank, or one topic or pool. */
export function listQuestions({ db }: Parts): QuestionHandler<'GET /desk/question/list'> {
  return async ({ query: { topic, pool } }) => {
    const [published, drafts] = await db.batch([
      db
        .select({
          id: questions.id,
          topic: questions.topic,
          pool: questions.pool,
          text: questions.text,
          version: max(questions.version),
          // Not a second MAX: with a single one, SQLite takes the other columns from the row of the maximum.
          isCurrent: sql<number>`EXISTS (SELECT 1 FROM questions AS own WHERE own.id = questions.id AND own.is_current)`
        })
        .from(questions)
        .where(and(topic ? eq(questions.topic, topic) : undefined, pool ? eq(questions.pool, pool) : undefined))
        .groupBy(questions.id)
        .orderBy(asc(questions.id)),
      db
        .select()
        .from(questionDrafts)
        .where(and(topic ? eq(questionDrafts.topic, topic) : undefined, pool ? eq(questionDrafts.pool, pool) : undefined))
        .orderBy(asc(questionDrafts.id))
    ])
    const draftOf = (id: string) => {
      const draft = drafts.find((each) => each.id === id)
      return draft ? stateOf(draft) : null
    }
    const known = new Set(published.map(({ id }) => id))
    const added = drafts
      .filter(({ id }) => !known.has(id))
      .map(({ id, topic, pool, content: { question } }) => ({ id, topic, pool, question, version: null, isCurrent: false }))
    return [
      ...published.map(({ text: { question }, isCurrent, ...row }) => ({ ...row, question, isCurrent: isCurrent === 1 })),
      ...added
    ].map((row) => ({ ...row, draft: draftOf(row.id) }))
  }
}

type Draft = typeof questionDrafts.$inferSelect

const stateOf = ({ state, revision, author, unseenAuthors, changedAt }: Draft) => ({
  state,
  revision,
  author,
  unseenAuthors,
  changedAt
})

/** `GET desk/question/detail`: a question with all its versions and their keys. Answers 404 (`id`). */
export function showQuestion({ db }: Parts): QuestionHandler<'GET /desk/question/detail'> {
  return async ({ query: { id } }) => {
    const [rows, [draft]] = await db.batch([
      db.select().from(questions).where(eq(questions.id, id)).orderBy(desc(questions.version)),
      db.select().from(questionDrafts).where(eq(questionDrafts.id, id))
    ])
    const known = rows[0] ?? draft
    if (!known) throw new Refusal(404, m.service_exam_unknown, { field: 'id' })
    return {
      id,
      topic: known.topic,
      pool: known.pool,
      isCurrent: rows.some(({ isCurrent }) => isCurrent),
      versions: rows.map((row) => ({ version: row.version, isFromFile: row.origin === 'file', content: contentOf(row) })),
      draft: draft ? { ...stateOf(draft), content: draft.content } : null
    }
  }
}

/** `POST desk/question/add`: the first draft of a new question. Answers 400 (field). */
export function addQuestion({ db }: Parts): QuestionHandler<'POST /desk/question/add'> {
  return async ({ arrivedAt: now, caller: { id: author }, body: { topic, pool, content } }) => {
    const { outline } = await readRules(db)
    if (!outline.topics.some((each) => each.topic === topic)) throw new Refusal(400, m.field_topic, { field: 'topic' })
    const numberOf = sql`CAST(substr(id, ${topic.length + 2}) AS INTEGER)`
    const taken = sql`SELECT ${numberOf} AS number FROM questions WHERE topic = ${topic}
      UNION ALL SELECT ${numberOf} FROM question_drafts WHERE topic = ${topic}`
    const id = sql<string>`${topic} || '-' || printf('%03d', (SELECT max(${firstDeskNumber} - 1, max(number)) + 1 FROM (${taken})))`
    const [added] = await db
      .insert(questionDrafts)
      .values({ id, topic, pool, content, state: 'draft', revision: 1, author, unseenAuthors: [author], changedAt: now })
      .returning({ id: questionDrafts.id })
    if (!added) throw new Error('The draft was not stored')
    return added
  }
}

/**
 * `POST desk/question/save`: stores the draft and sets its state to «being written». Changes nothing if the content equals the
 * draft or, without a draft, the current version. Answers 400 (field), 404, 409 if the draft has changed since.
 */
export function saveQuestion({ db }: Parts): QuestionHandler<'POST /desk/question/save'> {
  return async ({ arrivedAt: now, caller: { id: author }, body: { id, revision, content } }) => {
    const [[newest], [draft]] = await db.batch([
      db.select().from(questions).where(eq(questions.id, id)).orderBy(desc(questions.version)).limit(1),
      db.select().from(questionDrafts).where(eq(questionDrafts.id, id))
    ])
    if ((draft?.revision ?? 0) !== revision || !(draft ?? newest)) throw await conflict(db, id)
    const current = draft?.content ?? (newest?.isCurrent ? contentOf(newest) : undefined)
    if (JSON.stringify(content) === JSON.stringify(current)) return { revision }
    const unseenAuthors = unseenAfterChange(draft?.unseenAuthors ?? [], author)
    const set = { content, state: 'draft', revision: revision + 1, author, unseenAuthors, changedAt: now } as const
    const returned = { revision: questionDrafts.revision }
    const [saved] = draft
      ? await db.update(questionDrafts).set(set).where(atRevision(id, revision)).returning(returned)
      : newest
        ? await db
            .insert(questionDrafts)
            .values({ id, topic: newest.topic, pool: newest.pool, ...set })
            .onConflictDoNothing()
            .returning(returned)
        : []
    if (!saved) throw await conflict(db, id)
    return saved
  }
}

const atRevision = (id: string, revision: number): SQL | undefined =>
  and(eq(questionDrafts.id, id), eq(questionDrafts.revision, revision))

/** 409 if the question has changed, also by the publication of its draft; 404 if neither question nor draft exists. */
async function conflict(db: DrizzleD1Database, id: string): Promise<Refusal> {
  const [drafts, versions] = await db.batch([
    db.select({ id: questionDrafts.id }).from(questionDrafts).where(eq(questionDrafts.id, id)),
    db.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).limit(1)
  ])
  const exists = drafts.length > 0 || versions.length > 0
  return exists ? new Refusal(409, m.service_exam_question_changed) : new Refusal(404, m.service_exam_unknown, { field: 'id' })
}

interface Step {
  from: Draft['state']
  to: Draft['state']
  /** Whether the account has necessarily read the draft. */
  isReader?: boolean
}

/** Changes the state of a draft at its revision. Answers 404, 409. */
function changeState({ db }: Parts, { from, to, isReader = false }: Step): QuestionHandler<'POST /desk/question/submit'> {
  return async ({ arrivedAt: now, caller, body: { id, revision } }) => {
    const isFrom = and(atRevision(id, revision), eq(questionDrafts.state, from))
    const [draft] = await db.select().from(questionDrafts).where(isFrom)
    if (!draft) throw await conflict(db, id)
    const unseenAuthors = isReader ? unseenAfterReading(draft.unseenAuthors, caller.id) : draft.unseenAuthors
    const [changed] = await db
      .update(questionDrafts)
      .set({ state: to, revision: revision + 1, unseenAuthors, changedAt: now })
      .where(isFrom)
      .returning({ revision: questionDrafts.revision })
    if (!changed) throw await conflict(db, id)
    return changed
  }
}

/** `POST desk/question/submit`: submits the draft for review; the account has read it. Answers 404, 409. */
export const submitQuestion = (parts: Parts) => changeState(parts, { from: 'draft', to: 'review', isReader: true })

/** `POST desk/question/return`: returns the draft from review. Answers 404, 409. */
export const returnQuestion = (parts: Parts) => changeState(parts, { from: 'review', to: 'draft' })

/** `POST desk/question/discard`: deletes the draft; published versions stay. Answers 404, 409. */
export function discardQuestion({ db }: Parts): QuestionHandler<'POST /desk/question/discard'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { id, revision } }) => {
    const draft = db.select({ id: questionDrafts.id }).from(questionDrafts).where(atRevision(id, revision))
    const [, discarded] = await db.batch([
      recordExamAction(db, exists(draft), { actor, action: 'question-discarded', subject: id, now }),
      db.delete(questionDrafts).where(atRevision(id, revision)).returning({ id: questionDrafts.id })
    ])
    if (discarded.length === 0) throw await conflict(db, id)
  }
}

/**
 * `POST desk/question/publish`: publishes the draft as the next version. Open exams keep the version they started with. Answers
 * 404, 409 if it has changed, is not submitted, or contains a change that only the reviewer has seen.
 */
export function publishQuestion({ db }: Parts): QuestionHandler<'POST /desk/question/publish'> {
  return async ({ arrivedAt: now, caller: { id: actor, roles }, body: { id, revision, isOverride } }) => {
    const [draft] = await db.select().from(questionDrafts).where(atRevision(id, revision))
    if (draft?.state !== 'review') throw await conflict(db, id)
    const isOwn = draft.unseenAuthors.includes(actor)
    if (isOwn && !(isOverride && mayAccess(roles, 'admin'))) throw new Refusal(409, m.service_exam_question_own)
    const { type, text, key, explanation, source } = toContentColumns(draft.content)
    const publishable = and(atRevision(id, revision), eq(questionDrafts.state, 'review'))
    const isPublishable = exists(db.select({ id: questionDrafts.id }).from(questionDrafts).where(publishable))
    const newest = sql`(SELECT coalesce(max(version), 0) FROM questions WHERE id = ${id})`
    const [, , , published] = await db.batch([
      recordExamAction(db, isPublishable, {
        actor,
        action: 'question-published',
        subject: id,
        detail: isOwn ? { override: 1 } : {},
        now
      }),
      db.insert(questions).select(
        sql`SELECT ${id}, ${newest} + 1, ${draft.topic}, ${draft.pool}, ${type}, ${text}, ${key},
          ${explanation}, ${source}, 0, 'desk' WHERE ${isPublishable}`
      ),
      db
        .update(questions)
        .set({ isCurrent: sql`version = ${newest}` })
        .where(and(eq(questions.id, id), isPublishable)),
      db.delete(questionDrafts).where(publishable).returning({ id: questionDrafts.id })
    ])
    if (published.length === 0) throw await conflict(db, id)
  }
}

/**
 * `POST desk/question/withdraw`: removes the question from future exams. Results that contain it stay. Answers 404, 409 if its
 * topic would have too few questions for an exam.
 */
export function withdrawQuestion({ db }: Parts): QuestionHandler<'POST /desk/question/withdraw'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { id } }) => {
    const { outline, apart } = await readRules(db)
    const current = and(eq(questions.id, id), eq(questions.isCurrent, true))
    const [question] = await db.select({ topic: questions.topic, pool: questions.pool }).from(questions).where(current)
    if (!question) throw new Refusal(404, m.service_exam_unknown, { field: 'id' })
    const needed = outline.topics.find(({ topic }) => topic === question.topic)?.questions ?? 0
    const restricted = apart.flat()
    // A question of `apart` does not count: its partner may take its place. All ids are one parameter, because D1 allows 100.
    const isUnrestricted = sql`${questions.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(restricted)}))`
    const certain = db
      .select({ number: count() })
      .from(questions)
      .where(and(eq(questions.topic, question.topic), eq(questions.pool, 'exam'), eq(questions.isCurrent, true), isUnrestricted))
    const isSpare = question.pool === 'practice' || restricted.includes(id) ? undefined : gt(sql`(${certain})`, needed)
    const isAllowed = and(exists(db.select({ id: questions.id }).from(questions).where(current)), isSpare)
    const [, withdrawn] = await db.batch([
      recordExamAction(db, isAllowed, { actor, action: 'question-withdrawn', subject: id, now }),
      db
        .update(questions)
        .set({ isCurrent: false, origin: 'desk' })
        .where(and(inArray(questions.id, [id]), eq(questions.isCurrent, true), isSpare))
        .returning({ id: questions.id })
    ])
    if (withdrawn.length === 0) throw new Refusal(409, m.service_exam_question_needed)
  }
}
