import type { Opening } from '~/contract/openings'

/** A visitor's filter of the list; an omitted field does not filter. */
export interface OpeningFilter {
  /** The only opening to show, on its own page. */
  id?: number | undefined
  city?: string | undefined
  team?: string | undefined
}

/** Fields of an opening that the filter and the figure need. */
export type PlacedOpening = Pick<Opening, 'id' | 'city' | 'team'>

export function openingsFor<Placed extends PlacedOpening>(
  openings: readonly Placed[],
  { id, city, team }: OpeningFilter
): Placed[] {
  return openings.filter(
    (opening) => (!id || opening.id === id) && (!city || opening.city === city) && (!team || opening.team === team)
  )
}
