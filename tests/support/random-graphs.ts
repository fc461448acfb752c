import { type Arbitrary, array, constantFrom, integer, record, tuple } from 'fast-check'
import type Graph from 'graphology'
import { compactGraph } from '../../src/demos/algorithms/compact-graph.ts'

/** A graph for a property test: its vertices are the numbers below `order`, its edges lead from the first number to the second. */
export interface RandomGraph {
  order: number
  edges: [from: number, to: number, weight: number][]
}

interface Options {
  /** Greatest number of vertices. */
  most?: number
  weight?: Arbitrary<number>
  /** Whether an edge may lead back to its vertex. Graphs without loops have at least two vertices. */
  loops?: boolean
}

/** Directed graphs with parallel edges and lone vertices. */
export function randomGraphs({ most = 14, weight = integer({ min: 1, max: 9 }), loops = true }: Options = {}) {
  return integer({ min: loops ? 1 : 2, max: most }).chain((order): Arbitrary<RandomGraph> => {
    const vertex = integer({ min: 0, max: order - 1 })
    const edge = tuple(vertex, vertex, weight).filter(([from, to]) => loops || from !== to)
    return record({ order: constantFrom(order), edges: array(edge, { maxLength: 3 * order }) })
  })
}

/** The graph as the algorithms read it. */
export const compact = ({ order, edges }: RandomGraph) =>
  compactGraph(
    order,
    edges.map(([from]) => from),
    edges.map(([, to]) => to)
  )

/** Adds the graph to an empty one of graphology's, each edge under its number in `edges`. */
export function filled<Kind extends Graph>(graph: Kind, { order, edges }: RandomGraph): Kind {
  for (let vertex = 0; vertex < order; vertex += 1) graph.addNode(vertex)
  for (const [index, [from, to, weight]] of edges.entries()) graph.addEdgeWithKey(`e${index}`, from, to, { weight })
  return graph
}
