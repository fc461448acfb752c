import * as v from 'valibot'
import { daySchema, detailFields, entryFields, listOf, listQueryEntries } from './content'
import { richTextSchema } from './rich-text'

/** Cities and teams that have openings; their names are in `src/content/company/openings.ts`. */
export const openingCities = ['beijing', 'shanghai'] as const
export type OpeningCity = (typeof openingCities)[number]
export const openingTeams = ['engine', 'solutions', 'documents'] as const
export type OpeningTeam = (typeof openingTeams)[number]

/** Kinds of employment, as schema.org names them. */
export const employments = ['FULL_TIME', 'PART_TIME', 'INTERN', 'CONTRACTOR'] as const
export type Employment = (typeof employments)[number]

/** Query of `GET opening/list`, by position. */
export const openingListRequestSchema = v.object(listQueryEntries)

/** A job opening (spec §2: `/joinus`). */
export const openingSchema = v.object({
  ...entryFields,
  city: v.picklist(openingCities),
  team: v.picklist(openingTeams),
  employment: v.picklist(employments),
  releasedOn: daySchema
})
export type Opening = v.InferOutput<typeof openingSchema>

/** `data` of `GET opening/list`. */
export const openingListSchema = listOf(openingSchema)

/** `data` of `GET opening/detail`. */
export const openingDetailSchema = v.object({ ...openingSchema.entries, ...detailFields, body: richTextSchema })
export type OpeningDetail = v.InferOutput<typeof openingDetailSchema>
