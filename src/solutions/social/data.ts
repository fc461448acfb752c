import { edges, solutionGraph, vertices } from '../query-graph'
import { places } from './figures'
import { people, ties } from './graph'

export default solutionGraph({ vertices: vertices('Person', people), edges: edges('KNOWS', ties) }, places, { Person: 'circle' })
