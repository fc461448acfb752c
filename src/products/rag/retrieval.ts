/*
 * Sample data: seven passages of a plant's records, their entities, and questions, to compare retrieval by similarity and by
 * graph.
 */

export const entityTypes = {
  L3: 'line',
  P7: 'machine',
  B2: 'part',
  O18: 'order',
  O21: 'order',
  L4: 'line',
  P9: 'machine',
  C5: 'part',
  O22: 'order'
} as const
export type EntityId = keyof typeof entityTypes
export const entityIds: readonly EntityId[] = ['L3', 'P7', 'B2', 'O18', 'O21', 'L4', 'P9', 'C5', 'O22']

/** A relationship, with the number (from 1) of the passage from which it was extracted. */
export interface Relationship {
  from: EntityId
  to: EntityId
  passage: number
}

export const relationships: readonly Relationship[] = [
  { from: 'L3', to: 'P7', passage: 2 },
  { from: 'P7', to: 'B2', passage: 3 },
  { from: 'B2', to: 'O18', passage: 4 },
  { from: 'B2', to: 'O21', passage: 5 },
  { from: 'L4', to: 'P9', passage: 6 },
  { from: 'P9', to: 'C5', passage: 6 },
  { from: 'C5', to: 'O22', passage: 7 }
]

/** Entities of each passage, in order. */
export const passages: readonly (readonly EntityId[])[] = [
  ['L3'],
  ['L3', 'P7'],
  ['P7', 'B2'],
  ['B2', 'O18'],
  ['B2', 'O21'],
  ['L4', 'P9', 'C5'],
  ['C5', 'O22']
]

/** A question: the entity that it names, if the records contain it, and the type of the entity that it asks for. */
interface Question {
  named: EntityId | undefined
  seeks: 'order' | 'line'
}

/** Questions about a line traverse relationships forward to orders; those about an order backward to lines. */
export const questions = {
  line3: { named: 'L3', seeks: 'order' },
  line4: { named: 'L4', seeks: 'order' },
  order21: { named: 'O21', seeks: 'line' },
  /** A line that no record mentions. */
  line2: { named: undefined, seeks: 'order' }
} as const satisfies Record<string, Question>
export type QuestionId = keyof typeof questions
export const questionIds: readonly QuestionId[] = ['line3', 'line4', 'order21', 'line2']

export const modes = ['hybrid', 'similar'] as const
export type Mode = (typeof modes)[number]

interface Found {
  entity: EntityId
  /** Path from the named entity to the answer. */
  path: readonly EntityId[]
  /** Numbers of the passages that support the path, from 1. */
  cited: readonly number[]
}

export interface Retrieved {
  /** Numbers of the passages that name the question's entity, from 1. */
  similar: readonly number[]
  /** The relationships of the subgraph. */
  followed: readonly Relationship[]
  reached: readonly EntityId[]
  /** The retrieved passages: similar ones, and those that support the subgraph. */
  evidence: readonly number[]
  answers: readonly Found[]
}

/** The result of a question: by similarity, the passages that name its entity; hybrid, also those reached through the graph. */
export function retrieve(question: QuestionId, mode: Mode): Retrieved {
  const { named, seeks }: Question = questions[question]
  if (named === undefined) return { similar: [], followed: [], reached: [], evidence: [], answers: [] }
  const similar = passages.flatMap((about, index) => (about.includes(named) ? [index + 1] : []))
  const isWanted = ({ entity }: Found) => entityTypes[entity] === seeks
  if (mode === 'similar') {
    const read = similar.flatMap((number) =>
      (passages[number - 1] ?? []).map((entity) => ({ entity, path: [entity], cited: [number] }))
    )
    return { similar, followed: [], reached: [named], evidence: similar, answers: read.filter(isWanted) }
  }
  const isForward = seeks === 'order'
  const found = new Map<EntityId, Found>([[named, { entity: named, path: [named], cited: [] }]])
  const followed: Relationship[] = []
  // Iteration over a Map includes entries added during the iteration, which makes this a breadth-first search.
  for (const { entity, path, cited } of found.values()) {
    for (const relationship of relationships) {
      const [current, next] = isForward ? [relationship.from, relationship.to] : [relationship.to, relationship.from]
      if (current !== entity) continue
      followed.push(relationship)
      if (!found.has(next)) found.set(next, { entity: next, path: [...path, next], cited: [...cited, relationship.passage] })
    }
  }
  const evidence = [...new Set([...similar, ...followed.map(({ passage }) => passage)])].sort((a, b) => a - b)
  return { similar, followed, reached: [...found.keys()], evidence, answers: [...found.values()].filter(isWanted) }
}
