import type { Locale } from '~/contract/locale'

/*
 * The vendor's openings. Facts are here, texts in openings/<locale>.ts under the same id. These are samples, shown as
 * such: replace them, and remove `sample` from real ones.
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

export interface Opening {
  id: OpeningId
  city: City
  team: Team
  /** ISO 8601. */
  posted: string
  employment: 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'CONTRACTOR'
  /** Marked as a sample on the page, and omitted from the data for search engines. */
  sample: boolean
}

export const openingIds = ['storage-engineer', 'algorithm-engineer', 'solution-engineer', 'technical-writer'] as const
export type OpeningId = (typeof openingIds)[number]

export const openings: readonly Opening[] = [
  { id: 'storage-engineer', city: 'beijing', team: 'engine', posted: '2026-11-02', employment: 'FULL_TIME', sample: true },
  { id: 'algorithm-engineer', city: 'shanghai', team: 'engine', posted: '2026-11-02', employment: 'FULL_TIME', sample: true },
  { id: 'solution-engineer', city: 'shanghai', team: 'solutions', posted: '2026-11-09', employment: 'FULL_TIME', sample: true },
  { id: 'technical-writer', city: 'beijing', team: 'documents', posted: '2026-11-16', employment: 'FULL_TIME', sample: true }
]

/** A visitor's filter of the list; an omitted field does not filter. */
export interface OpeningFilter {
  city?: City | undefined
  team?: Team | undefined
}

export function openingsFor({ city, team }: OpeningFilter): readonly Opening[] {
  return openings.filter((opening) => (!city || opening.city === city) && (!team || opening.team === team))
}
