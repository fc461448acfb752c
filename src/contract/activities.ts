import * as v from 'valibot'
import {
  addressSchema,
  coverFields,
  detailFields,
  entryFields,
  listOf,
  listQueryEntries,
  momentSchema,
  type QueryMessage
} from './content'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** `upcoming`: activities that have not ended, the next one first. `past`: the others, the latest first. */
export const activityTimes = ['upcoming', 'past'] as const
export type ActivityTime = (typeof activityTimes)[number]

/** Query of `GET activity/list`. */
export const activityListRequestSchema = v.object({
  ...listQueryEntries,
  when: v.optional(v.picklist(activityTimes, message('field_when')), 'upcoming')
})

const activitySchema = v.object({
  ...entryFields,
  ...coverFields,
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** IANA name of the time zone in which the activity is announced: `Asia/Shanghai`. */
  timeZone: v.string(),
  /** City and venue, or a note that it is online. */
  place: v.string(),
  /** Address for registration; null if none is needed or registration is closed. */
  registration: v.nullable(addressSchema)
})
export type Activity = v.InferOutput<typeof activitySchema>

/** `data` of `GET activity/list`. */
export const activityListSchema = listOf(activitySchema)

/** `data` of `GET activity/detail`. */
export const activityDetailSchema = v.object({ ...activitySchema.entries, ...detailFields, body: richTextSchema })
