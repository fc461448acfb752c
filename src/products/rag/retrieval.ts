/*
 * Seven passages of a plant's records, their entities, and a question: what word similarity finds, and what the graph
 * leads to. Invented for illustration.
 */

export const thingKinds = {
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
export type ThingId = keyof typeof thingKinds
export const thingIds: readonly ThingId[] = ['L3', 'P7', 'B2', 'O18', 'O21', 'L4', 'P9', 'C5', 'O22']

/** A relationship, and the passage, from 1, that it was extracted from. */
export interface Relation {
  from: ThingId
  to: ThingId
  passage: number
}

export const relations: readonly Relation[] = [
  { from: 'L3', to: 'P7', passage: 2 },
  { from: 'P7', to: 'B2', passage: 3 },
  { from: 'B2', to: 'O18', passage: 4 },
  { from: 'B2', to: 'O21', passage: 5 },
  { from: 'L4', to: 'P9', passage: 6 },
  { from: 'P9', to: 'C5', passage: 6 },
  { from: 'C5', to: 'O22', passage: 7 }
]

/** Entities of each passage, in order. */
export const passages: readonly (readonly ThingId[])[] = [
  ['L3'],
  ['L3', 'P7'],
  ['P7', 'B2'],
  ['B2', 'O18'],
  ['B2', 'O21'],
  ['L4', 'P9', 'C5'],
  ['C5', 'O22']
]

/** The entity in the question. */
export const named: ThingId = 'L3'

/** The relationships reachable from an entity. */
function relationsFrom(start: ThingId): Relation[] {
  const seen = new Set<ThingId>([start])
  const followed: Relation[] = []
  for (const thing of seen) {
    for (const relation of relations) {
      if (relation.from !== thing) continue
      followed.push(relation)
      seen.add(relation.to)
    }
  }
  return followed
}

export const followed = relationsFrom(named)
export const reached: readonly ThingId[] = [named, ...followed.map(({ to }) => to)]
/** The answer: orders reachable from the question's entity. */
export const answer = reached.filter((thing) => thingKinds[thing] === 'order')

/** Passages that name the question's entity, from 1. */
export const similar = passages.flatMap((about, index) => (about.includes(named) ? [index + 1] : []))
/** Passages that support the followed relationships, and those that name the question's entity. */
export const evidence = [...new Set([...similar, ...followed.map(({ passage }) => passage)])].sort((a, b) => a - b)
/** Number of orders in the answer that the similar passages name. */
export const answerInSimilar = answer.filter((order) => similar.some((number) => passages[number - 1]?.includes(order)))
