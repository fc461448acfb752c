import type { Locale } from '~/contract/locale'
import type { Opening, OpeningCity, OpeningTeam } from '~/contract/openings'

/* Names of the cities and teams that have openings. The openings themselves are entries of main. */

type Names<Id extends string> = Readonly<Record<Id, Readonly<Record<Locale, string>>>>

export const cities: Names<OpeningCity> = {
  beijing: { 'zh-CN': '北京', 'en-US': 'Beijing' },
  shanghai: { 'zh-CN': '上海', 'en-US': 'Shanghai' }
}

export const teams: Names<OpeningTeam> = {
  engine: { 'zh-CN': '内核研发', 'en-US': 'Engine' },
  solutions: { 'zh-CN': '解决方案', 'en-US': 'Solutions' },
  documents: { 'zh-CN': '产品文档', 'en-US': 'Docs' }
}

/** A visitor's filter of the list; an omitted field does not filter. */
export interface OpeningFilter {
  /** On the page of one opening: that alone. */
  id?: number | undefined
  city?: OpeningCity | undefined
  team?: OpeningTeam | undefined
}

/** What the filter and the figure need of an opening. */
export type PlacedOpening = Pick<Opening, 'id' | 'city' | 'team'>

export function openingsFor<Placed extends PlacedOpening>(
  openings: readonly Placed[],
  { id, city, team }: OpeningFilter
): Placed[] {
  return openings.filter(
    (opening) => (!id || opening.id === id) && (!city || opening.city === city) && (!team || opening.team === team)
  )
}
