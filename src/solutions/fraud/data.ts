import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { payments, rows, transfers } from './graph'

const unique = (ids: readonly string[]) => [...new Set(ids)]

export default solutionGraph(
  {
    vertices: [
      ...vertices('Account', unique(rows.map(({ account }) => account))),
      ...vertices('Device', unique(rows.map(({ device }) => device))),
      ...vertices('Phone', unique(rows.map(({ phone }) => phone))),
      ...vertices('Merchant', unique(payments.map(({ to }) => to)))
    ],
    edges: [
      ...edges(
        'LOGGED_IN',
        rows.map(({ account, device }) => ({ from: account, to: device }))
      ),
      ...edges(
        'REGISTERED',
        rows.map(({ account, phone }) => ({ from: account, to: phone }))
      ),
      ...edges('PAID', payments),
      ...edges('TRANSFERRED', transfers)
    ]
  },
  positions,
  { Account: 'circle', Device: 'square', Phone: 'triangle', Merchant: 'diamond' }
)
