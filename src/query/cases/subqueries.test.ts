import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { emptyGraph, graphOf, runCases } from './cases'

/* CALL { … }, which runs a query for each row, and FOREACH, which writes for each element of a list. */

const graph = graphOf('CREATE (a:A {k: 1})-[:R {w: 1}]->(b:B {k: 2}), (a)-[:S]->(c:A:B {k: 3}), (b)-[:R]->(c)')

runCases('CALL with the names that it imports', graph, [
  ['MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN count(m) AS c } RETURN n.k, c', '1 | 2 ; 2 | 1 ; 3 | 0'],
  ['MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN m } RETURN n.k, m.k', '1 | 2 ; 1 | 3 ; 2 | 3'],
  ['MATCH (n) OPTIONAL CALL (n) { MATCH (n)-[:S]->(m) RETURN m } RETURN n.k, m.k', '1 | 3 ; 2 | null ; 3 | null'],
  ['UNWIND [1, 2] AS x CALL (x) { WITH 1 AS y RETURN x + y AS z } RETURN z', '2 ; 3'],
  ['UNWIND [1, 2] AS x WITH x, x * 10 AS y CALL (*) { RETURN x + y AS z } RETURN z', '11 ; 22'],
  ['UNWIND [1, 2] AS x CALL () { RETURN 7 AS z } RETURN x, z', '1 | 7 ; 2 | 7'],
  ['UNWIND [0, 1] AS x CALL (x) { MATCH (n:None) WITH count(n) AS c RETURN c + x AS z } RETURN z', '0 ; 1'],
  ['UNWIND [1, 2] AS x CALL (x) { RETURN x AS y UNION RETURN x * 2 AS y } RETURN x, y', '1 | 1 ; 1 | 2 ; 2 | 2 ; 2 | 4'],
  ['UNWIND [1, 2] AS x CALL (x) { CALL (x) { RETURN x + 1 AS y } RETURN y * 10 AS z } RETURN z', '20 ; 30'],
  ['MATCH (n) RETURN n.k, COUNT { CALL (n) { MATCH (n)-->(m) RETURN m } RETURN m }', '1 | 2 ; 2 | 1 ; 3 | 0'],
  ['UNWIND [1, 2] AS x CALL (x) { RETURN x } RETURN x', '!variableAlreadyBound'],
  ['UNWIND [1, 2] AS x CALL (x) { WITH 1 AS x RETURN x AS z } RETURN z', '!variableAlreadyBound'],
  ['UNWIND [1, 2] AS x CALL () { RETURN x AS z } RETURN z', '!notImported'],
  ['CALL (x) { RETURN x AS z } RETURN z', '!undefinedVariable']
])

runCases('CALL that imports with its first WITH', graph, [
  ['MATCH (n) CALL { WITH n MATCH (n)-->(m) RETURN count(m) AS c } RETURN n.k, c', '1 | 2 ; 2 | 1 ; 3 | 0'],
  ['MATCH (n:A) CALL { WITH n RETURN n.k AS x UNION WITH n RETURN n.k + 10 AS x } RETURN x', '1 ; 11 ; 13 ; 3'],
  ['MATCH (n) CALL { MATCH (n) RETURN count(n) AS c } RETURN n.k, c', '1 | 3 ; 2 | 3 ; 3 | 3'],
  ['CALL { MATCH (n) RETURN n.k AS k ORDER BY k LIMIT 1 } RETURN k', '1'],
  ['CALL { MATCH (n:A) RETURN n UNION MATCH (n:B) RETURN n } RETURN n.k', '1 ; 2 ; 3'],
  ['MATCH (n) CALL { RETURN n.k AS c } RETURN c', '!notImported'],
  ['MATCH (n) CALL { WITH n.k AS k RETURN k AS c } RETURN c', '!notImported'],
  ['MATCH (n) CALL { WITH n WHERE n.k > 1 RETURN 1 AS c } RETURN c', '!notImported'],
  ['MATCH (n) CALL { MATCH (m) } RETURN n', '!endsWithoutReturn']
])

