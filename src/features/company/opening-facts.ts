import { countryOf, type Employment, type Opening, type OpeningDetail, placeName } from '~/contract/openings'
import { plainTextOf } from '~/contract/rich-text'
import { formatDay } from '~/lib/format'
import { jobPosting, type Thing } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'

const employments: Readonly<Record<Employment, () => string>> = {
  FULL_TIME: m.company_full_time,
  PART_TIME: m.company_part_time,
  INTERN: m.company_intern,
  CONTRACTOR: m.company_contractor
}

/** Key facts of an opening with their labels, in the language of the opening. */
export function openingFacts({ city, team, releasedOn, employment, language }: Opening): { name: string; value: string }[] {
  return [
    { name: m.company_city(), value: placeName(city, language) },
    { name: m.company_team(), value: placeName(team, language) },
    { name: m.company_employment(), value: employments[employment]() },
    { name: m.company_posted(), value: formatDay(releasedOn, language) }
  ]
}

/** A JobPosting; undefined for a sample, which no search engine should offer to anybody. */
export function openingData(origin: string, opening: OpeningDetail): Thing | undefined {
  if (opening.isSample) return undefined
  const { title, summary, body, city, releasedOn, employment, language } = opening
  const description = `${summary}\n${plainTextOf(body)}`
  const place = { city: placeName(city, language), country: countryOf(city) }
  return jobPosting(origin, { title, description, ...place, datePosted: releasedOn, employment })
}
