import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { crossings, isClosed, roads } from './graph'

export default solutionGraph(
  {
    vertices: vertices('Crossing', crossings.flat()),
    edges: edges('ROAD', roads, (road) => ({ minutes: road.weight, closed: isClosed(road) }))
  },
  positions,
  { Crossing: 'circle' }
)
