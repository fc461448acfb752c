import { circle, group, line, path, polyline } from '~/ui/figure/draw'
import { distance, type Point } from '~/ui/figure/geometry'
import { seededRandom } from '~/ui/figure/random'

/** The closing figure: one shortest path across an irregular lattice, found by Dijkstra's algorithm on the data drawn. */

const columns = 25
const rows = 4
/** A seed whose lattice is connected and whose path wanders. */
const seed = 93

interface Crossing extends Point {
  readonly id: number
}
interface Lattice {
  readonly crossings: readonly Crossing[]
  readonly edges: readonly (readonly [Crossing, Crossing])[]
  /** The shortest path by length, both ends included. */
  readonly path: readonly Crossing[]
}

export function buildLattice(): Lattice {
  const random = seededRandom(seed)
  const crossings: Crossing[] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const sway = column > 0 && column < columns - 1 ? (random() - 0.5) * 20 : 0
      const x = Math.round(8 + column * 49.3 + sway)
      crossings.push({ id: crossings.length, x, y: Math.round(24 + row * 44 + (random() - 0.5) * 18) })
    }
  }
  const at = (column: number, row: number) =>
    column < columns && row >= 0 && row < rows ? crossings[column * rows + row] : undefined

  const edges: [Crossing, Crossing][] = []
  const neighbors = new Map<Crossing, Crossing[]>()
  const join = (a: Crossing, b: Crossing) => {
    edges.push([a, b])
    neighbors.set(a, [...(neighbors.get(a) ?? []), b])
    neighbors.set(b, [...(neighbors.get(b) ?? []), a])
  }
  const directions = [
    { across: 1, down: 0, chance: 0.84 },
    { across: 0, down: 1, chance: 0.7 },
    { across: 1, down: 1, chance: 0.16 },
    { across: 1, down: -1, chance: 0.16 }
  ]
  for (const crossing of crossings) {
    const column = Math.floor(crossing.id / rows)
    for (const { across, down, chance } of directions) {
      const other = at(column + across, (crossing.id % rows) + down)
      if (other && random() < chance) join(crossing, other)
    }
  }
  return { crossings, edges, path: shortestPath(at(0, 2), at(columns - 1, 1), neighbors) }
}

function shortestPath(
  start: Crossing | undefined,
  goal: Crossing | undefined,
  neighbors: ReadonlyMap<Crossing, readonly Crossing[]>
): Crossing[] {
  if (!start || !goal) return []
  const lengths = new Map([[start, 0]])
  const previous = new Map<Crossing, Crossing>()
  const open = new Set([start])
  while (open.size > 0) {
    const [nearest] = [...open].sort((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))
    if (!nearest || nearest === goal) break
    open.delete(nearest)
    for (const next of neighbors.get(nearest) ?? []) {
      const length = (lengths.get(nearest) ?? 0) + distance(nearest, next)
      if (length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue
      lengths.set(next, length)
      previous.set(next, nearest)
      open.add(next)
    }
  }
  const walked: Crossing[] = []
  for (let step: Crossing | undefined = goal; step; step = previous.get(step)) walked.unshift(step)
  return walked
}

export function drawLattice(): string {
  const { crossings, edges, path: walked } = buildLattice()
  return [
    path(
      'g-edge',
      edges.map(([a, b]) => line(a, b))
    ),
    group(
      'lattice-crossings',
      crossings.map((crossing) => circle(crossing, 2.5))
    ),
    path('lattice-path', polyline(walked)),
    group(
      'lattice-stops',
      walked.map((crossing) => circle(crossing, 4))
    ),
    ...walked.slice(-1).map((crossing) => circle(crossing, 8, 'g-answer'))
  ].join('')
}
