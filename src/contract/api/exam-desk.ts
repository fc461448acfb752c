import { auditListRequestSchema, auditListSchema } from '../audit'
import {
  appealAnswerRequestSchema,
  certificateSearchRequestSchema,
  extraTimeDecisionRequestSchema,
  foundCandidatesSchema,
  foundCertificatesSchema,
  openExamCasesSchema,
  reissueRequestSchema,
  renameRequestSchema,
  revocationDecisionRequestSchema,
  revocationRequestSchema,
  staffAttemptRequestSchema,
  staffAttemptSchema
} from '../exam-desk'
import { type Calls, json } from './call'

/** The calls of the exam service at the desk (decision 037). */
export const examDesk = {
  //#region Exam at the desk
  /** Requests for extra time, appeals and proposed revocations that await a decision, the oldest first. */
  'GET /desk/exam/open': { access: 'staff', data: openExamCasesSchema },
  /**
   * An attempt for staff: times, events, result by topic.
   * @throws 404 There is no such attempt.
   */
  'GET /desk/exam/attempt': { access: 'staff', query: staffAttemptRequestSchema, data: staffAttemptSchema },
  /** The certificate with the number, or the certificates whose name begins with the text. */
  'GET /desk/exam/certificates': { access: 'staff', query: certificateSearchRequestSchema, data: foundCertificatesSchema },
  /** The candidates whose confirmed name begins with the text, also those without an attempt. */
  'GET /desk/exam/candidates': { access: 'staff', query: certificateSearchRequestSchema, data: foundCandidatesSchema },
  /**
   * Grants or declines an open request. If it is declined, extra time that was granted before stays.
   * @throws 409 The request is no longer open.
   */
  'POST /desk/exam/extra-time': { access: 'staff', body: json(extraTimeDecisionRequestSchema) },
  /**
   * Answers an appeal; the result stays as it is.
   * @throws 409 The appeal is answered already.
   */
  'POST /desk/exam/appeal-answer': { access: 'staff', body: json(appealAnswerRequestSchema) },
  /**
   * Corrects a confirmed name, also in the attempts without a certificate, so that their certificates will have it.
   * @throws 409 The account has no confirmed name, or it has a certificate that is neither revoked nor expired.
   */
  'POST /desk/exam/rename': { access: 'staff', body: json(renameRequestSchema) },
  /**
   * Issues a certificate anew in the present version, regardless of its status. A certificate of that version stays as it is.
   * @throws 404 There is no such certificate.
   */
  'POST /desk/exam/reissue': { access: 'staff', body: json(reissueRequestSchema) },
  /**
   * Proposes a revocation.
   * @throws 404 There is no such certificate.
   * @throws 409 The certificate is revoked, or a revocation is proposed.
   */
  'POST /desk/exam/revocation': { access: 'staff', body: json(revocationRequestSchema) },
  /**
   * Revokes the certificate for good, or drops the proposal. The proposer may drop it, but not confirm it, unless an admin
   * overrides.
   * @throws 409 Nothing is proposed, or the caller proposed it.
   */
  'POST /desk/exam/revocation-decision': { access: 'staff', body: json(revocationDecisionRequestSchema) },
  /** The audit log of the exam service, newest first; `before` is the `next` of the previous page. */
  'GET /desk/audit': { access: 'admin', query: auditListRequestSchema, data: auditListSchema }
  //#endregion
} as const satisfies Calls

export type ExamDesk = typeof examDesk
