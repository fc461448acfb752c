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
  'GET /desk/question/list': { access: 'author', query: questionListRequestSchema, data: questionListSchema },
  'GET /desk/question/detail': { access: 'author', query: questionRequestSchema, data: questionDetailSchema },
  'POST /desk/question/add': { access: 'author', body: json(addQuestionRequestSchema), data: questionAddedSchema },
  'POST /desk/question/save': { access: 'author', body: json(saveQuestionRequestSchema), data: questionSavedSchema },
  'POST /desk/question/submit': { access: 'author', body: json(questionStepRequestSchema), data: questionSavedSchema },
  'POST /desk/question/return': { access: 'author', body: json(questionStepRequestSchema), data: questionSavedSchema },
  'POST /desk/question/discard': { access: 'author', body: json(questionStepRequestSchema) },
  'POST /desk/question/publish': { access: 'reviewer', body: json(publishQuestionRequestSchema) },
  'POST /desk/question/withdraw': { access: 'reviewer', body: json(questionRequestSchema) }
} as const satisfies Calls

export type ExamQuestions = typeof examQuestions
