import type { SolutionType } from './solution-types'

/** Kinds of questions to a graph. */
export const questionKinds = ['ring', 'path', 'reach', 'component', 'match', 'center'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What each solution asks its graph, as its page shows. */
export const kindsOf: Readonly<Record<SolutionType, readonly QuestionKind[]>> = {
  fraud: ['ring', 'component'],
  launder: ['path', 'reach'],
  credit: ['path', 'ring'],
  power: ['reach', 'path'],
  supplychain: ['reach'],
  logistics: ['path', 'reach'],
  response: ['reach', 'component'],
  customer360: ['component', 'path'],
  firmit: ['reach', 'match'],
  amc: ['path', 'reach'],
  irc: ['path', 'match'],
  social: ['center', 'reach'],
  knowledge: ['path', 'match'],
  intelligentAnswer: ['match', 'path']
}
