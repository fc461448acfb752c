/**
 * The solutions that have a page, by the value of `type` in their address (spec §2). A module of its own and nothing but
 * names: the navigation of every page asks it.
 */
export const solutionTypes = [
  'fraud',
  'launder',
  'credit',
  'power',
  'supplychain',
  'logistics',
  'response',
  'customer360',
  'firmit',
  'amc',
  'irc',
  'social'
] as const

export type SolutionType = (typeof solutionTypes)[number]

/** Whether the value names a solution that has a page. */
export function isSolutionType(value: unknown): value is SolutionType {
  return solutionTypes.some((type) => type === value)
}
