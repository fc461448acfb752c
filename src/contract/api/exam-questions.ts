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
  /** Creates a question with its first draft. */
  'POST /desk/question/add': { access: 'author', body: json(addQuestionRequestSchema), data: questionAddedSchema },
  /**
   * Stores the draft and takes it out of review. Saving the stored content again changes nothing.
   * @throws 404 There is no such question.
   * @throws 409 Somebody else has saved since.
   */
  'POST /desk/question/save': { access: 'author', body: json(saveQuestionRequestSchema), data: questionSavedSchema },
  /**
   * Submits the draft for review. The account counts as having read it.
   * @throws 404 There is no such question.
   * @throws 409 The draft has changed since.
   */
  'POST /desk/question/submit': { access: 'author', body: json(questionStepRequestSchema), data: questionSavedSchema },
  /**
   * Returns the draft from review.
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
   * Withdraws the question, so that no new exam or practice asks it. Results that contain it stay.
   * @throws 404 There is no such question.
   * @throws 409 Its topic would have too few questions for an exam.
   */
  'POST /desk/question/withdraw': { access: 'reviewer', body: json(questionRequestSchema) }
  //#endregion
} as const satisfies Calls

export type ExamQuestions = typeof examQuestions
