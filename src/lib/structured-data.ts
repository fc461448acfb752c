import { brand } from '~/ui/brand'

/** A thing of schema.org, as JSON-LD. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>

/**
 * The text of a JSON-LD script. No word of the data can end the script or begin a comment: `<` is written as an escape,
 * and so are the two line ends that JSON allows and JavaScript did not.
 */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}

/** One page on the way down; the last one, the page itself, has no address. */
export interface TrailStep {
  name: string
  address?: string
}

export function breadcrumbList(origin: string, trail: readonly TrailStep[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(address === undefined ? {} : { item: origin + address })
    }))
  }
}

/** An opening. Dates are calendar days, `2026-11-21`. */
export interface Opening {
  title: string
  /** What the job is, as text with line ends. */
  description: string
  city: string
  datePosted: string
  validThrough?: string
  employment: 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'CONTRACTOR'
}

export function jobPosting(origin: string, { city, employment, ...opening }: Opening): Thing {
  return {
    '@type': 'JobPosting',
    ...opening,
    employmentType: employment,
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: `${origin}/` },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CN' } }
  }
}

/** An item of the news as it is told. `releasedOn` is a calendar day. */
export interface NewsFacts {
  id: number
  title: string
  summary: string
  source: string
  releasedOn: string
  /** BCP 47 tag of its language. */
  language: string
}

export function newsArticle(origin: string, { id, title, summary, source, releasedOn, language }: NewsFacts): Thing {
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: releasedOn,
    inLanguage: language,
    author: { '@type': 'Organization', name: source },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
    mainEntityOfPage: `${origin}/news/detail?id=${id}`
  }
}

/** An activity as it is told. Moments are ISO 8601 in UTC. */
export interface EventFacts {
  id: number
  title: string
  summary: string
  startsAt: string
  endsAt: string
  place: string
  language: string
}

export function eventThing(origin: string, { id, title, summary, startsAt, endsAt, place, language }: EventFacts): Thing {
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: language,
    location: { '@type': 'Place', name: place },
    organizer: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
    url: `${origin}/center/activity?id=${id}`
  }
}
