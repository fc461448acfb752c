import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { aggregates } from '../run/aggregates'
import { aggregateNames, functionNames } from '../run/function-names'
import { functions } from '../run/functions'
import { emptyGraph, graphOf, runCases } from './cases'

/* Procedures that list names, and functions of Neo4j that openCypher does not have. */

const graph = graphOf("CREATE (:B {k: 1})-[:R {w: 1}]->(:A:B {name: 'x'})-[:Q]->(:A)")

runCases('what a graph has', graph, [
  ['CALL db.labels()', 'A ; B'],
  ['CALL db.labels', 'A ; B'],
  ['CALL DB.LABELS() YIELD label AS l WHERE l > "A" RETURN l', 'B'],
  ['CALL db.relationshipTypes() YIELD relationshipType RETURN relationshipType ORDER BY relationshipType', 'Q ; R'],
  ['CALL db.propertyKeys() YIELD propertyKey RETURN collect(propertyKey)', '["k","name","w"]'],
  ['MATCH (n) DETACH DELETE n; CALL db.labels()', ''],
  ['CALL db.labels(1)', '!argumentCount'],
  ['CALL algo.degree({}, {})', '!argumentCount'],
  ['CALL db.labels() YIELD name RETURN name', '!unknownField'],
  ['CALL algo.labels()', '!unknownProcedure'],
  ['CALL algo.constructor()', '!unknownProcedure'],
  ['CALL algo.__proto__()', '!unknownProcedure'],
  ['CALL db.indexes()', '!unknownProcedure']
])

runCases('SHOW', emptyGraph, [
  ['SHOW PROCEDURES YIELD name WHERE name STARTS WITH "db." RETURN name', 'db.labels ; db.propertyKeys ; db.relationshipTypes'],
  ["show procedure YIELD name, yields WHERE name = 'algo.pageRank' RETURN yields", '["node","score","id"]'],
  ['SHOW FUNCTIONS YIELD name WHERE name ENDS WITH "UUID" RETURN name', 'randomUUID'],
  ['SHOW FUNCTIONS WHERE name = "count"', 'count'],
  ['SHOW INDEXES', '!unsupported'],
  ['SHOW FUNCTIONAL', '!unsupported']
])

test('every function and procedure that SHOW lists can be called, and no other', () => {
  const shown = (what: string) => runQuery(graph, `SHOW ${what}`).answers[0]?.rows.map(([name]) => name?.text ?? '') ?? []
  const special = ['coalesce', 'exists', 'nullif']
  expect(
    shown('FUNCTIONS')
      .map((name) => name.toLowerCase())
      .sort()
  ).toEqual([...Object.keys(functions), ...Object.keys(aggregates), ...special].sort())
  expect(shown('FUNCTIONS')).toHaveLength(functionNames.length + aggregateNames.length)
  for (const name of shown('PROCEDURES')) {
    const { fault } = runQuery(graph, `CALL ${name}()`)
    expect([name, fault?.code ?? 'runs']).toEqual([name, name.endsWith('shortestPath') ? 'argument' : 'runs'])
  }
})

test.each([
  ['CALL pageRank()', 'algo.pageRank'],
  ['CALL gds.pageRank.stream({})', 'algo.pageRank'],
  ['CALL db.lables()', 'db.labels'],
  ['CALL algo.betweeness({})', 'algo.betweenness'],
  ['CALL apoc.help()', undefined]
])('a procedure that there is not offers the nearest and the list: %s', (query, suggestion) => {
  const { fault } = runQuery(graph, query)
  expect(fault).toMatchObject({ code: 'unknownProcedure', values: { known: expect.stringContaining('db.labels db.') } })
  expect(fault?.suggestion).toBe(suggestion)
})

runCases('nullIf and randomUUID', emptyGraph, [
  ['RETURN nullIf(1, 1), nullIf(1, 1.0), nullIf(1, 2), nullIf(1, null), nullIf(null, 1)', 'null | null | 1 | 1 | null'],
  ['RETURN nullIf(1)', '!argumentCount'],
  ["RETURN randomUUID() =~ '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'", 'true'],
  ['UNWIND range(1, 50) AS x WITH randomUUID() AS id RETURN count(DISTINCT id)', '50'],
  ['RETURN count(randomUUID())', '!randomAggregate']
])

runCases('points', emptyGraph, [
  ['RETURN point({x: 3, y: 4})', 'point({srid: 7203, x: 3.0, y: 4.0})'],
  ['RETURN point({longitude: 116.4, latitude: 39.9, height: 50})', 'point({srid: 4979, x: 116.4, y: 39.9, z: 50.0})'],
  ['WITH point({x: 1, y: 2, z: 3}) AS p RETURN p.x, p.z, p.srid, p.crs, p.longitude', '1.0 | 3.0 | 9157 | cartesian-3d | null'],
  ["WITH point({x: 1, y: 2, crs: 'WGS-84'}) AS p RETURN p.longitude, p.latitude, p.y", '1.0 | 2.0 | 2.0'],
  ['WITH point({x: 1, y: 2, srid: 4326}) AS p RETURN p.crs, p = point({longitude: 1, latitude: 2})', 'wgs-84 | true'],
  ['RETURN point({x: 1, y: null}), point(null)', 'null | null'],
  ['RETURN point({x: 1})', '!argument'],
  ['RETURN point({longitude: 181, latitude: 0})', '!argument'],
  ["RETURN point({x: 'a', y: 1})", '!argument'],
  ['RETURN point(1)', '!type'],
  ['RETURN distance(point({x: 0, y: 0}), point({x: 3, y: 4}))', '5.0'],
  ['RETURN point.distance(point({x: 0, y: 0, z: 0}), point({x: 2, y: 3, z: 6}))', '7.0'],
  ['RETURN point.distance(point({x: 0, y: 0}), point({longitude: 0, latitude: 0}))', 'null'],
  ['RETURN round(point.distance(point({longitude: 0, latitude: 0}), point({longitude: 90, latitude: 0})) / 1000)', '10019.0'],
  ['RETURN distance(1, 2)', '!type'],
  ['UNWIND [point({x: 1, y: 2}), point({x: 1, y: 2}), point({x: 2, y: 1})] AS p RETURN count(DISTINCT p)', '2'],
  ['UNWIND [point({x: 2, y: 1}), point({x: 1, y: 5})] AS p RETURN p.x ORDER BY p', '1.0 ; 2.0'],
  ['RETURN point({x: 1, y: 2}) < point({x: 2, y: 3})', 'null'],
  ['CREATE (:P {at: point({x: 1, y: 2})}); MATCH (n:P) RETURN n.at.y, n', '2.0 | (:P {at: point({srid: 7203, x: 1.0, y: 2.0})})'],
  ['RETURN toString(point({x: 1, y: 2}))', 'point({srid: 7203, x: 1.0, y: 2.0})']
])

test.each([
  ['CALL algo.pageRank(1)', 'integer'],
  ['CALL algo.pageRank([1])', 'list'],
  ['RETURN 1 LIMIT null', 'null'],
  ['RETURN 1 LIMIT 1.5', 'float']
])('a fault names the type that was given: %s', (query, type) => {
  expect(runQuery(graph, query).fault).toMatchObject({ code: 'type', values: { type } })
})
