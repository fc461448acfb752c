import type { SystemQueries } from './types'

/** The queries as Galaxy runs them. */
export const galaxyQueries: SystemQueries = {
  language: 'openCypher',
  hops: `MATCH (seed:Point {number: $seed})
  -[:LINK*1..2]->(reached)
WHERE reached <> seed
RETURN count(DISTINCT reached) AS answer`,
  path: `MATCH p = shortestPath(
  (a:Point {number: $from})-[:LINK*..32]->
  (b:Point {number: $to}))
RETURN length(p) AS answer`,
  rank: `CALL algo.pageRank({
  nodes: ['Point'], edges: ['LINK'],
  iterations: 10, damping: 0.85
}) YIELD node, score`,
  add: `CREATE (:Point {number: $number})`
}
