import type { SystemQueries } from '../types'

export default {
  language: 'nGQL',
  rankLanguage: 'NebulaGraph Algorithm',
  hops: `GO 1 TO 2 STEPS FROM "42" OVER link
WHERE id($$) != "42"
YIELD DISTINCT id($$) AS reached
| YIELD count(*) AS answer`,
  path: `FIND SHORTEST PATH FROM "42" TO "99"
OVER link UPTO 32 STEPS
YIELD path AS p | LIMIT 1`,
  rank: `algorithm: {
  executeAlgo: pagerank
  pagerank: { maxIter: 10, resetProb: 0.15 }
}`,
  add: `INSERT VERTEX point() VALUES "42":()`
} satisfies SystemQueries
