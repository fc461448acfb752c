import { cities, type Opening, teams } from '~/content/company/openings'
import type { OpeningText } from '~/content/company/types'
import type { Locale } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { jobPosting, type Thing } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'

const employments = {
  FULL_TIME: m.company_full_time,
  PART_TIME: m.company_part_time,
  INTERN: m.company_intern,
  CONTRACTOR: m.company_contractor
} as const

/** Key facts of an opening with their labels, in the page's language. */
export function openingFacts({ city, team, posted, employment }: Opening, locale: Locale): { name: string; value: string }[] {
  return [
    { name: m.company_city(), value: cities[city][locale] },
    { name: m.company_team(), value: teams[team][locale] },
    { name: m.company_employment(), value: employments[employment]() },
    { name: m.company_posted(), value: formatDay(posted, locale) }
  ]
}

/** A JobPosting; undefined for a sample, which no search engine should offer to anybody. */
export function openingData(origin: string, opening: Opening, copy: OpeningText, locale: Locale): Thing | undefined {
  if (opening.sample) return undefined
  const { title, summary, duties, skills } = copy
  const { city, posted, employment } = opening
  const description = [summary, ...duties, ...skills].join('\n')
  return jobPosting(origin, { title, description, city: cities[city][locale], datePosted: posted, employment })
}
