import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { answerText, type Case, emptyGraph, graphOf, runCases } from './cases'

/* openCypher: CREATE, MERGE, SET, REMOVE, DELETE, and the graph after a fault. Statements of a case run one after the other. */

const seed = graphOf("CREATE (a:A {k: 1, v: 'x'})-[:R {w: 2}]->(b:B {k: 2}), (c:A {k: 3})")

runCases('CREATE', emptyGraph, [
  ['CREATE (n) RETURN n', '()'],
  ['CREATE (n:A:B {x: 1}) RETURN n', '(:A:B {x: 1})'],
  ['CREATE (), (); MATCH (n) RETURN count(n)', '2'],
  ['CREATE (a)-[:R]->(b); MATCH ()-[r]->() RETURN type(r)', 'R'],
  ["CREATE (a {n: 'a'})<-[:R]-(b {n: 'b'}); MATCH (x)-->(y) RETURN x.n, y.n", 'b | a'],
  ['CREATE (a)-[r:R {w: 1}]->(a) RETURN r', '[:R {w: 1}]'],
  ['CREATE p = (a)-[:R]->(b)-[:S]->(c) RETURN length(p)', '2'],
  ['CREATE (n {x: null}) RETURN keys(n)', '[]'],
  ['CREATE (n {x: [1, 2]}) RETURN n.x', '[1,2]'],
  ["CREATE (n {x: date('2026-01-01')}) RETURN n.x", '2026-01-01'],
  ['CREATE (n {x: {a: 1}})', '!propertyValue'],
  ['CREATE (n {x: [[1]]})', '!propertyValue'],
  ['CREATE (n {x: [null]})', '!propertyValue'],
  ['CREATE (n)-[:R]-(m)', '!edgeNeedsDirection'],
  ['CREATE (n)-->(m)', '!edgeNeedsType'],
  ['CREATE (n)-[:R|S]->(m)', '!edgeNeedsType'],
  ['CREATE (n)-[:R*2]->(m)', '!variableLength'],
  ['CREATE (n) CREATE (n)', '!variableAlreadyBound'],
  ['CREATE (n) CREATE (n:A)-[:R]->()', '!variableAlreadyBound'],
  ['CREATE (n {x: m.y})', '!undefinedVariable'],
  ['CREATE (a {x: 1}) CREATE (b {x: a.x + 1}) RETURN b.x', '2'],
  ['UNWIND [1, 2, 3] AS x CREATE (n {x: x}) RETURN n.x', '1 ; 2 ; 3'],
  ['UNWIND [1, 2] AS x CREATE (n {x: x}); MATCH (n) RETURN count(n)', '2'],
  ['CREATE (n) WITH n MATCH (m) RETURN count(m)', '1'],
  ['UNWIND [1, 2, 3] AS x CREATE (n) WITH n MATCH (m) RETURN count(*)', '9'],
  ['CREATE (n:A) RETURN labels(n), id(n) >= 0', '["A"] | true'],
  ['CREATE (:A), (:A); MATCH (n:A) CREATE (m:A) RETURN count(m)', '2'],
  ['CREATE (a), (b), (a)-[:R]->(b), (b)-[:R]->(a); MATCH ()-->() RETURN count(*)', '2'],
  ['CREATE (n) RETURN n.x LIMIT 0; MATCH (n) RETURN count(n)', '1'],
  ['CREATE', '!syntax'],
  ['CREATE (n)) RETURN n', '!syntax']
])

