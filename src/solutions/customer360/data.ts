import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { links, records, shared } from './graph'

const systemOf = new Map<string, string>(records.map(({ id, system }) => [id, system]))

export default solutionGraph(
  {
    vertices: [
      ...vertices('Record', [...systemOf.keys()], (id) => ({ system: systemOf.get(id) ?? '' })),
      ...vertices('Identifier', shared, (id) => ({ records: links.filter(({ to }) => to === id).length }))
    ],
    edges: edges('HOLDS', links)
  },
  positions,
  { Record: 'circle', Identifier: 'diamond' }
)
