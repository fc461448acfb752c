import {
  addQuestionRequestSchema,
  publishQuestionRequestSchema,
  questionAddedSchema,
  questionDetailSchema,
  questionListRequestSchema,
  questionListSchema,
  questionRequestSchema,
  questionSavedSchema,
  questionStepRequestSchema,
  saveQuestionRequestSchema
} from '../exam-questions'
import { type Calls, json } from './call'

/** The calls of the exam service for the question bank at the desk. The only ones that show keys. */
export const examQuestions = {
  //#region Question bank
  /** The whole bank, or one topic or pool of it. */
  'GET /desk/question/list': { access: 'author', query: questionListRequestSchema, data: questionListSchema },
  /**
   * A question with all its versions, their keys included.
   * @throws 404 There is no such question.
   */
  'GET /desk/question/detail': { access: 'author', query: questionRequestSchema, data: questionDetailSchema },
  /** The first draft of a new question. */
  'POST /desk/question/add': { access: 'author', body: json(addQuestionRequestSchema), data: questionAddedSchema },
  /**
   * Stores the draft, which goes back to being written. A save of what the draft says changes nothing.
   * @throws 404 There is no such question.
   * @throws 409 Somebody else has saved since.
   */
  'POST /desk/question/save': { access: 'author', body: json(saveQuestionRequestSchema), data: questionSavedSchema },
  /**
   * Hands the draft to the reviewers, by somebody who has read it.
   * @throws 404 There is no such question.
   * @throws 409 The draft has changed since.
   */
  'POST /desk/question/submit': { access: 'author', body: json(questionStepRequestSchema), data: questionSavedSchema },
  /**
   * Takes the draft back from the reviewers.
   * @throws 404 There is no such question.
   * @throws 409 The draft has changed since.
   */
  'POST /desk/question/return': { access: 'author', body: json(questionStepRequestSchema), data: questionSavedSchema },
  /**
   * Deletes the draft; published versions stay.
   * @throws 404 There is no such question.
   * @throws 409 The draft has changed since.
   */
  'POST /desk/question/discard': { access: 'author', body: json(questionStepRequestSchema) },
  /**
   * Publishes the draft as the next version. Exams that are open keep the version they started with.
   * @throws 404 There is no such question.
   * @throws 409 The draft has changed, is not submitted, or nobody else has seen a change of the reviewer.
   */
  'POST /desk/question/publish': { access: 'reviewer', body: json(publishQuestionRequestSchema) },
  /**
   * Asks the question no more. Results that contain it stay.
   * @throws 404 There is no such question.
   * @throws 409 Its topic would have too few questions for an exam.
   */
  'POST /desk/question/withdraw': { access: 'reviewer', body: json(questionRequestSchema) }
  //#endregion
} as const satisfies Calls

export type ExamQuestions = typeof examQuestions
