import type { GraphData } from '~/query/engine'
import { acquaintances, people } from '../hops'
import { positions } from './hops-drawing'

const graph: GraphData = {
  vertices: people.map((name) => ({ id: name, labels: ['Person'], properties: { name } })),
  edges: acquaintances.map(([from, to]) => ({ id: `${from}-${to}`, from, to, type: 'KNOWS', properties: {} }))
}

/** The people of the page as its query sees them, placed as in the figure. Fetched with the first run. */
export default { graph, positions, shapes: { Person: 'circle' } } as const
