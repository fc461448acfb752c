/*
 * Thirteen people in three circles, two of which one person connects: a graph that four algorithms read differently.
 * Invented for illustration.
 */

export const memberIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const
export type MemberId = (typeof memberIds)[number]

export const ties: readonly (readonly [MemberId, MemberId])[] = [
  ['A', 'B'],
  ['A', 'C'],
  ['A', 'D'],
  ['A', 'E'],
  ['B', 'C'],
  ['C', 'D'],
  ['D', 'E'],
  ['A', 'F'],
  ['F', 'G'],
  ['G', 'H'],
  ['G', 'I'],
  ['H', 'I'],
  ['H', 'J'],
  ['I', 'J'],
  ['G', 'K'],
  ['K', 'L'],
  ['K', 'M'],
  ['L', 'M']
]

const neighborsOf = (id: MemberId): MemberId[] => ties.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))

export type Scores = ReadonlyMap<MemberId, number>

/** Number of acquaintances. */
export function degrees(): Scores {
  return new Map(memberIds.map((id) => [id, neighborsOf(id).length]))
}

/** Every shortest path from one to another. */
export function shortestPaths(from: MemberId, to: MemberId): MemberId[][] {
  let ways: MemberId[][] = [[from]]
  const seen = new Set<MemberId>([from])
  while (ways.length > 0) {
    const there = ways.filter((way) => way.at(-1) === to)
    if (there.length > 0) return there
    ways = ways.flatMap((way) => {
      const last = way.at(-1) ?? from
      return neighborsOf(last).flatMap((next) => (seen.has(next) ? [] : [[...way, next]]))
    })
    for (const way of ways) seen.add(way.at(-1) ?? from)
  }
  return []
}

/** Betweenness: the share of shortest paths between two others that pass through a vertex, each pair counting one. */
export function betweenness(): Scores {
  const scores = new Map<MemberId, number>(memberIds.map((id) => [id, 0]))
  for (const [index, from] of memberIds.entries()) {
    for (const to of memberIds.slice(index + 1)) {
      const ways = shortestPaths(from, to)
      for (const way of ways) for (const id of way.slice(1, -1)) scores.set(id, (scores.get(id) ?? 0) + 1 / ways.length)
    }
  }
  return scores
}

/** PageRank with a damping factor of 0.85, after ten iterations. */
export function pageRank(): Scores {
  const share = (1 - 0.85) / memberIds.length
  let ranks = new Map<MemberId, number>(memberIds.map((id) => [id, 1 / memberIds.length]))
  for (let round = 0; round < 10; round++) {
    const before = ranks
    ranks = new Map(
      memberIds.map((id) => [
        id,
        share + 0.85 * neighborsOf(id).reduce((sum, from) => sum + (before.get(from) ?? 0) / neighborsOf(from).length, 0)
      ])
    )
  }
  return ranks
}

/** Circles: groups connected by edges that are part of a triangle. A person in no group is between circles. */
export function circles(): MemberId[][] {
  const inTriangle = ties.filter(([a, b]) => neighborsOf(a).some((id) => neighborsOf(b).includes(id)))
  const circleOf = new Map<MemberId, Set<MemberId>>()
  for (const [a, b] of inTriangle) {
    const joined = new Set([a, b, ...(circleOf.get(a) ?? []), ...(circleOf.get(b) ?? [])])
    for (const id of joined) circleOf.set(id, joined)
  }
  return [...new Set(circleOf.values())].map((circle) => [...circle])
}

/** People within a number of hops of one person, except that person. */
export function within(from: MemberId, steps: number): MemberId[] {
  let reached: MemberId[] = [from]
  for (let step = 0; step < steps; step++) reached = [...new Set([...reached, ...reached.flatMap(neighborsOf)])]
  return reached.filter((id) => id !== from)
}

/** Start and target of the investigation in the steps of the page. */
export const lead = { from: 'C', to: 'J' } as const

/** The highest scores in descending order; ties in the order of their names. */
export function ranked(scores: Scores, count: number): { id: MemberId; score: number }[] {
  return memberIds
    .map((id) => ({ id, score: scores.get(id) ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
}

/** The vertex with the highest score. */
export function first(scores: Scores): MemberId {
  return ranked(scores, 1)[0]?.id ?? memberIds[0]
}
