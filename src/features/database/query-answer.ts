import type { Plan } from '~/features/queries/plan-table'
import { paidBySharers } from './copy/query'
import { queryHops } from './figures/network-data'

/** The answer of the page's query on its sample. */
export const paid = { columns: ['c.code'], rows: (queryHops().at(-1)?.reaches ?? []).map((id) => [id]) }

/** The page's query with its plan. */
export const profiledQuery = `PROFILE ${paidBySharers}`

/** The plan with the rows of each step, which a test compares with the engine's. */
export const queryPlan: Plan = [
  { name: 'scan', detail: '(a:Account)', depth: 1, rows: 1 },
  { name: 'expand', detail: '-[:LOGGED_IN]->(d:Device)', depth: 1, rows: 1 },
  { name: 'expand', detail: '<-[:LOGGED_IN]-(b:Account)', depth: 1, rows: 2 },
  { name: 'filter', detail: '', depth: 1, rows: 2 },
  { name: 'expand', detail: '-[:TRANSFERRED]->(c:Account)', depth: 1, rows: 2 },
  {
    name: 'match',
    detail:
      "MATCH (a:Account {code: 'A1'}) -[:LOGGED_IN]->(d:Device) <-[:LOGGED_IN]-(b:Account) -[:TRANSFERRED]->(c:Account) WHERE b.code <> a.code",
    depth: 0,
    rows: 2
  },
  { name: 'project', detail: 'DISTINCT c.code', depth: 0, rows: 2 },
  { name: 'distinct', detail: '', depth: 0, rows: 2 }
]
