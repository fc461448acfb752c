import { arrow, circle, diamond, group, line, path, square, text } from '~/ui/figure/draw'
import { between, distance, type Point } from '~/ui/figure/geometry'
import type { Party, Program } from './types'

/** Half the size of a party, by shape; a diamond needs more room for its word. */
const half = { circle: 34, square: 36, diamond: 44 } as const
/** Distance of two opposite deliveries from the line between their parties. */
const apart = 16

/** The parties of a program and its numbered deliveries, as SVG markup on 580 × 300. */
export function programDrawing({ parties, deliveries }: Pick<Program, 'parties' | 'deliveries'>): string {
  const party = (id: string): Party => {
    const found = parties.find((candidate) => candidate.id === id)
    if (!found) throw new Error(`A delivery names «${id}», which takes no part in the program`)
    return found
  }
  const arrows: string[] = []
  const numbers: string[] = []
  for (const [index, { from, to }] of deliveries.entries()) {
    const pairs = from.flatMap((source) => to.map((target) => [source, target] as const))
    for (const [at, [source, target]] of pairs.entries()) {
      const returned = deliveries.some((other) => other.from.includes(target) && other.to.includes(source))
      const [a, b] = returned ? beside(party(source), party(target)) : [party(source), party(target)]
      const [start, end] = [reach(party(source), a, b), reach(party(target), b, a)]
      arrows.push(path('g-outline', line(a, b, start, end + 8)) + path('partner-head', arrow(a, b, end + 2, 10)))
      if (at === 0) {
        const fraction = (start + (distance(a, b) - start - end) / 2) / distance(a, b)
        const middle = between(a, b, fraction)
        numbers.push(
          circle(middle, 12, 'g-balloon') + text({ x: middle.x, y: middle.y + 5 }, String(index + 1), 'middle', 'g-no')
        )
      }
    }
  }
  const shapes = parties.map((each) => {
    const mark = each.partner ? 'g-blue' : ''
    if (each.shape === 'circle') return circle(each, half.circle, mark)
    return path(mark, each.shape === 'square' ? square(each, half.square) : diamond(each, half.diamond))
  })
  const names = parties.map(({ x, y, label, partner }) =>
    text({ x, y: y + 5 }, label, 'middle', partner ? 'partner-name partner-on-blue' : 'partner-name')
  )
  return [...arrows, group('g-vertices', shapes), ...numbers, ...names].join('')
}

/** The line from `a` to `b`, shifted to its left, so that the opposite line does not cover it. */
function beside(a: Point, b: Point): [Point, Point] {
  const length = distance(a, b)
  const [dx, dy] = [((b.y - a.y) / length) * apart, ((a.x - b.x) / length) * apart]
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x + dx, y: b.y + dy }
  ]
}

/** Distance from the center of a party to its outline, in the direction of `to`. */
function reach(party: Party, from: Point, to: Point): number {
  const length = distance(from, to)
  const [ux, uy] = [Math.abs(to.x - from.x) / length, Math.abs(to.y - from.y) / length]
  if (party.shape === 'square') return half.square / Math.max(ux, uy)
  if (party.shape === 'diamond') return half.diamond / (ux + uy)
  const off = distance(party, from)
  return Math.sqrt(half.circle ** 2 - off ** 2)
}
