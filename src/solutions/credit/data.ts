import { edges, solutionGraph, vertices } from '../query-graph'
import { places } from './figures'
import { guarantees, holdings, persons } from './graph'

const isPerson = (id: string) => persons.some((person) => person === id)
const ids = [...new Set([...holdings, ...guarantees].flatMap(({ from, to }) => [from, to]))]

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
      ...edges('GUARANTEES', guarantees, ({ amount }) => ({ amount }))
    ]
  },
  places,
  { Person: 'circle', Company: 'square' }
)
