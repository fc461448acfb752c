import * as v from 'valibot'
import { lengths } from './account'
import { optionIdPattern, optionIds, questionIdSchema, topicPattern } from './exam-bank'
import { fieldLength } from './limits'
import { writtenLocales } from './locale'
import { characterCount, isWritable, isWritableLine } from './text'

/*
 * The GBCA exam: its rules, questions, attempts and results, as the exam service exchanges them. Both languages of a question
 * are one question, so that a candidate can switch language during an exam. Moments are milliseconds since 1970; remaining time
 * is in milliseconds, because the browser's clock may be wrong.
 */

/** Keys of `fields.json` that a request to the exam API can fail with. */
export type ExamMessage =
  | 'field_lesson'
  | 'field_answer'
  | 'field_question'
  | 'field_topic'
  | 'field_certificate_name'
  | 'field_exam_text'
  | 'field_allowance'
  | 'field_exam_purpose'
  | 'field_certificate'
  | 'field_flag'

const message = <Key extends ExamMessage>(key: Key): Key => key

const bothLanguagesSchema = v.object(v.entriesFromList(writtenLocales, v.string()))
/** A text of the vendor in both languages. */
export type BothLanguages = v.InferOutput<typeof bothLanguagesSchema>

/** Extra time that staff may grant, in percent of the length of the exam. */
export const allowances = [25, 50, 100] as const
/** Milliseconds after the deadline in which an answer that was on its way is still stored. */
export const answerGrace = 60_000

/** Answers and flags of a question are saved with rising numbers, up to this one. */
const maxSequence = 1_000_000

/** `data` of `GET /public/outline`: length, rules and topics of the exam (services/exam/bank/exam.yaml). */
export const outlineSchema = v.object({
  questions: v.number(),
  minutes: v.number(),
  /** Smallest percentage of correct answers that passes. */
  passPercent: v.number(),
  /** Hours until the next attempt, after the first attempt and after each later one. */
  coolDownHours: v.tuple([v.number(), v.number()]),
  validityYears: v.number(),
  /** `questions` is the number of this topic's questions in an exam. */
  topics: v.array(v.object({ topic: v.string(), name: bothLanguagesSchema, questions: v.number(), practice: v.number() }))
})
export type Outline = v.InferOutput<typeof outlineSchema>

/** Id of a lesson of the curriculum: `queries/patterns`. */
const lessonSchema = v.pipe(v.string(message('field_lesson')), v.regex(/^[a-z][a-z0-9-/]{0,79}$/, message('field_lesson')))

/** Ids of the lessons that the account has completed, and when it completed each, in the same order. */
export const progressSchema = v.object({ lessons: v.array(v.string()), times: v.optional(v.array(v.number()), []) })

/** Body of `POST /training/progress`: lessons to mark as completed, and to unmark. */
export const progressRequestSchema = v.object({
  completed: v.optional(v.pipe(v.array(lessonSchema, message('field_lesson')), v.maxLength(200, message('field_lesson'))), []),
  reopened: v.optional(v.pipe(v.array(lessonSchema, message('field_lesson')), v.maxLength(200, message('field_lesson'))), [])
})

/** A graph to read, drawn on 100 × 60 units. */
const questionGraphSchema = v.object({
  vertices: v.array(
    v.object({ id: v.string(), x: v.number(), y: v.number(), name: v.optional(v.string()), label: v.optional(v.string()) })
  ),
  edges: v.array(v.object({ from: v.string(), to: v.string(), type: v.optional(v.string()), directed: v.boolean() }))
})
export type QuestionGraph = v.InferOutput<typeof questionGraphSchema>

/** A question as a candidate sees it, without its key. Text in backticks is code. */
const askedQuestionSchema = v.object({
  topic: v.string(),
  type: v.picklist(['single', 'multiple']),
  /** Number of correct options, as the text of the question states. A service of the previous release omits it. */
  choices: v.optional(v.number()),
  question: bothLanguagesSchema,
  query: v.optional(v.string()),
  graph: v.optional(questionGraphSchema),
  /** In the order of this attempt. */
  options: v.array(v.object({ id: v.string(), ...bothLanguagesSchema.entries }))
})
export type AskedQuestion = v.InferOutput<typeof askedQuestionSchema>

/** Ids of options. A missing list fails like an invalid one. */
const optionIdsSchema = v.pipe(
  v.optional(
    v.array(
      v.pipe(v.string(message('field_answer')), v.regex(optionIdPattern, message('field_answer'))),
      message('field_answer')
    ),
    ['']
  ),
  v.maxLength(optionIds.length, message('field_answer')),
  v.transform((ids) => [...[...new Set(ids)]].sort())
)

