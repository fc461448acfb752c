import { compactGraph } from '../../src/demos/algorithms/compact-graph'
import { cheapestPaths } from '../../src/demos/algorithms/search'
import { branches, loads, sources } from './ieee-57-bus'
import { Random } from './random'
import type { Generator } from './types'

/*
 * The IEEE 57-bus test case with assumed switches: the buses without a source are operated as trees, each fed by the source that is
 * nearest in reactance. The branches outside of the trees are assumed to be open tie switches, each with an assumed reserve.
 */
const generate: Generator = (seed) => {
  const random = new Random(seed)
  const number = (id: string): number => Number(id) - 1
  const graph = compactGraph(
    loads.length,
    branches.map(({ from }) => number(from)),
    branches.map(({ to }) => number(to))
  )
  const weight = (edge: number): number => branches[edge]?.reactance ?? 0
  const { parentEdge } = cheapestPaths(graph, [...sources].map(number), weight, { direction: 'both' })
  const inTree = new Set(parentEdge)
  return {
    vertices: loads.map((megawatts, index) => {
      const id = String(index + 1)
      const kind = sources.has(id) ? 'source' : megawatts > 0 ? 'load' : 'junction'
      return { id, kind, ...(megawatts > 0 && { values: { load: megawatts } }) }
    }),
    edges: branches.map(({ from, to, reactance }, index) => {
      const isClosed = inTree.has(index) || (sources.has(from) && sources.has(to))
      return {
        from,
        to,
        kind: isClosed ? 'line' : 'tie',
        values: { reactance, ...(!isClosed && { reserve: random.integer(4, 16) * 5 }) }
      }
    }),
    layout: { charge: -330, length: 46, gravity: 0.07, spacing: 20 }
  }
}

export default generate
