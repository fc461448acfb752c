import type { Opening } from '~/contract/openings'

/** A visitor's filter of the list; an omitted field does not filter. */
export interface OpeningFilter {
  /** On the page of one opening: that alone. */
  id?: number | undefined
  city?: string | undefined
  team?: string | undefined
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
