import * as v from 'valibot'
import { daySchema, sha256Schema } from '~/contract/content'
import { empty, type Slot } from './slot'

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

/** Disclosure of the audited social-network benchmark. Readers need all fields to compare its result with another. */
export const auditedRunSchema = v.strictObject({
  auditor: line,
  auditedOn: daySchema,
  scaleFactor: v.pipe(v.number(), v.minValue(0.1)),
  hardware: line,
  /** The system or result whose throughput is 100 %. */
  baseline: line,
  /** The report as a file. */
  disclosure: v.strictObject({
    address: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    sha256: sha256Schema
  })
})
export type AuditedRun = v.InferOutput<typeof auditedRunSchema>

/** While it is empty, the report states the settings and result of spec §9, without a chart of an unnamed opponent. */
export const auditedRun: Slot<AuditedRun> = empty
