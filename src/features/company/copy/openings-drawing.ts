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

/** The listed places, and those that openings name beyond them: a place may have left the list before its openings did. */
const withUnlisted = (listed: readonly string[], named: readonly string[]): string[] => [...new Set([...listed, ...named])]

/** Cities, openings and teams as a graph, with the filter's results marked. */
export function drawOpenings(openings: readonly PlacedOpening[], filter: OpeningFilter, locale: Locale): string {
  const cities = withUnlisted(
    openingCities,
    openings.map(({ city }) => city)
  )
  const teams = withUnlisted(
    openingTeams,
    openings.map(({ team }) => team)
  )
  const isAsked = filter.city !== undefined || filter.team !== undefined
  const found = new Set(isAsked ? openingsFor(openings, filter).map(({ id }) => id) : [])
  const vertices: NetworkVertex[] = [
    ...cities.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'circle',
        at: { x: columns.city, y: spread(cities.length, index) },
        size: sizeFor(cities.length, 58),
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
    ...teams.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'square',
        at: { x: columns.team, y: spread(teams.length, index) },
        size: sizeFor(teams.length, 62),
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