runCases('MERGE', seed, [
  ['MERGE (n:A {k: 1}) RETURN n.v', 'x'],
  ['MERGE (n:A {k: 9}) RETURN n.v; MATCH (n:A) RETURN count(n)', '3'],
  ['MERGE (n:A) RETURN count(n)', '2'],
  ["MERGE (n:A {k: 1}) ON CREATE SET n.s = 'new' ON MATCH SET n.s = 'old' RETURN n.s", 'old'],
  ["MERGE (n:A {k: 9}) ON CREATE SET n.s = 'new' ON MATCH SET n.s = 'old' RETURN n.s", 'new'],
  ['UNWIND [1, 1, 2] AS x MERGE (n:N {x: x}) RETURN n.x; MATCH (n:N) RETURN count(n)', '2'],
  ['MATCH (a:A {k: 1}), (b:B) MERGE (a)-[r:R]->(b) RETURN r.w', '2'],
  ['MATCH (a:A {k: 1}), (b:B) MERGE (a)-[r:S]->(b) RETURN type(r)', 'S'],
  ['MATCH (a:A {k: 1}), (b:B) MERGE (a)<-[r:R]-(b) RETURN r.w', 'null'],
  ['MATCH (a:A {k: 1}), (b:B) MERGE (a)-[r:R]-(b) RETURN r.w', '2'],
  ['MATCH (a:A {k: 3}), (b:B) MERGE (a)-[r:R]-(b) RETURN startNode(r) = a', 'true'],
  ['MERGE (a:A {k: 1})-[:R]->(b:B {k: 7}) RETURN b.k; MATCH (n:A {k: 1}) RETURN count(n)', '2'],
  ['MERGE (a:A {k: 1}) MERGE (b:B {k: 7}) MERGE (a)-[:R]->(b); MATCH (n:A {k: 1}) RETURN count(n)', '1'],
  ['MERGE p = (n:A {k: 1}) RETURN length(p)', '0'],
  ['MERGE (n {k: null})', '!nullInMerge'],
  ['MERGE (a)-[r]->(b)', '!edgeNeedsType'],
  ['MERGE (a)-[:R*2]->(b)', '!variableLength'],
  ['MERGE (n:A {k: 1}) ON CREATE SET m.x = 1', '!undefinedVariable'],
  ['MERGE (n:A) ON MATCH SET n:Seen; MATCH (n:Seen) RETURN count(n)', '2'],
  ['MATCH (n:B) MERGE (n) RETURN n', '!variableAlreadyBound'],
  ['MATCH (n:A) MERGE (m:C {of: n.k}) RETURN m.of ORDER BY m.of', '1 ; 3'],
  ['UNWIND [1, 1] AS x MATCH (a:A {k: x}) MERGE (a)-[:T]->(c:C) RETURN count(DISTINCT c)', '1']
])

runCases('SET', seed, [
  ['MATCH (n:B) SET n.k = 5 RETURN n.k', '5'],
  ['MATCH (n:B) SET n.x = n.k + 1, n.y = n.x RETURN n.y', '3'],
  ['MATCH (n:B) SET n.k = null RETURN keys(n)', '[]'],
  ["MATCH (n:B) SET n += {k: 9, z: 'q'} RETURN n.k, n.z", '9 | q'],
  ['MATCH (n {k: 1}) SET n += {k: null} RETURN keys(n)', '["v"]'],
  ['MATCH (n {k: 1}) SET n = {z: 1} RETURN properties(n)', '{z: 1}'],
  ['MATCH (n {k: 1}) SET n = {} RETURN properties(n)', '{}'],
  ['MATCH (a {k: 1}), (b:B) SET b = a RETURN b.v', 'x'],
  ['MATCH (n:B) SET n:C:D RETURN labels(n)', '["B","C","D"]'],
  ['MATCH (n:B) SET n:B RETURN labels(n)', '["B"]'],
  ['MATCH ()-[r:R]->() SET r.w = 7 RETURN r.w', '7'],
  ['MATCH ()-[r:R]->() SET r:S', '!type'],
  ['OPTIONAL MATCH (n:Nothing) SET n.x = 1 RETURN n', 'null'],
  ['MATCH (n:B) SET n.x = {a: 1}', '!propertyValue'],
  ['MATCH (n:B) SET n.x = [1, 2] RETURN n.x', '[1,2]'],
  ['MATCH (n:B) SET n.x = n', '!propertyValue'],
  ['WITH 1 AS n SET n.x = 1', '!type'],
  ['MATCH (n:B) SET m.x = 1', '!undefinedVariable'],
  ['MATCH (n:B) SET n = 1', '!type'],
  ['MATCH (n:A) SET n.seen = true; MATCH (n {seen: true}) RETURN count(n)', '2'],
  ['MATCH (n:B) SET (n).k = 6 RETURN n.k', '6'],
  ['MATCH (n:A) SET n.k = n.k * 10 RETURN n.k ORDER BY n.k', '10 ; 30'],
  ['MATCH (n:B) SET n.k', '!syntax']
])

