import type { Locale } from '~/contract/locale'
import { openingCities, openingTeams, placeName } from '~/contract/openings'
import { drawNetwork, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import { type OpeningFilter, openingsFor, type PlacedOpening } from './openings'

const width = 680
const height = 560
const columns = { city: 120, opening: width / 2, team: 560 }

/** Size of an item, as large as the spacing of so many permits. */
const sizeFor = (count: number, largest: number): number => Math.min(largest, Math.round(((height - 80) / count) * 0.8))

/** Vertical position of an item, evenly spaced. */
function spread(count: number, index: number): number {
  return Math.round(40 + ((height - 80) * (index + 0.5)) / count)
}

/** Cities, openings and teams as a graph, with the filter's results marked. */
export function drawOpenings(openings: readonly PlacedOpening[], filter: OpeningFilter, locale: Locale): string {
  const isAsked = filter.city !== undefined || filter.team !== undefined
  const found = new Set(isAsked ? openingsFor(openings, filter).map(({ id }) => id) : [])
  const vertices: NetworkVertex[] = [
    ...openingCities.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'circle',
        at: { x: columns.city, y: spread(openingCities.length, index) },
        size: sizeFor(openingCities.length, 58),
        mark: filter.city === id ? 'start' : 'plain',
        label: placeName(id, locale),
        labelPosition: 'inside'
      })
    ),
    ...openings.map(
      ({ id }, index): NetworkVertex => ({
        id: String(id),
        shape: 'diamond',
        at: { x: columns.opening, y: spread(openings.length, index) },
        size: sizeFor(openings.length, 12),
        mark: found.has(id) ? 'found' : 'plain'
      })
    ),
    ...openingTeams.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'square',
        at: { x: columns.team, y: spread(openingTeams.length, index) },
        size: sizeFor(openingTeams.length, 62),
        mark: filter.team === id ? 'start' : 'plain',
        label: placeName(id, locale),
        labelPosition: 'inside'
      })
    )
  ]
  const edges = openings.flatMap(({ id, city, team }): NetworkEdge[] => {
    const mark = found.has(id) ? 'found' : 'plain'
    return [
      { from: city, to: String(id), mark },
      { from: String(id), to: team, mark }
    ]
  })
  return drawNetwork({ vertices, edges })
}
