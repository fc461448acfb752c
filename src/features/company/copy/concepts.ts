/*
 * Concepts and their prerequisites: general knowledge of the field, as an acyclic graph. A concept comes after all its
 * prerequisites. Names and texts are in book/<locale>.ts.
 */

export const conceptIds = [
  'vertices',
  'properties',
  'model',
  'match',
  'hops',
  'paths',
  'import',
  'centrality',
  'communities',
  'indexes',
  'partitions',
  'recovery'
] as const
export type ConceptId = (typeof conceptIds)[number]

/** The direct prerequisites of each concept. */
export const needs: Readonly<Record<ConceptId, readonly ConceptId[]>> = {
  vertices: [],
  properties: ['vertices'],
  model: ['properties'],
  match: ['properties'],
  hops: ['match'],
  paths: ['hops'],
  import: ['model'],
  centrality: ['paths'],
  communities: ['hops'],
  indexes: ['match'],
  partitions: ['hops', 'indexes'],
  recovery: ['import', 'partitions']
}

export const goalIds = ['query', 'algorithm', 'plan', 'operate'] as const
export type GoalId = (typeof goalIds)[number]

/** The concept that each goal of a reader leads to. */
export const goals: Readonly<Record<GoalId, ConceptId>> = {
  query: 'hops',
  algorithm: 'centrality',
  plan: 'indexes',
  operate: 'recovery'
}

/** The concept and all its prerequisites, in reading order. */
export function neededFor(concept: ConceptId): readonly ConceptId[] {
  const found = new Set<ConceptId>()
  const visit = (id: ConceptId) => {
    found.add(id)
    for (const need of needs[id]) visit(need)
  }
  visit(concept)
  return conceptIds.filter((id) => found.has(id))
}

/** Length of the longest chain of prerequisites that ends in the concept. */
export function stepsTo(concept: ConceptId): number {
  return Math.max(0, ...needs[concept].map((need) => 1 + stepsTo(need)))
}
