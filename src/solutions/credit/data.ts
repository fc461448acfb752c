import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { guarantees, holdings, isPerson, persons } from './graph'

const ids = [...new Set([...holdings, ...guarantees].flatMap(({ from, to }) => [from, to]))]

// The page counts in ten thousand yuan, the data in yuan.
export default solutionGraph(
  {
    vertices: [
      ...vertices('Person', persons),
      ...vertices(
        'Company',
        ids.filter((id) => !isPerson(id))
      )
    ],
    edges: [
      ...edges('HOLDS', holdings, ({ share }) => ({ share: { float: share } })),
      ...edges('GUARANTEES', guarantees, ({ amount }) => ({ amount: amount * 10_000 }))
    ]
  },
  positions,
  { Person: 'circle', Company: 'square' }
)
