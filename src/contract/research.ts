import * as v from 'valibot'
import {
  coverFields,
  daySchema,
  detailFields,
  entryFields,
  fileSchema,
  listOf,
  listQueryEntries,
  type QueryMessage
} from './content'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Types of research (spec §2 names `whitepapers`). */
export const researchTypes = ['whitepapers', 'reports', 'guides'] as const
export type ResearchType = (typeof researchTypes)[number]

/** Query of `GET research/list`: all types, or one; the newest first. */
export const researchListRequestSchema = v.object({
  ...listQueryEntries,
  type: v.optional(v.picklist(researchTypes, message('field_type')))
})

const researchSchema = v.object({
  ...entryFields,
  ...coverFields,
  type: v.picklist(researchTypes),
  releasedOn: daySchema,
  /**
   * Null if there is nothing to download. The visitor must accept the privacy statement first, without exception (spec §1):
   * `downloadRecord/add` returns the link.
   */
  file: v.nullable(fileSchema)
})
export type Research = v.InferOutput<typeof researchSchema>

/** `data` of `GET research/list`. */
export const researchListSchema = listOf(researchSchema)

/** `data` of `GET research/detail`. */
export const researchDetailSchema = v.object({ ...researchSchema.entries, ...detailFields, body: richTextSchema })
