import { galaxyQueries } from '../galaxy-queries'
import type { SystemQueries } from '../types'

/** Cypher and openCypher differ in the call of PageRank only. */
export default {
  ...galaxyQueries,
  language: 'Cypher',
  rank: `CALL gds.pageRank.stream('points', {
  maxIterations: 10, tolerance: 0,
  dampingFactor: 0.85
}) YIELD nodeId, score`
} satisfies SystemQueries
