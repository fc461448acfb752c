import * as v from 'valibot'
import { daySchema, detailFields, entryFields, listOf, listQueryEntries, type QueryMessage } from './content'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Industries of customer cases and of example scenarios, in the order of the overview. */
export const industries = ['finance', 'manufacturing', 'energy', 'transport'] as const
export type Industry = (typeof industries)[number]

/** Query of `GET case/list`, the newest first. Without `industry` the list has all of them. */
export const caseListRequestSchema = v.object({
  ...listQueryEntries,
  industry: v.optional(v.picklist(industries, message('field_type')))
})

/** A case of a customer who agreed to be named (spec §2: `/customer`). */
const customerCaseSchema = v.object({
  ...entryFields,
  /** Name of the customer. */
  customer: v.string(),
  industry: v.picklist(industries),
  releasedOn: daySchema
})
/** `data` of `GET case/list`. */
export const caseListSchema = listOf(customerCaseSchema)

/** `data` of `GET case/detail`. */
export const caseDetailSchema = v.object({ ...customerCaseSchema.entries, ...detailFields, body: richTextSchema })
export type CustomerCaseDetail = v.InferOutput<typeof caseDetailSchema>
