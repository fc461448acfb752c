import type { SystemQueries } from '../types'

export default {
  language: 'GSQL',
  hops: `CREATE QUERY hops(VERTEX<Point> seed, INT k)
FOR GRAPH bench {
  OrAccum @seen;
  SumAccum<INT> @@answer;
  Front = {seed};
  Front = SELECT s FROM Front:s
          ACCUM s.@seen = true;
  WHILE Front.size() > 0 LIMIT k DO
    Front = SELECT t
            FROM Front:s -(Link>:e)- Point:t
            WHERE t.@seen == false
            ACCUM t.@seen = true;
    @@answer += Front.size();
  END;
  PRINT @@answer;
}`,
  path: `RUN QUERY tg_shortest_ss_no_wt(
  ("42", "Point"), ["Point"], ["Link"])`,
  rank: `RUN QUERY tg_pagerank(
  "Point", "Link", 0, 10, 0.85)`,
  add: `INSERT INTO Point VALUES ("42")`
} satisfies SystemQueries
