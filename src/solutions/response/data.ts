import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { consumers, pipes, valves } from './graph'

const points = [...new Set(pipes.flatMap(({ from, to }) => [from, to]))]

export default solutionGraph(
  {
    vertices: [
      ...vertices(
        'Junction',
        points.filter((id) => !valves.includes(id))
      ),
      ...vertices('Valve', valves, () => ({ works: true })),
      ...consumers.map(({ id, people, kind }) => ({ id, labels: ['Consumer'], properties: { id, people, kind } }))
    ],
    edges: [
      ...edges('PIPE', pipes),
      ...edges(
        'SUPPLIES',
        consumers.map(({ id, at }) => ({ from: at, to: id }))
      )
    ]
  },
  positions,
  { Junction: 'circle', Valve: 'diamond', Consumer: 'square' }
)
