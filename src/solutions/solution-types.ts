/** The solutions, by the value of `type` in their address (spec §2), in the order of the menu. */
export const solutionTypes = [
  'knowledge',
  'intelligentAnswer',
  'customer360',
  'fraud',
  'launder',
  'credit',
  'supplychain',
  'power',
  'logistics',
  'response',
  'social',
  'irc',
  'amc',
  'firmit'
] as const

export type SolutionType = (typeof solutionTypes)[number]
