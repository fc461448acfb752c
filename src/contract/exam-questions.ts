import * as v from 'valibot'
import { type BankMessage, bankContentSchema, bankPoolSchema, bankPools, questionIdSchema, topicPattern } from './exam-bank'
import { writtenLocales } from './locale'

/*
 * The exam questions at the desk. A published version is immutable; authors write a draft, and a reviewer publishes it as the
 * next version if another account has seen all changes.
 */

/** Keys of `fields.json` for errors of these requests. */
export type QuestionMessage = 'field_revision' | 'field_flag'

const message = <Key extends BankMessage | QuestionMessage | 'field_topic'>(key: Key): Key => key

const topicSchema = v.pipe(v.optional(v.string(message('field_topic')), ''), v.regex(topicPattern, message('field_topic')))
/** Revision of the draft, from 1; a save with another number is a conflict. 0 if there is no draft. */
const revisionSchema = v.pipe(
  v.optional(v.number(message('field_revision')), Number.NaN),
  v.integer(message('field_revision')),
  v.minValue(0, message('field_revision'))
)

/** State of a draft: being written, or waiting for a reviewer. */
export const questionDraftStates = ['draft', 'review'] as const

/** Query of `GET /desk/question/list`. */
export const questionListRequestSchema = v.object({
  topic: v.optional(topicSchema),
  pool: v.optional(v.picklist(bankPools, message('field_bank_pool')))
})
const draftStateSchema = v.object({
  state: v.picklist(questionDraftStates),
  revision: v.number(),
  /** Passport's account id of the last author. */
  author: v.string(),
  /** Accounts whose changes since the last publication nobody else has seen. None of them may publish the draft. */
  unseenAuthors: v.array(v.string()),
  changedAt: v.number()
})
/** `data` of `GET /desk/question/list`: every question, by id. */
export const questionListSchema = v.array(
  v.object({
    id: v.string(),
    topic: v.string(),
    pool: bankPoolSchema,
    question: v.object(v.entriesFromList(writtenLocales, v.string())),
    /** The newest published version; null if there is none. */
    version: v.nullable(v.number()),
    /** Whether new exams or the practice exam use it. */
    isCurrent: v.boolean(),
    draft: v.nullable(draftStateSchema)
  })
)
export type ListedQuestion = v.InferOutput<typeof questionListSchema>[number]

/** Query or body of the calls for one question. */
export const questionRequestSchema = v.object({ id: questionIdSchema })
/** `data` of `GET /desk/question/detail`. */
export const questionDetailSchema = v.object({
  id: v.string(),
  topic: v.string(),
  pool: bankPoolSchema,
  isCurrent: v.boolean(),
  /** Newest first. `isFromFile`: imported from the project's files, otherwise written at the desk. */
  versions: v.array(v.object({ version: v.number(), isFromFile: v.boolean(), content: bankContentSchema })),
  draft: v.nullable(v.object({ ...draftStateSchema.entries, content: bankContentSchema }))
})
export type QuestionDetail = v.InferOutput<typeof questionDetailSchema>

/** Body of `POST /desk/question/add`: the first draft of a new question, whose id the service chooses. */
export const addQuestionRequestSchema = v.object(
  { topic: topicSchema, pool: bankPoolSchema, content: bankContentSchema },
  message('field_bank_text')
)
/** `data` of `POST /desk/question/add`. */
export const questionAddedSchema = v.object({ id: v.string() })

/** Body of `POST /desk/question/save`. */
export const saveQuestionRequestSchema = v.object(
  { id: questionIdSchema, revision: revisionSchema, content: bankContentSchema },
  message('field_bank_text')
)
/** The revision of the draft after a change. */
export const questionSavedSchema = v.object({ revision: v.number() })

/** Body of `POST /desk/question/submit`, `return` and `discard`. */
export const questionStepRequestSchema = v.object({ id: questionIdSchema, revision: revisionSchema })

/**
 * Body of `POST /desk/question/publish`. With `isOverride`, an admin publishes changes that nobody else has seen; recorded in the
 * audit log.
 */
export const publishQuestionRequestSchema = v.object({
  ...questionStepRequestSchema.entries,
  isOverride: v.optional(v.boolean(message('field_flag')), false)
})
