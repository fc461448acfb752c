import type { Locale } from '~/contract/locale'
import { drawNetwork, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import { cities, cityIds, type OpeningFilter, openings, openingsFor, teamIds, teams } from './openings'

const width = 680
const height = 560
const columns = { city: 120, opening: width / 2, team: 560 }

/** Vertical position of an item, evenly spaced. */
function spread(count: number, index: number): number {
  return Math.round(40 + ((height - 80) * (index + 0.5)) / count)
}

/** Cities, openings and teams as a graph, with the filter's results marked. */
export function drawOpenings(filter: OpeningFilter, locale: Locale): string {
  const isAsked = filter.city !== undefined || filter.team !== undefined
  const found = new Set(isAsked ? openingsFor(filter).map(({ id }) => id) : [])
  const vertices: NetworkVertex[] = [
    ...cityIds.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'circle',
        at: { x: columns.city, y: spread(cityIds.length, index) },
        size: 58,
        mark: filter.city === id ? 'start' : 'plain',
        label: cities[id][locale],
        place: 'inside'
      })
    ),
    ...openings.map(
      ({ id }, index): NetworkVertex => ({
        id,
        shape: 'diamond',
        at: { x: columns.opening, y: spread(openings.length, index) },
        size: 12,
        mark: found.has(id) ? 'found' : 'plain'
      })
    ),
    ...teamIds.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'square',
        at: { x: columns.team, y: spread(teamIds.length, index) },
        size: 62,
        mark: filter.team === id ? 'start' : 'plain',
        label: teams[id][locale],
        place: 'inside'
      })
    )
  ]
  const edges = openings.flatMap(({ id, city, team }): NetworkEdge[] => {
    const mark = found.has(id) ? 'found' : 'plain'
    return [
      { from: city, to: id, mark },
      { from: id, to: team, mark }
    ]
  })
  return drawNetwork({ vertices, edges })
}
