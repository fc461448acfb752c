import type { Written } from '../../../src/contract/locale'
import type { Graph } from './dataset'

/** PageRank as every engine computes it here. */
export const pageRankRule = { iterations: 10, damping: 0.85 } as const

/**
 * A system under test. Every method answers with text, which must be equal for all engines:
 * - `kHop`: the number of vertices within `hops` directed edges of the seed, without the seed
 * - `shortestPath`: the number of edges of a shortest directed path, or `none`
 * - `pageRank`: `rankingOf()` of the ranks after 10 iterations
 */
export interface Engine {
  id: string
  name: Written
  version: string
  license: Written
  /** Settings and queries, as published. */
  configuration: string
  kHop: (seed: number, hops: number) => string | Promise<string>
  shortestPath: (from: number, to: number) => string | Promise<string>
  pageRank: () => string | Promise<string>
  close: () => void
}

export type OpenEngine = (graph: Graph) => Promise<Engine>

/** Vertices of a ranking, and digits of their ranks: enough to differ, too few for the order of additions to matter. */
const ranked = 5
const digits = 6

/** The vertices with the highest ranks, with these, as `12:0.00431234 7:…`; equal ranks by vertex. */
export function rankingOf(ranks: Iterable<readonly [vertex: number, rank: number]>): string {
  return [...ranks]
    .map(([vertex, rank]) => [vertex, rank.toPrecision(digits)] as const)
    .toSorted(([a, one], [b, other]) => Number(other) - Number(one) || a - b)
    .slice(0, ranked)
    .map(([vertex, rank]) => `${vertex}:${rank}`)
    .join(' ')
}
