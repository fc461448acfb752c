import type { SystemQueries } from '../types'

export default {
  language: 'Cypher',
  hops: `MATCH (seed:Point {number: $seed})
  -[:LINK*1..2]->(reached)
WHERE reached <> seed
RETURN count(DISTINCT reached) AS answer`,
  path: `MATCH p = shortestPath(
  (a:Point {number: $from})-[:LINK*]->
  (b:Point {number: $to}))
RETURN length(p) AS answer`,
  rank: `CALL gds.pageRank.stream('points', {
  maxIterations: 10, tolerance: 0,
  dampingFactor: 0.85
}) YIELD nodeId, score`,
  add: `CREATE (:Point {number: $number})`
} satisfies SystemQueries
