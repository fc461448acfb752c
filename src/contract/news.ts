import * as v from 'valibot'
import { coverFields, daySchema, detailFields, entryFields, listOf, listQueryEntries, type QueryMessage } from './content'
import { isDay } from './day'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** `latest`: by release date, the newest first. `trending`: by rank, ranked items only (spec §3, news list). */
export const newsOrders = ['latest', 'trending'] as const
export type NewsOrder = (typeof newsOrders)[number]

/** A release date that bounds a list. */
const dayQuery = v.optional(
  v.pipe(v.string(message('field_date')), v.check(isDay, message('field_date')), v.metadata({ format: 'date' }))
)

/** Query of `GET news/list`. `from` and `to` are days, both included. */
export const newsListRequestSchema = v.object({
  ...listQueryEntries,
  order: v.optional(v.picklist(newsOrders, message('field_order')), 'latest'),
  from: dayQuery,
  to: dayQuery
})

/** One item of the news (spec §3). */
const newsItemSchema = v.object({
  ...entryFields,
  ...coverFields,
  /** Publisher. */
  source: v.string(),
  releasedOn: daySchema,
  /** Rank among trending items, from 1; null for an item that is not trending. */
  trending: v.nullable(v.number())
})
export type NewsItem = v.InferOutput<typeof newsItemSchema>

/** `data` of `GET news/list`. */
export const newsListSchema = listOf(newsItemSchema)

/** `data` of `GET news/detail`. */
export const newsDetailSchema = v.object({ ...newsItemSchema.entries, ...detailFields, body: richTextSchema })
