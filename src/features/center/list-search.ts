import * as v from 'valibot'
import { articleListRequestSchema } from '~/contract/articles'
import { contentIdSchema } from '~/contract/content'
import { researchListRequestSchema } from '~/contract/research'

const id = v.optional(contentIdSchema)
const { page, cursor } = articleListRequestSchema.entries

/** The query of a page that is a list and, with an id, one of its articles. */
export const articlesSearchSchema = v.object({ id, page, cursor })
export type ArticlesSearch = v.InferOutput<typeof articlesSearchSchema>

/** The same of papers, which have types. */
export const researchSearchSchema = v.object({ id, page, cursor, type: researchListRequestSchema.entries.type })
export type ResearchSearch = v.InferOutput<typeof researchSearchSchema>
