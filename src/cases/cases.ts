import { inOrder } from '~/lib/page-folders'
import type { SolutionType } from '~/solutions/types'
import type { CaseId, CaseMeta, CustomerCase, IndustryId } from './types'

/** The customer cases in their order, from the folders beside this module. */
export const cases: readonly CustomerCase[] = inOrder<CaseId, CaseMeta>(
  import.meta.glob('./*/meta.ts', { eager: true, import: 'default' })
)

export const caseIds: readonly CaseId[] = cases.map(({ id }) => id)

export const caseOf = (solution: SolutionType) => cases.find((each) => each.solution === solution)

export function casesOf(industry: IndustryId | undefined): readonly CustomerCase[] {
  return cases.filter((each) => industry === undefined || each.industry === industry)
}
