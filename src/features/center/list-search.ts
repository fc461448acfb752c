import * as v from 'valibot'
import { articleListRequestSchema } from '~/contract/articles'
import { contentIdSchema } from '~/contract/content'
import { researchListRequestSchema } from '~/contract/research'
import { videoListRequestSchema } from '~/contract/videos'

const id = v.optional(contentIdSchema)
const { page, cursor } = articleListRequestSchema.entries

/** Query of a list page that also shows single articles by id. */
export const articlesSearchSchema = v.object({ id, page, cursor })
export type ArticlesSearch = v.InferOutput<typeof articlesSearchSchema>

/** The same for papers, which have types. */
export const researchSearchSchema = v.object({ id, page, cursor, type: researchListRequestSchema.entries.type })
export type ResearchSearch = v.InferOutput<typeof researchSearchSchema>

/** Query of the videos. A page or cursor requires a type. */
export const videosSearchSchema = v.pipe(
  v.object({ page, cursor, type: videoListRequestSchema.entries.type }),
  v.check((search) => search.type !== undefined || (search.page === undefined && search.cursor === undefined))
)
export type VideosSearch = v.InferOutput<typeof videosSearchSchema>
