import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { deliveries, tiers } from './graph'

export default solutionGraph(
  {
    vertices: vertices('Site', tiers.flat(), (id) => ({ tier: tiers.findIndex((tier) => tier.includes(id)) + 1 })),
    edges: edges('DELIVERS', deliveries, ({ part, stock }) => ({ part, stock }))
  },
  positions,
  { Site: 'square' }
)
