import * as v from 'valibot'
import { certificateIdSchema } from './certificates'
import { accountPattern } from './desk-people'
import { allowances, certificateNameSchema, type ExamMessage, examTextSchema } from './exam'
import { writtenLocales } from './locale'

/*
 * Decisions of staff about the exam at the desk: extra time, appeals, names and revocations. Accounts are passport's ids;
 * moments are milliseconds since 1970.
 */

/** Keys of `fields.json` that only these requests can fail with. */
export type ExamDeskMessage = 'field_decision' | 'field_query'

const message = <Key extends ExamMessage | ExamDeskMessage | 'field_id'>(key: Key): Key => key

const accountSchema = v.pipe(v.optional(v.string(message('field_id')), ''), v.regex(accountPattern, message('field_id')))
/** Id of an attempt: a UUID. */
export const attemptIdSchema = v.pipe(v.optional(v.string(message('field_id')), ''), v.uuid(message('field_id')))

/** `data` of `GET /desk/exam/open`: the cases that await a decision, at most 100 of each kind, the oldest first. */
export const openExamCasesSchema = v.object({
  /** Number of all open cases; absent from a service of the release before. */
  total: v.optional(v.number()),
  extraTime: v.array(
    v.object({
      account: v.string(),
      /** Null until the candidate has confirmed it. */
      name: v.nullable(v.string()),
      percent: v.number(),
      reason: v.string(),
      at: v.number(),
      /** Extra time in percent that was granted before. */
      allowance: v.number()
    })
  ),
  appeals: v.array(v.object({ attempt: v.string(), name: v.string(), passed: v.boolean(), text: v.string(), at: v.number() })),
  /** Proposed revocations, which another person confirms. */
  revocations: v.array(
    v.object({ certificate: v.string(), name: v.string(), reason: v.string(), by: v.string(), at: v.number() })
  )
})
export type OpenExamCases = v.InferOutput<typeof openExamCasesSchema>

/** Query of `GET /desk/exam/attempt`. */
export const staffAttemptRequestSchema = v.object({ id: attemptIdSchema })
/** `data` of `GET /desk/exam/attempt`: nothing by question, so that it discloses neither keys nor answers. */
export const staffAttemptSchema = v.object({
  id: v.string(),
  account: v.string(),
  /** From 1. */
  number: v.number(),
  name: v.string(),
  minutes: v.number(),
  startedAt: v.number(),
  deadline: v.number(),
  finishedAt: v.nullable(v.number()),
  finishedBy: v.nullable(v.picklist(['candidate', 'deadline'])),
  questions: v.number(),
  answered: v.number(),
  lastSaveAt: v.nullable(v.number()),
  /** Null until the attempt is finished. */
  result: v.nullable(
    v.object({
      passed: v.boolean(),
      correct: v.number(),
      passPercent: v.number(),
      topics: v.array(
        v.object({
          topic: v.string(),
          name: v.object(v.entriesFromList(writtenLocales, v.string())),
          correct: v.number(),
          questions: v.number()
        })
      )
    })
  ),
  certificate: v.nullable(v.string()),
  appeal: v.nullable(
    v.object({ text: v.string(), at: v.number(), answer: v.nullable(v.string()), answeredAt: v.nullable(v.number()) })
  ),
  /** Statements of the candidate's browser, which prove nothing. */
  events: v.array(
    v.object({
      kind: v.picklist(['started', 'resumed', 'window-left', 'offline', 'finished']),
      seconds: v.nullable(v.number()),
      at: v.number()
    })
  )
})
export type StaffAttempt = v.InferOutput<typeof staffAttemptSchema>

/** Longest search for a certificate or a candidate, in UTF-16 units. */
export const maxCertificateQueryLength = 80

/** Query of `GET /desk/exam/certificates` and `…/candidates`: the number of a certificate, or the beginning of a name. */
export const certificateSearchRequestSchema = v.object({
  q: v.pipe(
    v.optional(v.string(message('field_query')), ''),
    v.trim(),
    v.regex(/\S/u, message('field_query')),
    v.maxLength(maxCertificateQueryLength, message('field_query'))
  )
})
/** `data` of `GET /desk/exam/certificates`: at most 20, the newest first. */
export const foundCertificatesSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    account: v.string(),
    attempt: v.string(),
    issuedAt: v.number(),
    verdict: v.picklist(['valid', 'expired', 'revoked']),
    revocationReason: v.nullable(v.string()),
    /** Whether a revocation is proposed. */
    isProposed: v.boolean(),
    /** Whether it can be issued anew in the present version. */
    isOutdated: v.boolean()
  })
)
export type FoundCertificate = v.InferOutput<typeof foundCertificatesSchema>[number]

/** `data` of `GET /desk/exam/candidates`: at most 20, in the order of their names. */
export const foundCandidatesSchema = v.array(
  v.object({
    account: v.string(),
    name: v.string(),
    /** The latest attempt; null before the first one. */
    attempt: v.nullable(v.string()),
    /** Whether a certificate that is neither revoked nor expired has the name, which then stays. */
    isCertified: v.boolean()
  })
)
export type FoundCandidate = v.InferOutput<typeof foundCandidatesSchema>[number]

/** Body of `POST /desk/exam/extra-time`: grants a percentage, or declines with 0. `at` names the request that was read. */
export const extraTimeDecisionRequestSchema = v.object({
  account: accountSchema,
  at: v.pipe(v.optional(v.number(message('field_id')), 0), v.integer(message('field_id')), v.minValue(0, message('field_id'))),
  percent: v.pipe(
    v.optional(v.number(message('field_allowance')), Number.NaN),
    v.picklist([0, ...allowances], message('field_allowance'))
  )
})

/** Body of `POST /desk/exam/appeal-answer`. An appeal is answered once. */
export const appealAnswerRequestSchema = v.object({ attempt: attemptIdSchema, text: examTextSchema })

/** Body of `POST /desk/exam/rename`: corrects the name of a candidate who has no valid certificate. */
export const renameRequestSchema = v.object({ account: accountSchema, name: certificateNameSchema })

/** Body of `POST /desk/exam/reissue`: issues a certificate anew in the present version. */
export const reissueRequestSchema = v.object({ certificate: certificateIdSchema })

/** Body of `POST /desk/exam/revocation`: proposes to revoke a certificate. The reason will be public. */
export const revocationRequestSchema = v.object({ certificate: certificateIdSchema, reason: examTextSchema })

/**
 * Body of `POST /desk/exam/revocation-decision`. Another person than the proposer confirms; an admin who proposed it may
 * confirm alone with `isOverride`, which is logged.
 */
export const revocationDecisionRequestSchema = v.object({
  certificate: certificateIdSchema,
  decision: v.pipe(
    v.optional(v.string(message('field_decision')), ''),
    v.picklist(['confirm', 'reject'], message('field_decision'))
  ),
  isOverride: v.optional(v.boolean(message('field_flag')), false)
})

/** Actions in the audit log of the exam service. Their subject is an account, an attempt, a certificate or a question. */
const examActions = [
  'extra-time-granted',
  'extra-time-declined',
  'appeal-answered',
  'candidate-renamed',
  'candidate-erased',
  'revocation-proposed',
  'revocation-rejected',
  'certificate-revoked',
  'certificate-reissued',
  'question-published',
  'question-discarded',
  'question-withdrawn'
] as const
export type ExamAction = (typeof examActions)[number]
