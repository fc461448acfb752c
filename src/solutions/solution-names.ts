import { m } from '~/paraglide/messages'
import type { PageAddress } from '~/ui/page-link'
import type { SolutionType } from './solution-types'

/** Names of the solutions, as the navigation has them. */
export const solutionNames: Readonly<Record<SolutionType, () => string>> = {
  fraud: m.nav_solution_fraud,
  launder: m.nav_solution_launder,
  credit: m.nav_solution_credit,
  power: m.nav_solution_power,
  supplychain: m.nav_solution_supply,
  logistics: m.nav_solution_logistics,
  response: m.nav_solution_response,
  customer360: m.nav_solution_customer,
  firmit: m.nav_solution_it,
  amc: m.nav_solution_access,
  irc: m.nav_solution_recommendation,
  social: m.nav_solution_social,
  knowledge: m.nav_solution_knowledge,
  intelligentAnswer: m.nav_solution_answer
}

/** The online demo of the same question, where there is one (spec §2). */
export const solutionDemos: Readonly<Partial<Record<SolutionType, { type: string; name: () => string }>>> = {
  fraud: { type: 'antifraud', name: m.nav_demo_fraud },
  power: { type: 'power', name: m.nav_demo_power },
  social: { type: 'socialmarket', name: m.nav_demo_social }
}

/** Solutions whose question is akin. */
export const relatedSolutions: Readonly<Record<SolutionType, readonly SolutionType[]>> = {
  fraud: ['launder', 'credit', 'amc'],
  launder: ['fraud', 'credit', 'amc'],
  credit: ['launder', 'fraud', 'supplychain'],
  power: ['logistics', 'response', 'supplychain'],
  supplychain: ['logistics', 'power', 'response'],
  logistics: ['power', 'supplychain', 'response'],
  response: ['power', 'logistics', 'supplychain'],
  customer360: ['knowledge', 'irc', 'social'],
  firmit: ['amc', 'power', 'response'],
  amc: ['firmit', 'fraud', 'launder'],
  irc: ['social', 'customer360', 'knowledge'],
  social: ['irc', 'customer360', 'fraud'],
  knowledge: ['intelligentAnswer', 'customer360', 'irc'],
  intelligentAnswer: ['knowledge', 'customer360', 'firmit']
}

export function solutionAddress(type: SolutionType): PageAddress {
  return { path: '/demogallery/details', search: { type } }
}
