import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { type GrantKind, grants, layers, person, secret } from './graph'

const [users = [], groups = [], roles = [], data = []] = layers
const types: Readonly<Record<GrantKind, string>> = { member: 'MEMBER_OF', nested: 'MEMBER_OF', has: 'HAS', may: 'MAY_READ' }

export default solutionGraph(
  {
    vertices: [
      ...vertices('User', users, (id) => ({ kind: id === person ? 'contractor' : 'employee' })),
      ...vertices('Group', groups),
      ...vertices('Role', roles),
      ...vertices('Data', data, (id) => ({ level: id === secret ? 'secret' : 'internal' }))
    ],
    edges: grants.flatMap((grant) => edges(types[grant.kind], [grant]))
  },
  positions,
  { User: 'circle', Group: 'circle', Role: 'diamond', Data: 'square' }
)
