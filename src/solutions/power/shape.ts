import { branches, generators } from '~/content/ieee-14-bus'
import { m } from '~/paraglide/messages'
import { circle, group, line, path, square } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import type { HomeShape } from '../types'

/** Positions for drawing the IEEE 14-bus test case. Buses 1, 2, 3, 6 and 8 have a generator or a synchronous condenser. */
export const buses: readonly (Point & { readonly number: number; readonly generator: boolean })[] = [
  { number: 1, x: 16, y: 104, generator: true },
  { number: 2, x: 64, y: 146, generator: true },
  { number: 3, x: 236, y: 146, generator: true },
  { number: 4, x: 152, y: 112, generator: false },
  { number: 5, x: 80, y: 104, generator: false },
  { number: 6, x: 64, y: 64, generator: true },
  { number: 7, x: 204, y: 104, generator: false },
  { number: 8, x: 238, y: 104, generator: true },
  { number: 9, x: 190, y: 70, generator: false },
  { number: 10, x: 148, y: 60, generator: false },
  { number: 11, x: 106, y: 62, generator: false },
  { number: 12, x: 24, y: 28, generator: false },
  { number: 13, x: 84, y: 18, generator: false },
  { number: 14, x: 176, y: 18, generator: false }
]

/** The failed branch, and the bus that needs another supply path. */
export const failed = [9, 14] as const
const stranded = 14

/**
 * The path with the fewest branches from a generator to the bus, without the failed branch; starts with the generator. A
 * synchronous condenser delivers no power.
 */
export function feedRoute(): number[] {
  const inService = branches.filter(([a, b]) => a !== failed[0] || b !== failed[1])
  let routes: number[][] = [[stranded]]
  const seen = new Set<number>([stranded])
  while (routes.length > 0) {
    const fed = routes.find(([head]) => generators.some((number) => number === head))
    if (fed) return fed
    routes = routes.flatMap((route) =>
      inService
        .flatMap(([a, b]) => (a === route[0] ? [b] : b === route[0] ? [a] : []))
        .filter((next) => !seen.has(next))
        .map((next) => {
          seen.add(next)
          return [next, ...route]
        })
    )
  }
  return []
}

/** The network with the failed branch dashed and crossed out, and the alternative supply path. */
export function drawPower(): string {
  const route = feedRoute()
  const onRoute = (a: number, b: number) =>
    Math.abs(route.indexOf(a) - route.indexOf(b)) === 1 && route.includes(a) && route.includes(b)
  const isFailed = ([a, b]: readonly [number, number]) => a === failed[0] && b === failed[1]
  const draw = ([from, to]: readonly [number, number]) => {
    const a = buses.find((bus) => bus.number === from)
    const b = buses.find((bus) => bus.number === to)
    return a && b ? line(a, b, 5, 5) : ''
  }
  const ends = failed.flatMap((number) => buses.filter((bus) => bus.number === number))
  const cross = { x: ends.reduce((sum, end) => sum + end.x / 2, 0), y: ends.reduce((sum, end) => sum + end.y / 2, 0) }
  return [
    path('g-edge', branches.filter(([a, b]) => !isFailed([a, b]) && !onRoute(a, b)).map(draw)),
    path('g-dash', branches.filter(isFailed).map(draw)),
    path('g-outline', `M${cross.x - 5} ${cross.y - 5}l10 10m0-10l-10 10`),
    path('g-found', branches.filter(([a, b]) => onRoute(a, b)).map(draw)),
    group('g-vertices', [
      path(
        '',
        buses.filter((bus) => !bus.generator && bus.number !== stranded).map((bus) => square(bus, 4.5))
      ),
      path(
        'g-blue',
        buses.filter((bus) => bus.number === stranded).map((bus) => square(bus, 6))
      ),
      ...buses.filter((bus) => bus.generator).map((bus) => circle(bus, 6, bus.number === route[0] ? 'g-on-found' : undefined))
    ])
  ].join('')
}

export default {
  order: 5,
  text: m.home_shape_power_text,
  source: m.home_shape_power_source,
  draw: drawPower
} satisfies HomeShape
