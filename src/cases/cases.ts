import type { SolutionType } from '~/solutions/types'
import type { CaseId, CaseMeta, IndustryId } from './types'

/** The customer cases in order, collected from the folders beside this module. */
export const cases: readonly CaseMeta[] = Object.values(
  import.meta.glob<CaseMeta>('./*/meta.ts', { eager: true, import: 'default' })
).toSorted((a, b) => a.order - b.order)

export const caseIds: readonly CaseId[] = cases.map(({ id }) => id)

export const caseOf = (solution: SolutionType) => cases.find((each) => each.solution === solution)

export function casesOf(industry: IndustryId | undefined): readonly CaseMeta[] {
  return cases.filter((each) => industry === undefined || each.industry === industry)
}
