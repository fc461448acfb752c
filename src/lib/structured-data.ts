import { brand } from '~/contract/brand'
import type { Cover } from '~/contract/content'

/** A schema.org object in JSON-LD. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>

/**
 * Serializes JSON-LD for a script element. Escapes `<`, `>` and `&`, so that data cannot close the script, and the two line
 * separators that older JavaScript rejects.
 */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}

/** One breadcrumb. The last one is the page itself and has no address. */
interface TrailStep {
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

/** A job opening. Dates are calendar days, `2026-11-21`. */
export interface Opening {
  title: string
  /** Plain text with line breaks. */
  description: string
  city: string
  /** Code of the country (ISO 3166-1). */
  country: string | undefined
  datePosted: string
  validThrough?: string
  employment: 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'CONTRACTOR'
}

export function jobPosting(origin: string, { city, country, employment, ...opening }: Opening): Thing {
  return {
    '@type': 'JobPosting',
    ...opening,
    employmentType: employment,
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: `${origin}/` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, ...(country !== undefined && { addressCountry: country }) }
    }
  }
}

/** The publisher or organizer: the organization that the home page describes. */
const publisherOf = (origin: string) => ({ '@type': 'Organization', '@id': `${origin}/#organization`, name: brand })

/** `releasedOn` is a calendar day. */
interface NewsFacts {
  id: number
  title: string
  summary: string
  source: string
  releasedOn: string
  /** BCP 47 tag. */
  language: string
  cover: Cover
}

export function newsArticle(origin: string, { id, title, summary, source, releasedOn, language, cover }: NewsFacts): Thing {
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: releasedOn,
    inLanguage: language,
    author: { '@type': 'Organization', name: source },
    publisher: publisherOf(origin),
    ...(cover && { image: new URL(cover.address, origin).href }),
    mainEntityOfPage: `${origin}/news/detail?id=${id}`
  }
}

/** Times are ISO 8601 in UTC. */
interface EventFacts {
  id: number
  title: string
  summary: string
  startsAt: string
  endsAt: string
  place: string
  language: string
}

export function eventData(origin: string, { id, title, summary, startsAt, endsAt, place, language }: EventFacts): Thing {
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: language,
    location: { '@type': 'Place', name: place },
    organizer: publisherOf(origin),
    url: `${origin}/center/activity?id=${id}`
  }
}
