import * as v from 'valibot'
import { daySchema, detailFields, entryFields, listOf, listQueryEntries, type QueryMessage } from './content'
import { type Locale, writtenLocaleOf, writtenLocales } from './locale'
import places from './opening-places.json' with { type: 'json' }
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Ids with their names in each language, in the order in which the page shows them. */
const namesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  v.object(v.entriesFromList(writtenLocales, v.pipe(v.string(), v.nonEmpty())))
)
const { cities, teams } = v.parse(v.object({ cities: namesSchema, teams: namesSchema }), places)

/** Ids of the cities and teams that openings may have. The vendor adds one in `opening-places.json`. */
export const openingCities: readonly string[] = Object.keys(cities)
export const openingTeams: readonly string[] = Object.keys(teams)

/** The name of a city or a team; one that is no longer in the file is shown by its id. */
export const placeName = (id: string, locale: Locale): string => (cities[id] ?? teams[id])?.[writtenLocaleOf(locale)] ?? id

/** Kinds of employment, as schema.org names them. */
export const employments = ['FULL_TIME', 'PART_TIME', 'INTERN', 'CONTRACTOR'] as const
export type Employment = (typeof employments)[number]

/** A visitor's filter of the openings; an omitted field does not filter. */
const openingFilterEntries = {
  city: v.optional(v.picklist(openingCities, message('field_type'))),
  team: v.optional(v.picklist(openingTeams, message('field_type')))
}

/** Query of `GET opening/list`, by position. */
export const openingListRequestSchema = v.object({ ...listQueryEntries, ...openingFilterEntries })

/** A job opening (spec §2: `/joinus`). */
const openingSchema = v.object({
  ...entryFields,
  city: v.string(),
  team: v.string(),
  employment: v.picklist(employments),
  releasedOn: daySchema
})
export type Opening = v.InferOutput<typeof openingSchema>

/** `data` of `GET opening/list`. */
export const openingListSchema = listOf(openingSchema)

/** `data` of `GET opening/detail`. */
export const openingDetailSchema = v.object({ ...openingSchema.entries, ...detailFields, body: richTextSchema })
export type OpeningDetail = v.InferOutput<typeof openingDetailSchema>
