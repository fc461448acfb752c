import type * as v from 'valibot'
import type { articleListSchema } from '~/contract/articles'

export type ArticleList = v.InferOutput<typeof articleListSchema>
