import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { choices, items, people } from './graph'

export default solutionGraph(
  { vertices: [...vertices('Person', people), ...vertices('Item', items)], edges: edges('CHOSE', choices) },
  positions,
  { Person: 'circle', Item: 'diamond' }
)
