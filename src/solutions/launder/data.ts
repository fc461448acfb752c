import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { transfers } from './graph'

/** The hours of the page, counted from a morning in October in Beijing. The page counts in ten thousand yuan, the data in yuan. */
const start = Date.parse('2026-10-05T09:00:00Z')
const timeOf = (hour: number) => new Date(start + hour * 3_600_000).toISOString().replace('Z', '+08:00')

export default solutionGraph(
  {
    vertices: vertices('Account', [...new Set(transfers.flatMap(({ from, to }) => [from, to]))]),
    edges: edges('TRANSFERRED', transfers, ({ amount, hour }) => ({ amount: amount * 10_000, time: { datetime: timeOf(hour) } }))
  },
  positions,
  { Account: 'circle' }
)
