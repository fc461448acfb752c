import { PlanTable } from '~/features/queries/plan-table'
import { queryPlan } from './query-answer'

/** The plan of the page's query, which only the server renders. */
export function QueryPlan() {
  return <PlanTable plan={queryPlan} />
}
