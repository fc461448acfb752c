import * as v from 'valibot'
import { daySchema, detailFields, entryFields, fileSchema, listOf, listQueryEntries, type QueryMessage } from './content'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Types of research (spec §2 names `whitepapers`). */
export const researchTypes = ['whitepapers', 'reports', 'guides'] as const
export type ResearchType = (typeof researchTypes)[number]

/** Query of `GET research/list`: everything, or one type; the newest first. */
export const researchListRequestSchema = v.object({
  ...listQueryEntries,
  type: v.optional(v.picklist(researchTypes, message('field_type')))
})

export const researchSchema = v.object({
  ...entryFields,
  type: v.picklist(researchTypes),
  releasedOn: daySchema,
  /** Null while there is nothing to download. */
  file: v.nullable(fileSchema),
  /** The privacy statement has to be accepted before it is handed out: `downloadRecord/add` answers the link. */
  isGated: v.boolean()
})
export type Research = v.InferOutput<typeof researchSchema>

/** `data` of `GET research/list`. */
export const researchListSchema = listOf(researchSchema)

/** `data` of `GET research/detail`. */
export const researchDetailSchema = v.object({ ...researchSchema.entries, ...detailFields, body: richTextSchema })
