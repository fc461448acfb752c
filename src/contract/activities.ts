import * as v from 'valibot'
import { addressSchema, detailFields, entryFields, listOf, listQueryEntries, momentSchema, type QueryMessage } from './content'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** `upcoming`: what has not ended, the next first. `past`: what has, the latest first. */
export const activityTimes = ['upcoming', 'past'] as const
export type ActivityTime = (typeof activityTimes)[number]

/** Query of `GET activity/list`. */
export const activityListRequestSchema = v.object({
  ...listQueryEntries,
  when: v.optional(v.picklist(activityTimes, message('field_when')), 'upcoming')
})

export const activitySchema = v.object({
  ...entryFields,
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** IANA name of the time zone that the activity is announced in: `Asia/Shanghai`. */
  timeZone: v.string(),
  /** A city and a house, or that it is online. */
  place: v.string(),
  /** Where one registers; null where one need not, or cannot any more. */
  registration: v.nullable(addressSchema)
})
export type Activity = v.InferOutput<typeof activitySchema>

/** `data` of `GET activity/list`. */
export const activityListSchema = listOf(activitySchema)

/** `data` of `GET activity/detail`. */
export const activityDetailSchema = v.object({ ...activitySchema.entries, ...detailFields, body: richTextSchema })
