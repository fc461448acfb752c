import * as v from 'valibot'
import { coverFields, daySchema, detailFields, entryFields, listOf, listQueryEntries } from './content'
import { richTextSchema } from './rich-text'

/** Sections of articles: the study center and the recommended reading (spec §2: `/center/school`, `/center/consultancy`). */
export const articleSections = ['school', 'consultancy'] as const
export type ArticleSection = (typeof articleSections)[number]

/** Query of `GET school/list` and `GET consultancy/list`, the newest first. */
export const articleListRequestSchema = v.object(listQueryEntries)

const articleSchema = v.object({
  ...entryFields,
  ...coverFields,
  /** Short label of the subject: «Modelling», «Operations». */
  topic: v.string(),
  releasedOn: daySchema
})
/** `data` of `GET school/list` and `GET consultancy/list`. */
export const articleListSchema = listOf(articleSchema)

/** `data` of `GET school/detail` and `GET consultancy/detail`. */
export const articleDetailSchema = v.object({ ...articleSchema.entries, ...detailFields, body: richTextSchema })
