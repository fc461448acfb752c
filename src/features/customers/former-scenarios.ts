import type { SolutionType } from '~/solutions/types'

/** Addresses `/customer/details?id=…` of scenarios that are now on the pages of their solutions. */
const solutions: ReadonlyMap<unknown, SolutionType> = new Map([
  ['shared-devices', 'fraud'],
  ['guarantee-circle', 'credit'],
  ['upstream-stop', 'supplychain'],
  ['line-outage', 'power'],
  ['closed-bridge', 'logistics']
])

/** The solution with the scenario that the address named; undefined for the number of a case. */
export const solutionOfScenario = (id: unknown): SolutionType | undefined => solutions.get(id)