/** Query of `GET /practice/questions`: a topic, or every topic. */
export const practiceRequestSchema = v.object({
  topic: v.optional(v.pipe(v.string(message('field_topic')), v.regex(topicPattern, message('field_topic'))))
})
/** `data` of `GET /practice/questions`: in random order. */
export const practiceQuestionsSchema = v.array(v.object({ id: v.string(), ...askedQuestionSchema.entries }))
export type PracticeQuestion = v.InferOutput<typeof practiceQuestionsSchema>[number]
/** Body of `POST /practice/answer`: the ids of the chosen options. */
export const practiceAnswerRequestSchema = v.object({ question: questionIdSchema, options: optionIdsSchema })
/** `data` of `POST /practice/answer`. */
export const practiceAnswerSchema = v.object({
  isCorrect: v.boolean(),
  /** Ids of the correct options. */
  correct: v.array(v.string()),
  explanation: bothLanguagesSchema,
  /** Document that teaches the answer, with an anchor: `2#edge`. */
  source: v.string()
})
export type PracticeAnswer = v.InferOutput<typeof practiceAnswerSchema>

/** The name as it will appear on the certificate. */
export const certificateNameSchema = v.pipe(
  v.optional(v.string(message('field_certificate_name')), ''),
  v.trim(),
  v.check((text) => {
    const length = characterCount(text)
    return isWritableLine(text) && length >= fieldLength.certificateName.min && length <= fieldLength.certificateName.max
  }, message('field_certificate_name')),
  lengths(fieldLength.certificateName)
)

/** A text between candidates and staff: the reason for extra time, an appeal, an answer. */
export const examTextSchema = v.pipe(
  v.optional(v.string(message('field_exam_text')), ''),
  v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
  v.check((text) => {
    const length = characterCount(text)
    return isWritable(text) && length >= fieldLength.examText.min && length <= fieldLength.examText.max
  }, message('field_exam_text')),
  lengths(fieldLength.examText)
)

/** Body of `POST /candidate/name`. A confirmed name cannot be changed, except by staff. */
export const candidateNameRequestSchema = v.object({ name: certificateNameSchema })

/** Body of `POST /candidate/extra-time`. */
export const extraTimeRequestSchema = v.object({
  percent: v.pipe(
    v.optional(v.number(message('field_allowance')), Number.NaN),
    v.picklist(allowances, message('field_allowance'))
  ),
  reason: examTextSchema
})

const examIdSchema = v.pipe(v.string(), v.uuid())

/** `data` of `GET /candidate`: the state of the account's exam. */
export const candidateSchema = v.object({
  /** Null until the candidate has confirmed it. */
  name: v.nullable(v.string()),
  /** Granted extra time in percent; 0 if none. */
  allowance: v.number(),
  /** The last request for extra time; null if there is none. `granted` is null until staff decides. */
  extraTime: v.nullable(v.object({ percent: v.picklist(allowances), requestedAt: v.number(), granted: v.nullable(v.boolean()) })),
  /** Minutes of the next attempt, extra time included. */
  minutes: v.number(),
  /** Number of attempts so far, the open one included. */
  attempts: v.number(),
  /** Remaining milliseconds of the open attempt; null if none is open. */
  remaining: v.nullable(v.number()),
  /** When the next attempt is possible; null if it is now. */
  nextAttemptAt: v.nullable(v.number()),
  /** Whether there is a finished attempt, whose result can be read. */
  hasResult: v.boolean(),
  /** Whether that attempt was passed. */
  passed: v.boolean()
})
export type Candidate = v.InferOutput<typeof candidateSchema>

/** Body of `POST /attempt/authenticate`: to take the exam (start an attempt or resume the open one), or to read the last result. */
export const authenticateRequestSchema = v.object({
  purpose: v.pipe(
    v.optional(v.string(message('field_exam_purpose')), ''),
    v.picklist(['exam', 'result'], message('field_exam_purpose'))
  )
})
/** `data` of `POST /attempt/authenticate`. The edge moves the token into its cookie. */
export const authenticatedSchema = v.object({ examToken: v.string(), state: v.picklist(['started', 'resumed', 'finished']) })

const savedAnswerSchema = v.object({
  /** Number of the save that the service keeps. */
  sequence: v.number(),
  /** Ids of the chosen options, sorted; none if the question is not answered. */
  options: v.array(v.string()),
  /** Flagged for review. */
  flagged: v.boolean()
})
/** `data` of `GET /attempt`: the open attempt. A finished one is a 410. */
export const attemptSchema = v.object({
  id: examIdSchema,
  /** Milliseconds, extra time included. */
  remaining: v.number(),
  minutes: v.number(),
  name: v.string(),
  /** In the order of this attempt; `saved` is null for a question without a save. */
  questions: v.array(v.object({ ...askedQuestionSchema.entries, saved: v.nullable(savedAnswerSchema) }))
})
export type Attempt = v.InferOutput<typeof attemptSchema>

