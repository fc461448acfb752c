import type { QuestionKind } from '~/solutions/question-kinds'
import type { SolutionType } from '~/solutions/solution-types'

/*
 * The customer cases. All of them are samples: no customer is behind them, and none is named. A vendor who has a customer's
 * consent adds a case here and its copy beside it, with `sample: false`.
 */

export const industryIds = ['finance', 'manufacturing', 'energy', 'transport'] as const
export type IndustryId = (typeof industryIds)[number]

export const caseIds = ['shared-devices', 'guarantee-circle', 'upstream-stop', 'line-outage', 'closed-bridge'] as const
export type CaseId = (typeof caseIds)[number]

/** What the cases ask, in the order of the figure. */
export const caseKinds = ['ring', 'path', 'reach'] as const satisfies readonly QuestionKind[]
export type CaseKind = (typeof caseKinds)[number]

export interface CustomerCase {
  id: CaseId
  industry: IndustryId
  /** The solution whose graph the case is drawn on. */
  solution: SolutionType
  /** What its graph is asked. */
  kind: CaseKind
  /** Made up, to show how a case is written. */
  sample: boolean
}

export const cases: readonly CustomerCase[] = [
  { id: 'shared-devices', industry: 'finance', solution: 'fraud', kind: 'ring', sample: true },
  { id: 'guarantee-circle', industry: 'finance', solution: 'credit', kind: 'path', sample: true },
  { id: 'upstream-stop', industry: 'manufacturing', solution: 'supplychain', kind: 'reach', sample: true },
  { id: 'line-outage', industry: 'energy', solution: 'power', kind: 'reach', sample: true },
  { id: 'closed-bridge', industry: 'transport', solution: 'logistics', kind: 'path', sample: true }
]

export const caseOf = (solution: SolutionType) => cases.find((each) => each.solution === solution)

export function casesOf(industry: IndustryId | undefined): readonly CustomerCase[] {
  return cases.filter((each) => industry === undefined || each.industry === industry)
}
