import * as v from 'valibot'
import { daySchema, detailFields, entryFields, listOf, listQueryEntries, type QueryMessage } from './content'
import { type Locale, writtenLocaleOf, writtenLocales } from './locale'
import places from './opening-places.json' with { type: 'json' }
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/* Ids with their names in each language, in the order in which the page shows them. */
const idSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/))
const nameEntries = v.entriesFromList(writtenLocales, v.pipe(v.string(), v.nonEmpty()))
/** A city may have the code of its country (ISO 3166-1), which search engines show; most are in China. */
const citySchema = v.object({ ...nameEntries, country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'CN') })
const placesSchema = v.object({ cities: v.record(idSchema, citySchema), teams: v.record(idSchema, v.object(nameEntries)) })

/** Reads the file of places. */
export const readPlaces = (written: unknown) => v.parse(placesSchema, written)

const { cities, teams } = readPlaces(places)

/** Ids of the cities and teams that openings may have. The vendor adds one in `opening-places.json`. */
export const openingCities: readonly string[] = Object.keys(cities)
export const openingTeams: readonly string[] = Object.keys(teams)

/** The name of a city or a team; one that is no longer in the file is shown by its id. */
export const placeName = (id: string, locale: Locale): string => (cities[id] ?? teams[id])?.[writtenLocaleOf(locale)] ?? id

/** Code of the country of a city; undefined for a city that is no longer in the file. */
export const countryOf = (city: string): string | undefined => cities[city]?.country

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
