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
 * The calls of candidates and visitors to the exam API (decisions 028 and 035); `tables.ts` lists every table. The API never
 * answers 403, which would end the visitor's login: a missing login or exam token is a 401, a conflict a 409, a finished attempt
 * a 410.
 */
export const exam = {
  //#region Certification
  /**
   * Topics, length, pass mark, cool-down and validity.
   * @throws 503 No question bank is imported.
   */
  'GET /public/outline': { access: 'everybody', data: outlineSchema },
  //#endregion

  //#region Training and practice
  /** The lessons that the account has completed. */
  'GET /training/progress': { access: 'session', data: progressSchema },
  /** Marks lessons as completed or open again, and answers with all completed ones. Marking can be repeated. */
  'POST /training/progress': { access: 'session', body: json(progressRequestSchema), data: progressSchema },
  /** The practice questions of a topic, or all, in random order and without their keys. */
  'GET /practice/questions': { access: 'session', query: practiceRequestSchema, data: practiceQuestionsSchema },
  /**
   * Whether the answer is correct, with the explanation. Nothing is stored.
   * @throws 404 There is no such question.
   */
  'POST /practice/answer': { access: 'session', body: json(practiceAnswerRequestSchema), data: practiceAnswerSchema },
  //#endregion

  //#region Candidate
  /** State of the account's exam: the confirmed name, extra time, the open attempt, and the time of the next possible attempt. */
  'GET /candidate': { access: 'session', data: candidateSchema },
  /**
   * Confirms the name for the certificate, once. Repeating the same name succeeds.
   * @throws 409 Another name is confirmed.
   */
  'POST /candidate/name': { access: 'session', body: json(candidateNameRequestSchema), data: candidateSchema },
  /**
   * Requests extra time, which staff grants or declines. It applies to attempts that start afterwards.
   * @throws 409 An attempt is open, or a request is pending.
   */
  'POST /candidate/extra-time': { access: 'session', body: json(extraTimeRequestSchema), data: candidateSchema },
  //#endregion

  //#region Attempt
  /**
   * Issues an exam token, which the edge moves into a cookie. For the exam it resumes the open attempt or starts one; for the
   * result it opens the last finished attempt.
   * @throws 409 No name is confirmed, there is no result, or the cool-down has not passed; Retry-After says when it has.
   * @throws 503 The bank has too few questions.
   */
  'POST /attempt/authenticate': { access: 'session', body: json(authenticateRequestSchema), data: authenticatedSchema },
  /**
   * The questions in both languages with the saved answers, and the remaining time.
   * @throws 410 The attempt is over.
   */
  'GET /attempt': { access: 'exam token', data: attemptSchema },
  /**
   * The answers whose last save came from another device.
   * @throws 410 The attempt is over.
   */
  'GET /attempt/answers': { access: 'exam token', query: otherAnswersRequestSchema, data: otherAnswersSchema },
  /**
   * Stores the answer and the flag of one question. Of concurrent, repeated and delayed saves, the latest one is kept.
   * @throws 410 The attempt is over.
   */
  'POST /attempt/answer': { access: 'exam token', body: json(answerRequestSchema), data: answerSavedSchema },
  /**
   * Records that the window was left or the connection lost.
   * @throws 410 The attempt is over.
   */
  'POST /attempt/event': { access: 'exam token', body: json(attemptEventRequestSchema), data: attemptEventSavedSchema },
  /** Hands the attempt in. Also succeeds if it is repeated, or if the deadline has closed the attempt. */
  'POST /attempt/submit': { access: 'exam token', data: submittedSchema },
  //#endregion

  //#region Result
  /**
   * The result of the attempt by topic, and the appeals of earlier attempts with their answers.
   * @throws 409 The attempt is open.
   */
  'GET /result': { access: 'exam token', data: resultSchema },
  /**
   * Appeals the result, once. Repeating the same text succeeds.
   * @throws 409 The attempt is open, or the result is appealed with another text.
   */
  'POST /result/appeal': { access: 'exam token', body: json(appealRequestSchema), data: resultSchema },
  //#endregion

  //#region Certificates
  /** The certificates of the account, the newest first. */
  'GET /certificates': { access: 'session', data: ownCertificatesSchema },
  /**
   * Shows or masks the name on the public page.
   * @throws 404 The account has no such certificate.
   */
  'POST /certificate/sharing': { access: 'session', body: json(sharingRequestSchema), data: ownCertificatesSchema },
  /**
   * Issues a certificate anew in the present version. A certificate of that version stays as it is.
   * @throws 404 The account has no such certificate.
   */
  'POST /certificate/reissue': { access: 'session', body: json(certificateRequestSchema), data: ownCertificatesSchema },
  /**
   * The signed credential with the name.
   * @throws 404 The account has no such certificate.
   */
  'GET /certificate/file': { access: 'session', query: certificateRequestSchema, isFile: true },
  /**
   * The picture of the badge with the credential and the name in it.
   * @throws 404 The account has no such certificate.
   */
  'GET /certificate/image': { access: 'session', query: certificateRequestSchema, isFile: true },
  //#endregion

  //#region Data of the account
  /** The stored data of the account, without questions of the bank and without keys. */
  'GET /export': { access: 'session', data: examExportSchema },
  //#endregion

  //#region Verification
  /** The verdict on a number, with the name as the holder shows it. */
  'GET /public/certificate': { access: 'everybody', query: certificateRequestSchema, data: publicCertificateSchema },
  /**
   * `{id}.jwt`: the signed credential without the name; `{id}.json`: its content. With the number of an earlier version
   * (`{id}.1.jwt`), the credential that was issued in that version.
   * @throws 404 There is no such file.
   */
  'GET /public/certificates/:file': { access: 'everybody', isFile: true },
  /**
   * A public key as JWK, the retired ones included.
   * @throws 404 There is no such file.
   */
  'GET /public/keys/:key': { access: 'everybody', isFile: true },
  /**
   * The status list as VC-JWT. There is one list.
   * @throws 404 There is no such file.
   */
  'GET /public/status/:list': { access: 'everybody', isFile: true },
  /** The Profile of the issuer. */
  'GET /public/issuer': { access: 'everybody', isFile: true },
  /**
   * The Achievement that certificates refer to.
   * @throws 404 There is no such file.
   */
  'GET /public/achievement/:certification': { access: 'everybody', isFile: true },
  /**
   * The picture of the badge.
   * @throws 404 There is no such file.
   */
  'GET /public/images/:file': { access: 'everybody', isFile: true }
  //#endregion
} as const satisfies Calls

export type Exam = typeof exam
