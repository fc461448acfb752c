import * as v from 'valibot'
import {
  addressSchema,
  daySchema,
  detailFields,
  entryFields,
  languageQuerySchema,
  listOf,
  listQueryEntries,
  type QueryMessage
} from './content'
import { locales } from './locale'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Name of a video type in addresses: `introduction`. The vendor adds types; an unknown one is a 400 (`type`). */
export const videoTypePattern = /^[a-z][a-z0-9-]{0,39}$/

/** Query of `GET video/types` and `GET videoCentre/list-type`. */
export const videoTypesRequestSchema = v.object({ language: languageQuerySchema })

/** Query of `GET videoCentre/list`: all videos, or those of one type; the newest first. */
export const videoListRequestSchema = v.object({
  ...listQueryEntries,
  type: v.optional(v.pipe(v.string(message('field_type')), v.regex(videoTypePattern, message('field_type'))))
})

/** A video type, with its number of videos in the language. */
const videoTypeSchema = v.object({
  type: v.pipe(v.string(), v.regex(videoTypePattern)),
  name: v.string(),
  count: v.number()
})
/** `data` of `GET video/types`, in the order in which they are shown. */
export const videoTypesSchema = v.array(videoTypeSchema)

/** A video in a list. */
export const videoSchema = v.object({
  ...entryFields,
  type: v.string(),
  /** Poster image; null if the page draws its own. */
  poster: v.nullable(addressSchema),
  durationSeconds: v.number(),
  releasedOn: daySchema
})
export type Video = v.InferOutput<typeof videoSchema>

/** `data` of `GET videoCentre/list`. */
export const videoListSchema = listOf(videoSchema)

/** `data` of `GET videoCentre/list-type`: each type that has videos, with its newest four. */
export const videosByTypeSchema = v.array(v.object({ ...videoTypeSchema.entries, videos: v.array(videoSchema) }))

/** `data` of `GET videoCentre/detail`. */
export const videoDetailSchema = v.object({
  ...videoSchema.entries,
  ...detailFields,
  /** Null if there is no recording yet. */
  source: v.nullable(v.object({ address: addressSchema, mediaType: v.string() })),
  /** Captions as WebVTT, one for each available language. */
  captions: v.array(v.object({ language: v.picklist(locales), address: addressSchema })),
  /** Empty if there is no transcript. */
  transcript: richTextSchema
})
