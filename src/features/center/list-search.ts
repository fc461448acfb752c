import * as v from 'valibot'
import { articleListRequestSchema } from '~/contract/articles'
import { contentIdSchema } from '~/contract/content'
import { researchListRequestSchema } from '~/contract/research'
import { videoListRequestSchema } from '~/contract/videos'

const id = v.optional(contentIdSchema)
const { page, cursor } = articleListRequestSchema.entries

/** The query of a page that is a list and, with an id, one of its articles. */
export const articlesSearchSchema = v.object({ id, page, cursor })
export type ArticlesSearch = v.InferOutput<typeof articlesSearchSchema>

/** The same of papers, which have types. */
export const researchSearchSchema = v.object({ id, page, cursor, type: researchListRequestSchema.entries.type })
export type ResearchSearch = v.InferOutput<typeof researchSearchSchema>

/** The query of the videos: a type and a place in its list; a place needs a type. */
export const videosSearchSchema = v.pipe(
  v.object({ page, cursor, type: videoListRequestSchema.entries.type }),
  v.check((search) => search.type !== undefined || (search.page === undefined && search.cursor === undefined))
)
export type VideosSearch = v.InferOutput<typeof videosSearchSchema>