runCases('REMOVE', seed, [
  ['MATCH (n {k: 1}) REMOVE n.v RETURN n.v', 'null'],
  ['MATCH (n {k: 1}) REMOVE n.v, n.k RETURN keys(n)', '[]'],
  ['MATCH (n:B) REMOVE n.missing RETURN n.k', '2'],
  ['MATCH (n:B) REMOVE n:B RETURN labels(n)', '[]'],
  ['MATCH (n:B) REMOVE n:C RETURN labels(n)', '["B"]'],
  ['MATCH (n:B) REMOVE n:B; MATCH (n:B) RETURN count(n)', '0'],
  ['MATCH ()-[r:R]->() REMOVE r.w RETURN r', '[:R]'],
  ['OPTIONAL MATCH (n:Nothing) REMOVE n.x RETURN n', 'null'],
  ['MATCH (n) REMOVE n', '!syntax'],
  ['REMOVE n.x', '!undefinedVariable']
])

runCases('DELETE', seed, [
  ['MATCH (n {k: 3}) DELETE n; MATCH (n) RETURN count(n)', '2'],
  ['MATCH (n {k: 1}) DELETE n', '!hasEdges'],
  ['MATCH (n {k: 1}) DETACH DELETE n; MATCH ()-[r]->() RETURN count(r)', '0'],
  ['MATCH ()-[r]->() DELETE r; MATCH (n) RETURN count(n)', '3'],
  ['MATCH (a)-[r]->(b) DELETE a, r, b; MATCH (n) RETURN count(n)', '1'],
  ['MATCH (a)-[r]->(b) DELETE r, a; MATCH (n) RETURN count(n)', '2'],
  ['MATCH p = (a)-->(b) DELETE p; MATCH (n) RETURN count(n)', '1'],
  ['MATCH (n) DETACH DELETE n; MATCH (n) RETURN count(n)', '0'],
  ['OPTIONAL MATCH (n:Nothing) DELETE n RETURN n', 'null'],
  ['MATCH (n:B) DETACH DELETE n RETURN n.k', '!deleted'],
  ['MATCH (n:B) DETACH DELETE n SET n.k = 1', '!deleted'],
  ['MATCH (n:B) DETACH DELETE n SET n:C', '!deleted'],
  ['MATCH ()-[r]->() DELETE r REMOVE r.w', '!deleted'],
  ['MATCH (n:B) DETACH DELETE n RETURN 1', '1'],
  ['MATCH (n:B) DETACH DELETE n RETURN properties(n)', '!deleted'],
  ['MATCH (n:B) DETACH DELETE n RETURN keys(n)', '!deleted'],
  ['MATCH (n:B) DETACH DELETE n RETURN n {.k}', '!deleted'],
  ['MATCH (n:B) DETACH DELETE n RETURN n:B', '!deleted'],
  ['MATCH ()-[r]->() DELETE r RETURN r:R', '!deleted'],
  ['MATCH ()-[r]->() DELETE r RETURN type(r)', 'R'],
  ['MATCH (n) DELETE n:A', '!deleteTarget'],
  ['MATCH (n) DELETE 1 + 1', '!deleteTarget'],
  ["WITH 'a' AS x DELETE x", '!deleteTarget'],
  ['MATCH (n:A) WITH collect(n) AS l DETACH DELETE l[0]; MATCH (n:A) RETURN count(n)', '1'],
  ['MATCH (n:A), (m:A) DETACH DELETE n, m; MATCH (n) RETURN count(n)', '1'],
  ['MATCH (n:B) DETACH DELETE n CREATE (m)-[:R]->(n)', '!deleted'],
  ['MATCH (a)-[r]->(b) DELETE a WITH r, b DELETE r, b WITH 1 AS x MATCH (n) RETURN count(n)', '1'],
  ['MATCH (n {k: 1}) DELETE n RETURN 1', '!hasEdges'],
  ['MATCH (a:A)-[r]->() DELETE r, a MERGE (b:A {k: 1}) RETURN b.v', 'null'],
  ['MATCH (n:B) WITH {key: n} AS m DETACH DELETE m.key; MATCH (n) RETURN count(n)', '2'],
  ['MATCH (n {k: 3}) DELETE n RETURN 42 AS num LIMIT 0; MATCH (n) RETURN count(n)', '2'],
  ['DELETE n', '!undefinedVariable']
])