/** Random id of a browser tab. */
const deviceSchema = v.pipe(v.optional(v.string(message('field_answer')), ''), v.regex(/^[\w-]{8,64}$/, message('field_answer')))

/** Query of `GET /attempt/answers`: the device that asks. */
export const otherAnswersRequestSchema = v.object({ device: deviceSchema })
/** `data` of `GET /attempt/answers`: the answers whose last save came from another device. A finished attempt is a 410. */
export const otherAnswersSchema = v.object({
  answers: v.array(v.object({ position: v.number(), ...savedAnswerSchema.entries }))
})
export type OtherAnswers = v.InferOutput<typeof otherAnswersSchema>

/**
 * Body of `POST /attempt/answer`. `sequence` is greater than every number that the device knows of this attempt. The
 * service keeps the greatest one, so that neither a delayed nor a repeated save replaces a later one.
 */
export const answerRequestSchema = v.object({
  /** Position in the attempt, from 0. */
  position: v.pipe(
    v.optional(v.number(message('field_question')), Number.NaN),
    v.integer(message('field_question')),
    v.minValue(0, message('field_question')),
    v.maxValue(500, message('field_question'))
  ),
  sequence: v.pipe(
    v.optional(v.number(message('field_answer')), Number.NaN),
    v.integer(message('field_answer')),
    v.minValue(1, message('field_answer')),
    v.maxValue(maxSequence, message('field_answer'))
  ),
  /** Tells which of two saves with the same number is stored. */
  device: deviceSchema,
  options: optionIdsSchema,
  flagged: v.optional(v.boolean(message('field_answer')), false)
})
export type AnswerRequest = Omit<v.InferOutput<typeof answerRequestSchema>, 'flagged'> & { flagged?: boolean }
/** `data` of `POST /attempt/answer`: the answer that is stored now. `accepted` is false if a later save was stored before. */
export const answerSavedSchema = v.object({ accepted: v.boolean(), remaining: v.number(), saved: savedAnswerSchema })
export type AnswerSaved = v.InferOutput<typeof answerSavedSchema>

/** Events that a page reports during an exam. Staff reads them; they have no automatic consequences. */
export const attemptEvents = ['window-left', 'offline'] as const
/** Body of `POST /attempt/event`, sent when the candidate is back. */
export const attemptEventRequestSchema = v.object({
  kind: v.pipe(v.optional(v.string(message('field_answer')), ''), v.picklist(attemptEvents, message('field_answer'))),
  seconds: v.pipe(
    v.optional(v.number(message('field_answer')), Number.NaN),
    v.integer(message('field_answer')),
    v.minValue(0, message('field_answer')),
    v.maxValue(86_400, message('field_answer'))
  )
})

/** `data` of `POST /attempt/event`: the remaining time, because the browser's clock may have stood still meanwhile. */
export const attemptEventSavedSchema = v.object({ remaining: v.number() })

/** `data` of `POST /attempt/submit`, also if the attempt was finished before. */
export const submittedSchema = v.object({ finishedAt: v.number() })

/** `answer` is null until staff has answered. */
const appealEntries = { text: v.string(), at: v.number(), answer: v.nullable(v.string()), answeredAt: v.nullable(v.number()) }

/** `data` of `GET /result`: by topic, never by question. */
export const resultSchema = v.object({
  passed: v.boolean(),
  /** Rounded down, so that a failed exam never shows the pass mark. */
  percent: v.number(),
  passPercent: v.number(),
  name: v.string(),
  finishedAt: v.number(),
  /** Whether the candidate handed in, or the time ran out. */
  finishedBy: v.picklist(['candidate', 'deadline']),
  topics: v.array(v.object({ topic: v.string(), name: bothLanguagesSchema, correct: v.number(), questions: v.number() })),
  /** When the next attempt is possible; null if it is now. */
  nextAttemptAt: v.nullable(v.number()),
  /** Id of the certificate of a passed exam. */
  certificate: v.nullable(examIdSchema),
  /** Working days within which an appeal is answered; 0 or absent if none are promised. */
  appealDays: v.optional(v.number(), 0),
  appeal: v.nullable(v.object(appealEntries)),
  /** Appeals of earlier attempts with the number of the attempt, the newest first; absent from a service of the release before. */
  earlierAppeals: v.optional(v.array(v.object({ number: v.number(), ...appealEntries })), [])
})
export type ExamResult = v.InferOutput<typeof resultSchema>

/** Body of `POST /result/appeal`. An attempt has one appeal. */
export const appealRequestSchema = v.object({ text: examTextSchema })
