import { compactGraph } from '../../src/demos/algorithms/compact-graph'
import { cheapestPaths } from '../../src/demos/algorithms/search'
import { branches, loads, sources } from './ieee-57-bus'
import { Random } from './random'
import type { Generator } from './types'

/*
 * The IEEE 57-bus test case with an assumed switch in each branch, which is a vertex: bus, switch, bus. The buses without a source
 * are operated as trees, each fed by the source that is nearest in reactance; the switches of the branches outside of the trees are
 * open and have an assumed reserve. A branch's reactance is divided evenly between the two sides of its switch.
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
  const switches = branches.map(({ from, to, reactance }, index) => {
    const parallel = branches.slice(0, index).filter((other) => other.from === from && other.to === to).length
    return {
      id: parallel === 0 ? `${from}-${to}` : `${from}-${to}-${parallel + 1}`,
      from,
      to,
      half: Math.round(reactance * 50_000) / 100_000,
      isClosed: inTree.has(index) || (sources.has(from) && sources.has(to))
    }
  })
  return {
    vertices: [
      ...loads.map((megawatts, index) => {
        const id = String(index + 1)
        const kind = sources.has(id) ? 'source' : megawatts > 0 ? 'load' : 'junction'
        return { id, kind, ...(megawatts > 0 && { values: { load: megawatts } }) }
      }),
      ...switches.map(({ id, isClosed }) =>
        isClosed ? { id, kind: 'closed' } : { id, kind: 'open', values: { reserve: random.integer(4, 16) * 5 } }
      )
    ],
    edges: switches.flatMap(({ id, from, to, half }) => [
      { from, to: id, kind: 'line', values: { reactance: half } },
      { from: id, to, kind: 'line', values: { reactance: half } }
    ]),
    layout: { charge: -120, length: 20, gravity: 0.07, spacing: 11 }
  }
}

export default generate
