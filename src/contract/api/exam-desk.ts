import { auditListRequestSchema, auditListSchema } from '../audit'
import {
  appealAnswerRequestSchema,
  certificateSearchRequestSchema,
  extraTimeDecisionRequestSchema,
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
  'GET /desk/exam/open': { access: 'staff', data: openExamCasesSchema },
  'GET /desk/exam/attempt': { access: 'staff', query: staffAttemptRequestSchema, data: staffAttemptSchema },
  'GET /desk/exam/certificates': { access: 'staff', query: certificateSearchRequestSchema, data: foundCertificatesSchema },
  'POST /desk/exam/extra-time': { access: 'staff', body: json(extraTimeDecisionRequestSchema) },
  'POST /desk/exam/appeal-answer': { access: 'staff', body: json(appealAnswerRequestSchema) },
  'POST /desk/exam/rename': { access: 'staff', body: json(renameRequestSchema) },
  'POST /desk/exam/reissue': { access: 'staff', body: json(reissueRequestSchema) },
  'POST /desk/exam/revocation': { access: 'staff', body: json(revocationRequestSchema) },
  'POST /desk/exam/revocation-decision': { access: 'staff', body: json(revocationDecisionRequestSchema) },
  'GET /desk/audit': { access: 'admin', query: auditListRequestSchema, data: auditListSchema }
} as const satisfies Calls

export type ExamDesk = typeof examDesk
