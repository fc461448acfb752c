import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { people, ties } from './graph'

export default solutionGraph({ vertices: vertices('Person', people), edges: edges('KNOWS', ties) }, positions, {
  Person: 'circle'
})
