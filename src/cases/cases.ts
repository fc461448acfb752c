import type { Industry } from '~/contract/customer-cases'
import { inOrder } from '~/lib/page-folders'
import type { SolutionType } from '~/solutions/types'
import type { CaseId, CaseMeta, Scenario } from './types'

/** The example scenarios in their order, from the folders beside this module. Cases of customers are entries of main. */
export const cases: readonly Scenario[] = inOrder<CaseId, CaseMeta>(
  import.meta.glob('./*/meta.ts', { eager: true, import: 'default' })
)

export const caseIds: readonly CaseId[] = cases.map(({ id }) => id)

export const caseOf = (solution: SolutionType) => cases.find((each) => each.solution === solution)

export function casesOf(industry: Industry | undefined): readonly Scenario[] {
  return cases.filter((each) => industry === undefined || each.industry === industry)
}
