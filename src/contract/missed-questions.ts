import * as v from 'valibot'
import { locales } from './locale'

/*
 * Questions to the search that found nothing, counted for the desk. A question that could contain personal data is never sent.
 */

/** Longest question that is counted, in UTF-16 units. */
const maxLength = 40
/** A question is shown to the desk once this many addresses have asked it, so that it identifies none of them. */
export const minAskers = 3
/** Most questions that the desk sees. */
export const maxMissedQuestions = 200

/**
 * The question as it is counted: in lower case, with single spaces. Undefined for one that is too long or has a digit or an `@`, as
 * telephone numbers and email addresses have.
 */
export function countedQuestion(query: string): string | undefined {
  const question = query.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return question === '' || question.length > maxLength || /[\p{N}\p{C}@]/u.test(question) ? undefined : question
}

/** Body of `POST search/missed`. */
export const missedQuestionSchema = v.object({
  language: v.picklist(locales, 'field_query'),
  question: v.pipe(
    v.optional(v.string('field_query'), ''),
    v.check((question) => question === countedQuestion(question), 'field_query'),
    v.metadata({ minLength: 1, maxLength, pattern: '^[^@\\d]+$', description: 'In lower case, with single spaces.' })
  )
})
export type MissedQuestion = v.InferOutput<typeof missedQuestionSchema>

/** `data` of `GET desk/search/missed`, in descending order of the number of addresses. */
export const missedQuestionsSchema = v.array(
  v.object({
    ...missedQuestionSchema.entries,
    /** Number of addresses that asked it in the last `missedQuestionDays` days. */
    askers: v.number(),
    /** Milliseconds since the epoch. */
    lastAskedAt: v.number()
  })
)
export type MissedQuestions = v.InferOutput<typeof missedQuestionsSchema>
