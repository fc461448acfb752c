import { type DataEdge, neighbors, reach } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the social marketing page: three circles of acquaintances, and the few people in more than one. All follow
 * each other mutually. Invented for illustration.
 */

export const circles: readonly (readonly string[])[] = [
  ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'],
  ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'],
  ['C1', 'C2', 'C3', 'C4', 'C5'],
  ['X']
]
export const people = circles.flat()

const knows = (from: string, ...to: string[]): DataEdge[] => to.map((each) => ({ from, to: each }))

export const ties: readonly DataEdge[] = [
  ...knows('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'),
  ...knows('A2', 'A3'),
  ...knows('A4', 'A5'),
  ...knows('A6', 'A7'),
  ...knows('B1', 'B2', 'B3', 'B4', 'B5', 'B6'),
  ...knows('B2', 'B3'),
  ...knows('B5', 'B6'),
  ...knows('C1', 'C2', 'C3', 'C5'),
  ...knows('C2', 'C3'),
  ...knows('C3', 'C4'),
  ...knows('C4', 'C5'),
  ...knows('X', 'A3', 'B2', 'C2')
]

export const degree = (person: string) => neighbors(ties, person).length

/**
 * Betweenness centrality: over all pairs of other people, the share of their shortest paths through a person (Brandes, 2001).
 */
export const betweenness: ReadonlyMap<string, number> = (() => {
  const score = new Map(people.map((person) => [person, 0]))
  for (const source of people) {
    const hops = reach(ties, source, { direction: 'both' })
    const before = (person: string) =>
      neighbors(ties, person).flatMap(({ to }) => (hops.get(to) === (hops.get(person) ?? 0) - 1 ? [to] : []))
    const pathCounts = new Map<string, number>()
    for (const person of hops.keys()) {
      const count = before(person).reduce((sum, each) => sum + (pathCounts.get(each) ?? 0), 0)
      pathCounts.set(person, person === source ? 1 : count)
    }
    const share = new Map<string, number>()
    for (const person of [...hops.keys()].reverse()) {
      for (const each of before(person)) {
        const part = ((pathCounts.get(each) ?? 0) / (pathCounts.get(person) ?? 1)) * (1 + (share.get(person) ?? 0))
        share.set(each, (share.get(each) ?? 0) + part)
      }
      if (person !== source) score.set(person, (score.get(person) ?? 0) + (share.get(person) ?? 0))
    }
  }
  // Each pair was counted from both ends.
  return new Map([...score].map(([person, value]) => [person, value / 2]))
})()

const between = (person: string) => betweenness.get(person) ?? 0
/** People by number of followers and by betweenness, highest first; ties in the order of the data. */
export const byDegree = [...people].sort((a, b) => degree(b) - degree(a))
export const byBetweenness = [...people].sort((a, b) => between(b) - between(a))
export const connector = byBetweenness[0] ?? ''
export const mostFollowed = byDegree[0] ?? ''
export const rankOf = (list: readonly string[], person: string) => list.indexOf(person) + 1

/** Everybody within a number of hops of a seed. */
export function covered(seeds: readonly string[], hops: number): string[] {
  const found = new Set(seeds.flatMap((seed) => [...reach(ties, seed, { direction: 'both', limit: hops }).keys()]))
  return people.filter((person) => found.has(person))
}

/** Hops after which the news has reached everybody. */
export function hopsToAll(seeds: readonly string[]): number {
  let hops = 0
  while (covered(seeds, hops).length < people.length) hops += 1
  return hops
}

/** The same news seeded with different people. */
export const campaigns = [[mostFollowed], [connector], byDegree.slice(0, 2), [connector, mostFollowed]].map((seeds) => ({
  seeds,
  within: [1, 2, 3].map((hops) => covered(seeds, hops).length),
  all: hopsToAll(seeds)
}))

/** The number of components after a person is removed, and the size of the largest. */
export function componentsWithout(person: string): { pieces: number; largest: number } {
  const rest = ties.filter(({ from, to }) => from !== person && to !== person)
  const left = people.filter((each) => each !== person)
  const seen = new Set<string>()
  const sizes: number[] = []
  for (const each of left) {
    if (seen.has(each)) continue
    const members = [...reach(rest, each, { direction: 'both' }).keys()]
    for (const member of members) seen.add(member)
    sizes.push(members.length)
  }
  return { pieces: sizes.length, largest: Math.max(...sizes) }
}

export const campaignRows: readonly (readonly Cell[])[] = campaigns.map(({ seeds, within, all }) => [
  seeds.includes(connector) ? { text: seeds.join('+'), mark: 'found' } : seeds.join('+'),
  ...within.map(String),
  String(all)
])

export const query = `CALL algo.betweenness({nodes: ['Person'], edges: ['KNOWS']})
YIELD node, score
MATCH (node)-[:KNOWS]-(f:Person)
RETURN node.id AS id, score, count(f) AS acquaintances
ORDER BY score DESC, id LIMIT 5`

export const reachQuery = `MATCH (s:Person)-[:KNOWS*0..3]-(p:Person)
WHERE s.id IN ['X', 'A1']
RETURN count(DISTINCT p) AS reached`