runCases('reading after writing', seed, [
  ['CREATE (a) MATCH (b) RETURN b', '!withBetween'],
  ['MERGE (a:A {k: 1}) OPTIONAL MATCH (b) RETURN b', '!withBetween'],
  ['MATCH (a) SET a.v = 1 UNWIND [1] AS x RETURN x', '!withBetween'],
  ['MATCH (a) REMOVE a.v MATCH (b) RETURN b', '!withBetween'],
  ['MATCH (a {k: 3}) DELETE a CALL algo.degree() YIELD score RETURN score', '!withBetween'],
  ['MATCH (a {k: 3}) DELETE a WITH 1 AS x MATCH (b) RETURN count(b)', '2'],
  ['CREATE (:C) WITH 1 AS x UNWIND [x, 2] AS y RETURN y', '1 ; 2'],
  ['MERGE (a:A {k: 1}) SET a.v = 7 CREATE (:C) RETURN a.v', '7']
])

test.each(['MATCH (n) DETACH DELETE n', 'CREATE (:C)', 'MATCH (n) SET n.k = 1', 'UNWIND [1, 2] AS x MERGE (:N {x: x})'])(
  'a statement that writes without RETURN has no rows: %s',
  (query) => {
    expect(runQuery(seed, query).answers[0]).toMatchObject({ columns: [], rows: [] })
  }
)

test.each([
  ['OPTIONAL MATCH (n:Nothing) MERGE (n)-[:R]->(:C)', 'MERGE'],
  ['OPTIONAL MATCH (n:Nothing) CREATE (n)-[:R]->(:C)', 'CREATE']
])('a fault of null at the end of an edge names the clause: %s', (query, operation) => {
  expect(runQuery(seed, query).fault).toMatchObject({ code: 'type', values: { operation, type: 'null' } })
})

runCases('id() of what stays', emptyGraph, [
  ['CREATE (:A), (:B); MATCH (a:A) DELETE a; MATCH (b:B) RETURN id(b)', '1'],
  ['CREATE (:A), (:B); MATCH (a:A) DELETE a; CREATE (:C); MATCH (n) RETURN id(n) ORDER BY id(n)', '1 ; 2'],
  ['CREATE (:A)-[:R]->(:B)-[:R]->(:C); MATCH (a:A) DETACH DELETE a; MATCH ()-[r]->() RETURN id(r)', '4'],
  ['CREATE (:A), (:B); MATCH (n) DELETE n; CREATE (c:C) RETURN id(c)', '2']
])

test('a clause that reads directly after one that writes is marked, and the fault names both', () => {
  const { fault } = runQuery(seed, 'CREATE (a) MATCH (b) RETURN b')
  expect(fault).toEqual({ code: 'withBetween', values: { before: 'CREATE', after: 'MATCH' }, at: { start: 11, end: 20 } })
})

