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
  path: `CREATE QUERY distance(VERTEX<Point> a, VERTEX<Point> b)
FOR GRAPH bench {
  OrAccum @seen, @@found;
  SumAccum<INT> @@answer;
  Front = {a};
  Front = SELECT s FROM Front:s
          ACCUM s.@seen = true;
  WHILE Front.size() > 0 AND NOT @@found LIMIT 32 DO
    Front = SELECT t
            FROM Front:s -(Link>:e)- Point:t
            WHERE t.@seen == false
            ACCUM t.@seen = true,
                  IF t == b THEN @@found += true END;
    @@answer += 1;
  END;
  PRINT @@found, @@answer;
}`,
  rank: `RUN QUERY tg_pagerank(
  "Point", "Link", 0, 10, 0.85)`,
  add: `INSERT INTO Point VALUES ("42")`
} satisfies SystemQueries
