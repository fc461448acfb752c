import { certificateRequestSchema, ownCertificatesSchema, publicCertificateSchema, sharingRequestSchema } from '../certificates'
import {
  answerRequestSchema,
  answerSavedSchema,
  appealRequestSchema,
  attemptEventRequestSchema,
  attemptEventSavedSchema,
  attemptSchema,
  authenticatedSchema,
  authenticateRequestSchema,
  candidateNameRequestSchema,
  candidateSchema,
  extraTimeRequestSchema,
  otherAnswersRequestSchema,
  otherAnswersSchema,
  outlineSchema,
  practiceAnswerRequestSchema,
  practiceAnswerSchema,
  practiceQuestionsSchema,
  practiceRequestSchema,
  progressRequestSchema,
  progressSchema,
  resultSchema,
  submittedSchema
} from '../exam'
import { examExportSchema } from '../exam-export'
import { type Calls, json } from './call'

/**
 * The calls of candidates and visitors to the exam API (decisions 028 and 035); `tables.ts` lists every table. It never answers 403, which would end the visitor's login: a missing
 * login or exam token is a 401, a conflict a 409, a finished attempt a 410.
 */
export const exam = {
  'GET /public/outline': { access: 'everybody', data: outlineSchema },

  'GET /training/progress': { access: 'session', data: progressSchema },
  'POST /training/progress': { access: 'session', body: json(progressRequestSchema), data: progressSchema },

  'GET /practice/questions': { access: 'session', query: practiceRequestSchema, data: practiceQuestionsSchema },
  'POST /practice/answer': { access: 'session', body: json(practiceAnswerRequestSchema), data: practiceAnswerSchema },

  'GET /candidate': { access: 'session', data: candidateSchema },
  'POST /candidate/name': { access: 'session', body: json(candidateNameRequestSchema), data: candidateSchema },
  'POST /candidate/extra-time': { access: 'session', body: json(extraTimeRequestSchema), data: candidateSchema },

  'POST /attempt/authenticate': { access: 'session', body: json(authenticateRequestSchema), data: authenticatedSchema },
  'GET /attempt': { access: 'exam token', data: attemptSchema },
  'GET /attempt/answers': { access: 'exam token', query: otherAnswersRequestSchema, data: otherAnswersSchema },
  'POST /attempt/answer': { access: 'exam token', body: json(answerRequestSchema), data: answerSavedSchema },
  'POST /attempt/event': { access: 'exam token', body: json(attemptEventRequestSchema), data: attemptEventSavedSchema },
  'POST /attempt/submit': { access: 'exam token', data: submittedSchema },

  'GET /result': { access: 'exam token', data: resultSchema },
  'POST /result/appeal': { access: 'exam token', body: json(appealRequestSchema), data: resultSchema },

  'GET /certificates': { access: 'session', data: ownCertificatesSchema },
  'POST /certificate/sharing': { access: 'session', body: json(sharingRequestSchema), data: ownCertificatesSchema },
  'POST /certificate/reissue': { access: 'session', body: json(certificateRequestSchema), data: ownCertificatesSchema },
  'GET /certificate/file': { access: 'session', query: certificateRequestSchema, isFile: true },
  'GET /certificate/image': { access: 'session', query: certificateRequestSchema, isFile: true },

  'GET /export': { access: 'session', data: examExportSchema },

  'GET /public/certificate': { access: 'everybody', query: certificateRequestSchema, data: publicCertificateSchema },
  'GET /public/certificates/:file': { access: 'everybody', isFile: true },
  'GET /public/keys/:key': { access: 'everybody', isFile: true },
  'GET /public/status/:list': { access: 'everybody', isFile: true },
  'GET /public/issuer': { access: 'everybody', isFile: true },
  'GET /public/achievement/:certification': { access: 'everybody', isFile: true },
  'GET /public/images/:file': { access: 'everybody', isFile: true }
} as const satisfies Calls

export type Exam = typeof exam