const unsupported: Case[] = [
  ['CREATE INDEX FOR (a:A) ON (a.k)', '!unsupported'],
  ['CREATE CONSTRAINT c IF NOT EXISTS FOR (a:A) REQUIRE a.k IS UNIQUE', '!unsupported'],
  ['SHOW INDEXES', '!unsupported'],
  ["LOAD CSV FROM 'x' AS row RETURN row", '!unsupported'],
  ['BEGIN', '!unsupported'],
  ['CALL algo.nothing()', '!unknownProcedure'],
  ['CALL pageRank()', '!unknownProcedure'],
  ['CALL algo.degree({}) YIELD foo RETURN foo', '!unknownField']
]
runCases('what there is not', seed, unsupported)

const loading: Case[] = [
  ["LOAD CSV WITH HEADERS FROM 'rows.csv' AS row MERGE (x:X {id: row.id}) RETURN x.id ORDER BY x.id", '1 ; 2'],
  ['load csv with headers from "rows.csv" as row WITH row WHERE row.`:TYPE` IS NULL RETURN row.id', '2'],
  ["LOAD CSV WITH HEADERS FROM 'other.csv' AS row RETURN row", '!unsupported'],
  ["LOAD CSV FROM 'rows.csv' AS row RETURN row", '!unsupported'],
  ["LOAD CSV WITH HEADERS FROM 'rows.csv' AS row FIELDTERMINATOR ';' RETURN row", '!syntax'],
  ["LOAD CSV WITH HEADERS FROM 'rows.csv' AS row RETURN row.id ORDER BY raw.id", '!undefinedVariable']
]
runCases('files of the page, whose rows are parameters', seed, loading, {
  'rows.csv': [
    { id: '1', ':TYPE': 'T' },
    { id: '2', ':TYPE': null }
  ]
})

runCases('CALL', seed, [
  ["CALL algo.degree({nodes: ['A', 'B']}) YIELD node, score RETURN node.k AS k, score ORDER BY k", '1 | 1 ; 2 | 1 ; 3 | 0'],
  ["CALL algo.degree({direction: 'out'}) YIELD node, score WHERE score > 0 RETURN node.k", '1'],
  [
    'CALL algo.weaklyConnectedComponents({}) YIELD node, component RETURN component, count(node) ORDER BY component',
    '0 | 2 ; 1 | 1'
  ],
  ['CALL algo.pageRank({iterations: 5}) YIELD node, score RETURN round(sum(score), 6)', '1.0'],
  ["CALL algo.betweenness({nodes: 'A'}) YIELD score AS s RETURN DISTINCT s", '0.0'],
  [
    "MATCH (a {k: 1}), (b {k: 2}) CALL algo.shortestPath({source: a, target: b, weight: 'w'}) YIELD path, cost RETURN length(path), cost",
    '1 | 2.0'
  ],
  ['MATCH (a {k: 2}), (b {k: 1}) CALL algo.shortestPath({source: a, target: b}) YIELD cost RETURN cost', ''],
  ['CALL algo.pageRank({damping: 2}) YIELD score RETURN score', '!argument'],
  ['CALL algo.pageRank(1) YIELD score RETURN score', '!type']
])

test('a fault leaves the graph as it was before its statement', () => {
  const { graph, fault, answers } = runQuery(seed, 'CREATE (:New); MATCH (n:B) SET n.k = 7 WITH n RETURN 1 / 0')
  expect(fault?.code).toBe('division')
  expect(answers).toHaveLength(1)
  expect(graph?.vertices).toHaveLength(4)
  expect(answerText(runQuery(graph ?? seed, 'MATCH (n:B) RETURN n.k'), false)).toBe('2')
})

