import type * as v from 'valibot'
import type { articleDetailSchema, articleListSchema } from '~/contract/articles'

export type ArticleList = v.InferOutput<typeof articleListSchema>
export type ArticleDetail = v.InferOutput<typeof articleDetailSchema>
