import type { Locale } from '~/contract/locale'
import { inOrder } from '~/lib/page-folders'

/*
 * The vendor's openings: a folder each in `openings`. What stands there now are samples, shown as such: replace them, and set
 * `sample: false` in what is real.
 */

export const cityIds = ['beijing', 'shanghai'] as const
export const teamIds = ['engine', 'solutions', 'documents'] as const
export type City = (typeof cityIds)[number]
export type Team = (typeof teamIds)[number]

type Names<Id extends string> = Readonly<Record<Id, Readonly<Record<Locale, string>>>>

export const cities: Names<City> = {
  beijing: { 'zh-CN': '北京', 'en-US': 'Beijing' },
  shanghai: { 'zh-CN': '上海', 'en-US': 'Shanghai' }
}

export const teams: Names<Team> = {
  engine: { 'zh-CN': '内核研发', 'en-US': 'Engine' },
  solutions: { 'zh-CN': '解决方案', 'en-US': 'Solutions' },
  documents: { 'zh-CN': '产品文档', 'en-US': 'Docs' }
}

/** The openings by the value of `id` in their address: each folder adds its own in `meta.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface OpeningIds {}
export type OpeningId = keyof OpeningIds

/** What lists show of an opening. */
export interface OpeningMeta {
  /** Place in the list, from 1. */
  order: number
  city: City
  team: Team
  /** ISO 8601. */
  posted: string
  employment: 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'CONTRACTOR'
  /** Marked as a sample on the page, and omitted from the data for search engines. */
  sample: boolean
  list: Readonly<Record<Locale, { title: string; summary: string }>>
}

export type Opening = OpeningMeta & { id: OpeningId }

/** In their order, from the folders of `openings`. */
export const openings: readonly Opening[] = inOrder<OpeningId, OpeningMeta>(
  import.meta.glob('./openings/*/meta.ts', { eager: true, import: 'default' })
)

export const openingIds: readonly OpeningId[] = openings.map(({ id }) => id)

/** A visitor's filter of the list; an omitted field does not filter. */
export interface OpeningFilter {
  city?: City | undefined
  team?: Team | undefined
}

export function openingsFor({ city, team }: OpeningFilter): readonly Opening[] {
  return openings.filter((opening) => (!city || opening.city === city) && (!team || opening.team === team))
}