test.each(['CREATE (n)', 'CREATE (n) RETURN n', 'MATCH (n:B) SET n.k = 1 / 0', 'UNWIND [1, 0] AS x RETURN 1 / x'])(
  'EXPLAIN does not run %s',
  (query) => {
    const { graph, answers, fault } = runQuery(seed, `EXPLAIN ${query}`)
    expect([graph, fault]).toEqual([undefined, undefined])
    expect(answers[0]).toMatchObject({ prefix: 'explain', rows: [] })
    expect(answers[0]?.changes).toBeUndefined()
    expect(answers[0]?.plan.map(({ rows }) => rows)).toEqual(answers[0]?.plan.map(() => undefined))
  }
)

test('EXPLAIN shows the steps of each search without a row, as PROFILE shows them with their rows', () => {
  const query = "MATCH (a:A {v: 'x'})-[r:R]->(b) WHERE b.k > a.k WITH a, b MATCH (b)<--(c) RETURN c"
  const steps = (prefix: string) => runQuery(seed, `${prefix} ${query}`).answers[0]?.plan ?? []
  expect(steps('EXPLAIN').map(({ name }) => name)).toEqual([...['scan', 'expand', 'filter', 'match', 'bound', 'expand', 'match']])
  expect(steps('EXPLAIN')).toEqual(steps('PROFILE').map(({ rows: _, ...step }) => step))
  expect(steps('PROFILE').every(({ rows }) => rows === 1)).toBe(true)
})

test('PROFILE runs what writes, and shows rows of each step', () => {
  const { graph, answers } = runQuery(seed, 'PROFILE UNWIND [1, 2] AS x CREATE (n {x: x}) RETURN n.x')
  expect(graph?.vertices).toHaveLength(5)
  expect(answers[0]).toMatchObject({ prefix: 'profile', changes: { verticesCreated: 2, propertiesSet: 2 } })
  expect(answers[0]?.plan.map(({ name, rows }) => [name, rows])).toEqual([
    ['unwind', 2],
    ['create', 2],
    ['project', 2]
  ])
})

test.each([
  ['MATCH (n:B) CREATE (n)-[:NEW {w: 1, x: null}]->(:C:D {k: 1})', [1, 0, 1, 0, 2, 0, 2, 0]],
  ['MATCH (n:B) SET n.k = 2, n.z = 1', [0, 0, 0, 0, 0, 0, 2, 0]],
  ['MATCH (n {k: 1}) SET n = {k: 4, z: 1}', [0, 0, 0, 0, 0, 0, 2, 1]],
  ['MATCH (n {k: 1}) SET n += {v: null, none: null, z: 1}', [0, 0, 0, 0, 0, 0, 1, 1]],
  ['MATCH (n:A) SET n:A:B', [0, 0, 0, 0, 2, 0, 0, 0]],
  ['MATCH (n:A) REMOVE n:A:B, n.v, n.none', [0, 0, 0, 0, 0, 2, 0, 1]],
  ['MATCH (n {k: 1}) DETACH DELETE n', [0, 1, 0, 1, 0, 0, 0, 0]],
  ['MATCH (n:None) SET n.k = 1', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['MERGE (n:A {k: 1}) ON MATCH SET n.seen = true', [0, 0, 0, 0, 0, 0, 1, 0]],
  ['MERGE (n:A {k: 9})', [1, 0, 0, 0, 1, 0, 1, 0]]
])('what a statement wrote is counted: %s', (query, counts) => {
  const [made, deleted, edges, deletedEdges, labels, removedLabels, set, removed] = counts
  expect(runQuery(seed, query).answers[0]?.changes).toEqual({
    ...{ verticesCreated: made, verticesDeleted: deleted, edgesCreated: edges, edgesDeleted: deletedEdges },
    ...{ labelsAdded: labels, labelsRemoved: removedLabels, propertiesSet: set, propertiesRemoved: removed }
  })
})

test('a written graph keeps the keys of what was there', () => {
  const { graph } = runQuery(seed, 'MATCH (n:B) CREATE (n)-[:NEW]->(:C)')
  expect(graph?.vertices.map(({ id }) => id).slice(0, 3)).toEqual(seed.vertices.map(({ id }) => id))
})
