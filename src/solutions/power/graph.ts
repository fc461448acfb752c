import { branches, generators, loads } from '~/content/ieee-14-bus'
import { cheapestPath, type DataEdge, reach } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * Outages on the IEEE 14-bus test case, judged by connectivity alone: a load is lost if no generator reaches it. Whether
 * the remaining lines can carry the power needs a load flow analysis.
 */

export type Branch = readonly [number, number]

export const branchName = ([a, b]: Branch) => `${a}–${b}`
const toEdge = ([a, b]: Branch): DataEdge => ({ from: String(a), to: String(b) })
const isSame = (a: Branch, b: Branch) => a[0] === b[0] && a[1] === b[1]

/** Loads that no generator reaches while the branches are out. */
function lostLoads(out: readonly Branch[]): number[] {
  const edges = branches.filter((branch) => !out.some((other) => isSame(branch, other))).map(toEdge)
  const fed = new Set(generators.flatMap((bus) => [...reach(edges, String(bus), { direction: 'both' }).keys()]))
  return loads.filter((bus) => !fed.has(String(bus)))
}

/** Every single outage with its lost loads. */
const singles = branches.map((branch) => ({ branch, lost: lostLoads([branch]) }))
export const criticalSingles = singles.filter(({ lost }) => lost.length > 0)

/** Every pair of branches, the earlier of the list first. */
export const pairs = branches.flatMap((first, index) =>
  branches.slice(index + 1).map((second) => ({ first, second, lost: lostLoads([first, second]) }))
)
export const criticalPairs = pairs.filter(({ lost }) => lost.length > 0)
/** The pair that loses the most loads. */
export const worst = criticalPairs.reduce((most, pair) => (pair.lost.length > most.lost.length ? pair : most))

export const busCount = new Set(branches.flat()).size
/** Hops within which the first query looks for a supply path. */
export const feedHops = 6
/** Hops of the longest path that passes no bus twice: the second query misses no supply path. */
export const longestPath = busCount - 1

/** The branch under maintenance on the page, and the bus that it fed. */
export const out: Branch = [9, 14]
export const bus = 14
/** `id` of the branch under maintenance, as in the data. */
const outId = out.join('-')
const inService = branches.filter((branch) => !isSame(branch, out))
/** The path with the fewest branches from the nearest generator to the bus during the outage. */
export const feed: string[] = generators
  .map((generator) => cheapestPath(inService.map(toEdge), String(generator), String(bus)))
  .flatMap((way) => (way ? [way] : []))
  .reduce((best, way) => (way.cost < best.cost ? way : best)).vertices
/** Branches whose loss during the outage would lose a load. */
export const lastBridges = inService.filter((branch) => lostLoads([out, branch]).length > 0)
/** A branch whose loss disconnects a bus, but no load. */
export const harmlessBridges = branches.filter((branch) => {
  const rest = branches.filter((other) => other !== branch).map(toEdge)
  return reach(rest, '1', { direction: 'both' }).size < busCount && lostLoads([branch]).length === 0
})

export const pairRows: readonly (readonly Cell[])[] = [...criticalPairs]
  .sort((a, b) => b.lost.length - a.lost.length)
  .slice(0, 8)
  .map(({ first, second, lost }) => [
    branchName(first),
    branchName(second),
    { text: lost.join(' '), mark: 'found' },
    String(lost.length)
  ])

export const query = `MATCH (:Generator)-[:FEEDS]->(g:Bus)
MATCH p = (g)-[:BRANCH*1..${feedHops}]-(:Bus {number: ${bus}})
WHERE ALL(r IN relationships(p) WHERE r.id <> '${outId}')
RETURN [x IN nodes(p) | x.number] AS feed
ORDER BY length(p) LIMIT 1`

export const bridgeQuery = `MATCH (r:Bus)-[x:BRANCH]->(s:Bus)
WHERE x.id <> '${outId}' AND EXISTS {
  MATCH (b:Bus)-[:SUPPLIES]->(:Load)
  WHERE NOT EXISTS {
    MATCH (:Generator)-[:FEEDS]->(g:Bus)
    MATCH p = (g)-[:BRANCH*0..${longestPath}]-(b)
    WHERE NONE(e IN relationships(p)
               WHERE e.id IN ['${outId}', x.id]) } }
RETURN x.id`
