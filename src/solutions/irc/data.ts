import { edges, solutionGraph, vertices } from '../query-graph'
import { places } from './figures'
import { choices, items, people } from './graph'

export default solutionGraph(
  { vertices: [...vertices('Person', people), ...vertices('Item', items)], edges: edges('CHOSE', choices) },
  places,
  { Person: 'circle', Item: 'diamond' }
)
