import * as v from 'valibot'
import { daySchema } from '~/contract/content'
import { empty, type Slot } from './slot'

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

/** The disclosure of the audited social-network benchmark, all of which a reader needs to compare its result with another. */
export const auditedRunSchema = v.strictObject({
  auditor: line,
  auditedOn: daySchema,
  scaleFactor: v.pipe(v.number(), v.minValue(0.1)),
  hardware: line,
  /** The system or result whose throughput is the hundred percent. */
  baseline: line,
  /** The report as a file. */
  disclosure: v.strictObject({
    address: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
  })
})
export type AuditedRun = v.InferOutput<typeof auditedRunSchema>

/** While it is empty, the report gives the settings and the result of the run (spec §9) and no chart of an unnamed opponent. */
export const auditedRun: Slot<AuditedRun> = empty