runCases('CALL that writes', emptyGraph, [
  ['UNWIND [1, 2] AS x CALL (x) { CREATE (:N {k: x}) } RETURN x', '1 ; 2'],
  ['UNWIND [1, 1, 2] AS x CALL (x) { MERGE (n:N {k: x}) RETURN n } RETURN count(DISTINCT n)', '2'],
  ['UNWIND [1, 2] AS x CALL (x) { CREATE (:N {k: x}) } MATCH (n:N) RETURN x, count(n)', '1 | 2 ; 2 | 2'],
  ['UNWIND [1, 2] AS x CALL (x) { CREATE (:N {k: x}) }; MATCH (n:N) RETURN n.k', '1 ; 2'],
  ['CREATE (n:N) CALL (n) { RETURN 1 AS x } RETURN x', '!withBetween'],
  ['UNWIND [1] AS x RETURN COUNT { CALL (x) { CREATE (n) } RETURN 1 AS y }', '!writeInSubquery'],
  ['UNWIND [1] AS x CALL (x) { CREATE (n) } IN TRANSACTIONS OF 10 ROWS', '!unsupported'],
  ['UNWIND [1] AS x CALL { WITH x CREATE (n) } IN 3 CONCURRENT TRANSACTIONS', '!unsupported']
])

runCases('FOREACH', graph, [
  ['FOREACH (x IN [1, 2] | CREATE (:N {k: x})); MATCH (n:N) RETURN n.k', '1 ; 2'],
  [
    'MATCH (n) FOREACH (x IN CASE WHEN n.k > 1 THEN [1] ELSE [] END | SET n.big = true) RETURN n.k, n.big',
    '1 | null ; 2 | true ; 3 | true'
  ],
  [
    'MATCH (n:A) FOREACH (x IN [7, 8] | MERGE (m:M {k: x}) ON CREATE SET m.new = 1 CREATE (n)-[:T]->(m)); MATCH (m:M)<-[:T]-(n) RETURN m.k, count(n)',
    '7 | 2 ; 8 | 2'
  ],
  ['MATCH p = (:A)-->() FOREACH (e IN relationships(p) | DELETE e); MATCH ()-->() RETURN count(*)', '1'],
  ['FOREACH (x IN [[1, 2], [3]] | FOREACH (y IN x | CREATE (:N {k: y}))); MATCH (n:N) RETURN sum(n.k)', '6'],
  ['FOREACH (x IN null | CREATE (:N)); MATCH (n:N) RETURN count(n)', '0'],
  ['FOREACH (x IN 1 | CREATE (:N))', '!type'],
  ['FOREACH (x IN [1] | CREATE (n:N)) RETURN n', '!undefinedVariable'],
  ['WITH 1 AS x FOREACH (x IN [1] | CREATE (:N))', '!variableAlreadyBound'],
  ['FOREACH (x IN [1] | CREATE (:N)) MATCH (n) RETURN n', '!withBetween'],
  ['FOREACH (x IN [1] | MATCH (n) RETURN n)', '!syntax'],
  ['RETURN EXISTS { FOREACH (x IN [1] | CREATE (:N)) RETURN 1 }', '!writeInSubquery']
])

test('the plan has the steps of a query within, with the rows of all of its runs', () => {
  const plan = (query: string) => runQuery(graph, query).answers[0]?.plan.map(({ name, depth, rows }) => [name, depth, rows])
  expect(plan('PROFILE MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN m } RETURN n, m')).toEqual([
    ['scan', 1, 3],
    ['match', 0, 3],
    ['bound', 2, 3],
    ['expand', 2, 3],
    ['match', 1, 3],
    ['callQuery', 0, 3]
  ])
  expect(plan('EXPLAIN MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN m } RETURN n, m')?.map(([name]) => name)).toEqual(
    plan('PROFILE MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN m } RETURN n, m')?.map(([name]) => name)
  )
})
