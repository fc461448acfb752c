import * as v from 'valibot'
import { momentSchema } from './content'
import { allowances, resultSchema } from './exam'

/**
 * `data` of `GET /export`: the data that the exam service stores about the account, with times as ISO 8601 in UTC. An answer is
 * the number of its question and the ids of the chosen options, because the questions of the bank stay confidential.
 */
export const examExportSchema = v.object({
  /** As confirmed for the certificate. */
  name: v.nullable(v.string()),
  /** Granted extra time in percent. */
  allowance: v.number(),
  extraTime: v.nullable(
    v.object({ percent: v.picklist(allowances), reason: v.string(), requestedAt: momentSchema, granted: v.nullable(v.boolean()) })
  ),
  lessons: v.array(v.object({ lesson: v.string(), completedAt: momentSchema })),
  /** The oldest first. `passed` and `topics` are null until the attempt is finished and scored. */
  attempts: v.array(
    v.object({
      number: v.number(),
      name: v.string(),
      startedAt: momentSchema,
      finishedAt: v.nullable(momentSchema),
      passed: v.nullable(v.boolean()),
      topics: v.nullable(resultSchema.entries.topics),
      answers: v.array(v.object({ question: v.number(), options: v.array(v.string()), savedAt: momentSchema })),
      events: v.array(v.object({ kind: v.string(), seconds: v.nullable(v.number()), at: momentSchema })),
      appeal: v.nullable(
        v.object({ text: v.string(), at: momentSchema, answer: v.nullable(v.string()), answeredAt: v.nullable(momentSchema) })
      )
    })
  ),
  /** `file` is the signed credential with the name. */
  certificates: v.array(
    v.object({
      id: v.string(),
      certification: v.string(),
      name: v.string(),
      isNameShown: v.boolean(),
      issuedAt: momentSchema,
      validUntil: momentSchema,
      reissuedAt: v.nullable(momentSchema),
      revokedAt: v.nullable(momentSchema),
      revocationReason: v.nullable(v.string()),
      file: v.string()
    })
  )
})
