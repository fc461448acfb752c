import { circle, group, path } from '~/ui/figure/draw'
import { type Cell, cells, from, seenFrom, to } from './reach'

const at = ({ column, row }: Cell) => ({ x: 28 + column * 36, y: 24 + row * 36 })
const isSame = (a: Cell, b: Cell) => a.column === b.column && a.row === b.row

/** The vertices that a search from one end, or from both, visits in the lattice. 560 × 408. */
export function drawReach(ends: keyof typeof seenFrom): string {
  const seen = new Set<Cell>(seenFrom[ends])
  const inner = cells.filter((cell) => !isSame(cell, from) && !isSame(cell, to))
  const [start, end] = [at(from), at(to)]
  return [
    group(
      'reach-idle',
      inner.filter((cell) => !seen.has(cell)).map((cell) => circle(at(cell), 3))
    ),
    group(
      'reach-seen',
      inner.filter((cell) => seen.has(cell)).map((cell) => circle(at(cell), 6))
    ),
    path('g-found', `M${start.x + 10} ${start.y}H${end.x - 10}`),
    group('g-vertices', [circle(start, 10, 'g-blue'), circle(end, 10, 'g-answer')])
  ].join('')
}
