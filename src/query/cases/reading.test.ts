import { describe, expect, test } from 'vitest'
import { runQuery } from '../engine'
import { emptyGraph, graphOf, runCases } from './cases'

/* openCypher: MATCH, OPTIONAL MATCH, WHERE, paths, pattern predicates and subqueries. */

const people = graphOf(`
  CREATE (a:Person:Admin {name: 'A', age: 30}), (b:Person {name: 'B', age: 20}), (c:Person {name: 'C'}), (d:City {name: 'D'}),
         (a)-[:KNOWS {since: 2020}]->(b), (b)-[:KNOWS {since: 2021}]->(c), (c)-[:KNOWS]->(a), (a)-[:LIVES]->(d), (b)-[:LIVES]->(d),
         (c)-[:KNOWS]->(c)`)

runCases('vertices', people, [
  ['MATCH (n) RETURN count(*)', '4'],
  ['MATCH (n) RETURN n.name', 'A ; B ; C ; D'],
  ['MATCH (n:Person) RETURN n.name', 'A ; B ; C'],
  ['MATCH (n:Person:Admin) RETURN n.name', 'A'],
  ['MATCH (n:Admin:City) RETURN n.name', ''],
  ['MATCH (n:Nothing) RETURN n', ''],
  ['MATCH (:Person) RETURN 1', '1 ; 1 ; 1'],
  ['MATCH () RETURN count(*)', '4'],
  ["MATCH (n {name: 'A'}) RETURN n.age", '30'],
  ["MATCH (n:Person {name: 'A', age: 31}) RETURN n", ''],
  ['MATCH (n {age: null}) RETURN n', ''],
  ['MATCH (n {age: 30.0}) RETURN n.name', 'A'],
  ['MATCH (n:Person), (m:City) RETURN n.name, m.name', 'A | D ; B | D ; C | D'],
  ['MATCH (n:Person), (m:Person) RETURN count(*)', '9'],
  ['MATCH (n:Person) MATCH (n:Admin) RETURN n.name', 'A'],
  ['MATCH (n:Person) MATCH (m {age: n.age}) RETURN m.name', 'A ; B'],
  ['MATCH (n:Person), (m:Person {age: n.age}) RETURN m.name', 'A ; B'],
  ['MATCH (n:City) RETURN n', '(:City {name: "D"})'],
  ['MATCH (n:Admin) RETURN labels(n), keys(n), properties(n)', '["Person","Admin"] | ["name","age"] | {name: "A", age: 30}'],
  ['MATCH (n:City) RETURN n:City, n:Person, n:City:Person', 'true | false | false'],
  ['MATCH (n:City) RETURN n.missing, n["name"]', 'null | D'],
  ['MATCH (n)', '!endsWithoutReturn'],
  ['MATCH n RETURN n', '!syntax'],
  ['MATCH (n RETURN n', '!openBracket'],
  ['MATCH (n) RETURN m', '!undefinedVariable'],
  ['MATCH (n $p) RETURN n', '!parameterInPattern'],
  ['MATCH (123) RETURN 1', '!syntax'],
  ['MATCH (n:) RETURN n', '!syntax'],
  ['MATCH (n) WITH n.name AS n MATCH (n) RETURN n', ''],
  ['WITH 1 AS n MATCH (n) RETURN n', '!variableTypeConflict'],
  ["WITH 'a' AS n MATCH ()-[n]->() RETURN n", '!variableTypeConflict'],
  ['MATCH (n)-[n]->() RETURN n', '!variableTypeConflict'],
  ['MATCH n = ()-->() MATCH (n) RETURN n', '!variableTypeConflict'],
  ['MATCH (n) MATCH n = ()-->() RETURN n', '!variableAlreadyBound'],
  ['MATCH n = ()-->(), n = ()-->() RETURN n', '!variableAlreadyBound'],
  ['MATCH n = (n)-->() RETURN n', '!variableAlreadyBound'],
  ['MATCH n = ()-[n]->() RETURN n', '!variableAlreadyBound'],
  ['WITH 1 AS n MATCH n = ()-->() RETURN n', '!variableAlreadyBound'],
  ['RETURN reduce(x = 0, x IN [1, 2] | x)', '!variableAlreadyBound']
])

runCases('edges', people, [
  ['MATCH ()-->() RETURN count(*)', '6'],
  ['MATCH ()<--() RETURN count(*)', '6'],
  ['MATCH ()--() RETURN count(*)', '11'],
  ['MATCH ()<-->() RETURN count(*)', '11'],
  ['MATCH ()-[r]->() RETURN type(r)', 'KNOWS ; KNOWS ; KNOWS ; KNOWS ; LIVES ; LIVES'],
  ['MATCH ()-[r:LIVES]->() RETURN count(r)', '2'],
  ['MATCH ()-[r:LIVES|KNOWS]->() RETURN count(r)', '6'],
  ['MATCH ()-[r:LIVES|:KNOWS]->() RETURN count(r)', '6'],
  ['MATCH ()-[r:NOTHING]->() RETURN r', ''],
  ['MATCH ()-[r {since: 2020}]->() RETURN r', '[:KNOWS {since: 2020}]'],
  ["MATCH ({name: 'A'})-->(m) RETURN m.name", 'B ; D'],
  ["MATCH ({name: 'A'})<--(m) RETURN m.name", 'C'],
  ["MATCH ({name: 'A'})--(m) RETURN m.name", 'B ; C ; D'],
  ["MATCH (n {name: 'C'})-[:KNOWS]->(n) RETURN n.name", 'C'],
  ["MATCH (n {name: 'C'})-[:KNOWS]-(n) RETURN count(*)", '1'],
  ["MATCH (n {name: 'C'})--(m) RETURN m.name", 'A ; B ; C'],
  [
    'MATCH (a)-[:KNOWS]->(b)-[:KNOWS]->(c) RETURN a.name, b.name, c.name',
    'A | B | C ; B | C | A ; B | C | C ; C | A | B ; C | C | A'
  ],
  ['MATCH (a)-[:LIVES]->()<-[:LIVES]-(b) RETURN a.name, b.name', 'A | B ; B | A'],
  ['MATCH (a)-[:LIVES]->() MATCH ()<-[:LIVES]-(b) RETURN count(*)', '4'],
  ['MATCH (a)-[r]->(b), (c)-[s]->(d) RETURN count(*)', '30'],
  ['MATCH (a)-[r]->(b) MATCH (c)-[s]->(d) RETURN count(*)', '36'],
  ['MATCH (a)-->(b), (b)-->(a) RETURN count(*)', '0'],
  ['MATCH (a)-->(b)-->(c)-->(a) RETURN count(*)', '3'],
  ['MATCH (a)-[r]->(b) MATCH (b)<-[r]-(a) RETURN count(*)', '6'],
  ['MATCH (a)-[r]->(b) MATCH (b)-[r]->(a) RETURN count(*)', '1'],
  ['MATCH (a)-[r]->()-[r]->(b) RETURN 1', '!repeatedEdge'],
  ['MATCH (a)-[r]->(), ()-[r]->(b) RETURN 1', '!repeatedEdge'],
  ["MATCH (a)-[r]->(b) WHERE a.name = 'A' AND b.name = 'B' RETURN r.since", '2020'],
  ['MATCH (a)-[r]->(b) WHERE r.since > 2020 RETURN a.name', 'B'],
  ['MATCH ()-[r:LIVES]->() RETURN startNode(r).name, endNode(r).name', 'A | D ; B | D'],
  ['MATCH (a:Admin)-[:LIVES]->(:City)<-[:LIVES]-(b) RETURN b.name', 'B'],
  ['MATCH (a)-[r:KNOWS]->(b:Admin) RETURN a.name', 'C'],
  ['MATCH (a)-[r]-(b) RETURN count(DISTINCT r)', '6'],
  ['MATCH (a)-[r->(b) RETURN a', '!syntax'],
  ['MATCH (a)->(b) RETURN a', '!syntax'],
  ['MATCH (a)-(b) RETURN a', '!syntax'],
  [
    'MATCH (a)-[r]->(b) RETURN r.missing IS NULL, type(r) = r.since',
    'true | false ; true | false ; true | null ; true | null ; true | null ; true | null'
  ]
])

runCases('WHERE', people, [
  ["MATCH (n) WHERE n.name = 'A' RETURN n.age", '30'],
  ['MATCH (n) WHERE n.age > 20 RETURN n.name', 'A'],
  ['MATCH (n) WHERE n.age <> 30 RETURN n.name', 'B'],
  ['MATCH (n) WHERE NOT n.age = 30 RETURN n.name', 'B'],
  ['MATCH (n) WHERE n.age IS NULL RETURN n.name', 'C ; D'],
  ['MATCH (n) WHERE n.age = null RETURN n.name', ''],
  ['MATCH (n) WHERE null RETURN n', ''],
  ['MATCH (n) WHERE true RETURN count(n)', '4'],
  ['MATCH (n) WHERE n:City RETURN n.name', 'D'],
  ['MATCH (n) WHERE NOT n:Person RETURN n.name', 'D'],
  ['MATCH (n) WHERE n:Person AND n.age < 100 RETURN n.name', 'A ; B'],
  ["MATCH (n) WHERE n.name IN ['A', 'D'] RETURN n.name", 'A ; D'],
  ["MATCH (n) WHERE n.name =~ '[AB]' RETURN n.name", 'A ; B'],
  ['MATCH (a:Person), (b:Person) WHERE a.age > b.age RETURN a.name, b.name', 'A | B'],
  ['MATCH (a:Person), (b:Person) WHERE a.name < b.name RETURN count(*)', '3'],
  ['MATCH (n) WHERE 20 <= n.age <= 25 RETURN n.name', 'B'],
  ['MATCH (n) WHERE exists(n.age) RETURN n.name', 'A ; B'],
  ['MATCH (n) WHERE n.age RETURN n', '!type'],
  ['MATCH (n) WHERE count(n) > 1 RETURN n', '!aggregateHere'],
  ['MATCH (n) WHERE m.age = 1 RETURN n', '!undefinedVariable'],
  ['MATCH (n) WHERE RETURN n', '!syntax']
])

runCases('patterns as conditions', people, [
  ['MATCH (n) WHERE (n)-[:LIVES]->() RETURN n.name', 'A ; B'],
  ['MATCH (n) WHERE NOT (n)-->() RETURN n.name', 'D'],
  ['MATCH (n) WHERE (n)-[:KNOWS]->(n) RETURN n.name', 'C'],
  ['MATCH (n) WHERE (n)-->(:City) AND n.age > 20 RETURN n.name', 'A'],
  ['MATCH (n) WHERE (n)<-[:KNOWS]-(:Admin) OR n:City RETURN n.name', 'B ; D'],
  ['MATCH (a:Person), (b:Person) WHERE (a)-[:KNOWS]->(b) AND a <> b RETURN a.name, b.name', 'A | B ; B | C ; C | A'],
  ['MATCH (n) WHERE (n)-[:KNOWS*2]->(:Admin) RETURN n.name', 'B ; C'],
  ['MATCH (n) WHERE exists((n)-[:LIVES]->()) RETURN n.name', 'A ; B'],
  ['MATCH (n) WHERE (n)-[r]->() RETURN n', '!patternIntroducesName'],
  ['MATCH (n) WHERE (n)-->(m) RETURN n', '!patternIntroducesName'],
  ['MATCH (n) RETURN n.name, exists((n)-[:LIVES]->()) AS lives', 'A | true ; B | true ; C | false ; D | false'],
  ['MATCH (n:Person) RETURN n.name, [(n)-[:KNOWS]->(m) | m.name] AS m', 'A | ["B"] ; B | ["C"] ; C | ["A","C"]'],
  ['MATCH (n:Admin) RETURN [(n)-->(m) WHERE m:City | m.name]', '["D"]'],
  ['MATCH (n:Admin) RETURN [p = (n)-->() | length(p)]', '[1,1]'],
  ['MATCH (n:Admin) RETURN size([(n)--() | 1])', '3'],
  ['MATCH (n:Admin) RETURN [(n)-->(m) | m.name], m', '!undefinedVariable'],
  ['MATCH (n) WHERE EXISTS { (n)-[:LIVES]->() } RETURN n.name', 'A ; B'],
  ['MATCH (n) WHERE EXISTS { MATCH (n)-[:KNOWS]->(m) WHERE m.age > 20 } RETURN n.name', 'C'],
  ['MATCH (n) WHERE NOT EXISTS { (n)-->(m:Person) } RETURN n.name', 'D'],
  ['MATCH (n) WHERE EXISTS { MATCH (n)-->(m) WHERE EXISTS { (m)-->(:Admin) } RETURN m } RETURN n.name', 'B ; C'],
  ['MATCH (n) RETURN n.name, COUNT { (n)-->() } AS c', 'A | 2 ; B | 2 ; C | 2 ; D | 0'],
  ['MATCH (n) WHERE COUNT { (n)<--() } > 1 RETURN n.name', 'C ; D'],
  ['MATCH (n:City) RETURN COLLECT { MATCH (n)<--(m) RETURN m.name ORDER BY m.name DESC } AS c', '["B","A"]'],
  ['MATCH (n:City) RETURN COLLECT { MATCH (n)<--(m) }', '!endsWithoutReturn'],
  ['MATCH (n:City) RETURN COLLECT { MATCH (n)<--(m) RETURN m, n }', '!argumentCount'],
  ['MATCH (n) WHERE EXISTS { CREATE (m) } RETURN n', '!writeInSubquery'],
  ['MATCH (n) WHERE EXISTS { (m)-->(k) WHERE m = n } RETURN n.name', 'A ; B ; C'],
  ['MATCH (n) WHERE EXISTS { (x)-->() } RETURN x', '!undefinedVariable'],
  ['MATCH (n) RETURN (n)-[:LIVES]->() AS lives', '!patternAsValue'],
  ['MATCH (n) WITH (n)-->() AS x RETURN x', '!patternAsValue'],
  ['MATCH (n) RETURN size((n)-->())', '!patternAsValue'],
  ['MATCH (n) WHERE (n)-->() = true RETURN n', '!patternAsValue'],
  ['MATCH (n) SET n.x = (n)-->()', '!patternAsValue'],
  ["MATCH (n) RETURN n.name, CASE WHEN (n)-[:LIVES]->() THEN 'home' ELSE '-' END AS at", 'A | home ; B | home ; C | - ; D | -'],
  ['MATCH (n:City) RETURN [x IN [n] WHERE (x)-->()] AS l', '[]'],
  ['MATCH (n:Person) WHERE any(x IN [n] WHERE NOT (x)-[:LIVES]->()) RETURN n.name', 'C'],
  ['MATCH (n) WHERE (n) RETURN n', '!type'],
  ['MATCH (n) WHERE NOT n RETURN n', '!type'],
  ['MATCH ()-[r]->() WHERE r OR true RETURN r', '!type'],
  ['MATCH p = ()-->() WITH p WHERE p RETURN p', '!type'],
  ['MATCH (n)-[r]->(m) WHERE exists((m)-[r]->()) RETURN count(*)', '1']
])

runCases('OPTIONAL MATCH', people, [
  ['MATCH (n) OPTIONAL MATCH (n)-[:LIVES]->(c) RETURN n.name, c.name', 'A | D ; B | D ; C | null ; D | null'],
  ['OPTIONAL MATCH (n:Nothing) RETURN n', 'null'],
  ['OPTIONAL MATCH (:Nothing)-[r]->() MATCH (a)-[r]->(b) RETURN count(*)', '0'],
  ['OPTIONAL MATCH (:Nothing)-[r*]->() MATCH (a)-[r*]->(b) RETURN count(*)', '0'],
  ['OPTIONAL MATCH (n:Nothing)-[r]->(m) RETURN n, r, m', 'null | null | null'],
  ['MATCH (n) OPTIONAL MATCH (n)-[:LIVES]->(c) WHERE n.age > 25 RETURN n.name, c.name', 'A | D ; B | null ; C | null ; D | null'],
  ['MATCH (n) OPTIONAL MATCH (n)-[:LIVES]->(c) WITH n, c WHERE c IS NULL RETURN n.name', 'C ; D'],
  ['MATCH (n:City) OPTIONAL MATCH (n)-->(m) OPTIONAL MATCH (m)-->(k) RETURN m, k', 'null | null'],
  ['MATCH (n:City) OPTIONAL MATCH (n)-->(m) MATCH (m)-->(k) RETURN k', ''],
  ['MATCH (n:City) OPTIONAL MATCH p = (n)-->() RETURN p, length(p)', 'null | null'],
  ['MATCH (n:City) OPTIONAL MATCH (n)-->(m) RETURN m.name, labels(m), m:City', 'null | null | null'],
  ['MATCH (n:Person) OPTIONAL MATCH (n)-[r:LIVES]->() RETURN count(r), count(*)', '2 | 3'],
  ['MATCH (n:Admin), (m:City) OPTIONAL MATCH (n)-[r:KNOWS]->(m) RETURN r', 'null'],
  ['OPTIONAL MATCH (n:Person) RETURN count(n)', '3'],
  ['OPTIONAL MATCH (n:Nothing) RETURN count(n), count(*)', '0 | 1'],
  ['MATCH (n:City) OPTIONAL MATCH (n)-[*1..2]->(m) RETURN m', 'null']
])

runCases('paths', people, [
  ["MATCH p = ({name: 'A'})-[:KNOWS]->() RETURN length(p), [n IN nodes(p) | n.name]", '1 | ["A","B"]'],
  ['MATCH p = (n:City) RETURN length(p), p', '0 | (:City {name: "D"})'],
  ['MATCH p = (:Admin)-[:LIVES]->(:City) RETURN p', '(:Person:Admin {name: "A", age: 30})-[:LIVES]->(:City {name: "D"})'],
  ['MATCH p = (:City)<-[:LIVES]-(:Admin) RETURN [n IN nodes(p) | n.name]', '["D","A"]'],
  ['MATCH p = (:City)<-[:LIVES]-(:Admin) RETURN p', '(:City {name: "D"})<-[:LIVES]-(:Person:Admin {name: "A", age: 30})'],
  [
    "MATCH p = ({name: 'A'})-[:KNOWS*]->() RETURN [n IN nodes(p) | n.name]",
    '["A","B"] ; ["A","B","C"] ; ["A","B","C","A"] ; ["A","B","C","C"] ; ["A","B","C","C","A"]'
  ],
  ["MATCH p = ({name: 'A'})-[:KNOWS*2]->() RETURN [n IN nodes(p) | n.name]", '["A","B","C"]'],
  ["MATCH p = ({name: 'A'})-[:KNOWS*..2]->() RETURN length(p)", '1 ; 2'],
  ["MATCH p = ({name: 'A'})-[:KNOWS*3..]->() RETURN length(p)", '3 ; 3 ; 4'],
  ["MATCH p = ({name: 'A'})-[:KNOWS*0..1]->(m) RETURN m.name", 'A ; B'],
  ["MATCH p = ({name: 'A'})-[:KNOWS*0]->(m) RETURN m.name, length(p)", 'A | 0'],
  ["MATCH ({name: 'A'})-[r:KNOWS*2]->() RETURN size(r), r[0].since", '2 | 2020'],
  ["MATCH ({name: 'D'})<-[r*2]-(m) RETURN m.name", 'A ; C'],
  ["MATCH p = (m)-[*2]->({name: 'D'}) RETURN [n IN nodes(p) | n.name]", '["A","B","D"] ; ["C","A","D"]'],
  ["MATCH p = ({name: 'A'})-[*2]-({name: 'B'}) RETURN [n IN nodes(p) | n.name]", '["A","C","B"] ; ["A","D","B"]'],
  ["MATCH (a {name: 'A'})-[:KNOWS*3]->(a) RETURN a.name", 'A'],
  ['MATCH p = ()-[*3..1]->() RETURN p', ''],
  ['MATCH p = (a)-[:KNOWS*2 {since: 2020}]->() RETURN p', ''],
  ['MATCH p = (a)-[:KNOWS*1 {since: 2020}]->() RETURN a.name', 'A'],
  ['MATCH p = (:Admin)-->()-->() RETURN relationships(p)[0] = relationships(p)[1]', 'false ; false'],
  ['MATCH p = (a)-[*1..2]->(b) WHERE all(n IN nodes(p) WHERE n:Person) RETURN count(p)', '9'],
  ['MATCH p = (a)-[*1..2]->(b) WHERE none(r IN relationships(p) WHERE r.since > 0) RETURN count(p)', '0'],
  ['MATCH p = (a)-[*1..2]->(b) WHERE none(r IN relationships(p) WHERE coalesce(r.since, 0) > 0) RETURN count(p)', '6'],
  ['MATCH p = (a)-->(b) MATCH q = (a)-->(b) RETURN p = q', 'true ; true ; true ; true ; true ; true'],
  ['MATCH p = (a)-->(b) RETURN size(p)', '!type'],
  ['MATCH p = (a)-->(b), p = (c)-->(d) RETURN p', '!variableAlreadyBound'],
  ['MATCH (a)-[r*1..2]->(b) RETURN type(r)', '!type'],
  ['MATCH ()-[r*2]->() MATCH (a)-[r*]->(b) RETURN count(*)', '7'],
  ['MATCH p = (a)-[*]->(b) RETURN size(p)', '!type'],
  ['MATCH (a) RETURN length(a)', '!type'],
  ['MATCH ()-[r]->() RETURN length(r)', '!type'],
  ['MATCH (a:Nobody) RETURN type(a)', '!type'],
  ['MATCH p = (a:Nobody) RETURN labels(p)', '!type'],
  ['MATCH (a:Nobody) RETURN nodes(a)', '!type'],
  ['MATCH ()-[r*2]->() RETURN size(r) ORDER BY size(r) LIMIT 1', '2'],
  ['MATCH ()-[r1]->()-[r2]->() WITH [r1, r2] AS rs LIMIT 1 MATCH (first)-[rs*]->(last) RETURN count(*)', '1']
])

runCases('shortest paths', people, [
  ["MATCH p = shortestPath((a {name: 'A'})-[*]->(b {name: 'C'})) RETURN length(p)", '2'],
  ["MATCH p = shortestPath((a {name: 'A'})-[*]-(b {name: 'C'})) RETURN length(p)", '1'],
  ["MATCH p = shortestPath((a {name: 'D'})-[*]->(b {name: 'A'})) RETURN p", ''],
  ["MATCH p = shortestPath((a {name: 'A'})-[:KNOWS*..1]->(b {name: 'C'})) RETURN p", ''],
  ["MATCH p = allShortestPaths((a {name: 'A'})-[*]-(b {name: 'B'})) RETURN length(p)", '1'],
  [
    "MATCH (a {name: 'C'}), (b {name: 'D'}) MATCH p = allShortestPaths((a)-[*]-(b)) RETURN [n IN nodes(p) | n.name]",
    '["C","A","D"] ; ["C","B","D"]'
  ],
  ["MATCH p = shortestPath((a {name: 'A'})-[:KNOWS]->(b {name: 'B'})) RETURN length(p)", '1'],
  ["MATCH p = shortestPath((a {name: 'A'})-[*0..]->(b {name: 'A'})) RETURN length(p)", '0'],
  [
    "MATCH p = shortestPath((a {name: 'A'})-[*]-(b {name: 'B'})) WHERE none(r IN relationships(p) WHERE r.since = 2020) RETURN length(p)",
    ''
  ],
  [
    "MATCH p = shortestPath((a {name: 'A'})-[*]-(b {name: 'B'})) WHERE none(r IN relationships(p) WHERE coalesce(r.since, 0) = 2020) RETURN length(p)",
    '2'
  ],
  ["MATCH p = shortestPath((a {name: 'A'})-[*]-(b {name: 'B'})) WHERE length(p) > 1 RETURN length(p)", '2'],
  ["MATCH p = shortestPath((b {name: 'C'})<-[*]-(a {name: 'A'})) RETURN [n IN nodes(p) | n.name]", '["C","B","A"]'],
  ["MATCH (a {name: 'A'}), (c {name: 'C'}) RETURN length(shortestPath((a)-[:KNOWS*]->(c)))", '2'],
  ["MATCH (a {name: 'D'}), (c {name: 'C'}) RETURN shortestPath((a)-[*]->(c))", 'null'],
  ["MATCH (a {name: 'C'}), (d {name: 'D'}) RETURN [p IN allShortestPaths((a)-[*]-(d)) | length(p)]", '[2,2]'],
  ["MATCH (a {name: 'A'}) RETURN shortestPath((a)-[*]->(x))", '!patternIntroducesName'],
  ['MATCH p = shortestPath((a)-[*]->(b)-->(c)) RETURN p', '!shortestPathShape'],
  ['MATCH p = shortestPath((a)) RETURN p', '!shortestPathShape'],
  ['MATCH p = shortestPath((a)-[*2..3]->(b)) RETURN p', '!shortestPathShape'],
  ['MATCH (a:Admin) OPTIONAL MATCH p = shortestPath((a)<-[:LIVES*]-(b:City)) RETURN p', 'null'],
  ['MATCH p = shortestPath((a:Person)-[:KNOWS*]->(b:Person)) WHERE a <> b RETURN count(p)', '6'],
  ["MATCH p = shortestPath((a {name: 'A'})-[* {since: a.since}]->(b {name: 'B'})) RETURN length(p)", ''],
  [
    "MATCH p = shortestPath((a {name: 'A'})-[*]-(b {name: 'B'})), (c {name: 'C'}) WHERE length(p) > size(c.name) RETURN length(p)",
    '2'
  ],
  [
    "MATCH p = shortestPath((a {name: 'A'})-[*]->(b {name: 'B'})), q = shortestPath((a)-[*]->(c {name: 'C'})) WHERE length(p) < length(q) RETURN length(q)",
    '2'
  ]
])

runCases(
  'a path of forty edges',
  graphOf('UNWIND range(0, 40) AS k CREATE (:N {k: k}); MATCH (a), (b {k: a.k + 1}) CREATE (a)-[:R]->(b)'),
  [
    ['MATCH p = shortestPath((a {k: 0})-[*]->(b {k: 40})) WHERE length(p) > 1 RETURN length(p)', '40'],
    ['MATCH p = shortestPath((a {k: 0})-[*..30]->(b {k: 40})) WHERE length(p) > 1 RETURN length(p)', '']
  ]
)

// The graph is empty, so no row reaches the refused expressions: the check refuses them before the run.
runCases('types that are known before a query runs', emptyGraph, [
  ["MATCH (n) MATCH r = (n)-[*]->() WHERE r.name = 'apa' RETURN r", '!type'],
  ["MATCH (n)-[r*]->() WHERE r.name = 'apa' RETURN r", '!type'],
  ['MATCH (n) WITH [1] AS l, n RETURN l.name', '!type'],
  ['MATCH r = (n)-->() WHERE r:A RETURN r', '!type'],
  ['MATCH (n)-[r*]->() WHERE r:A RETURN r', '!type'],
  ['MATCH (n) WITH 1 AS one, n RETURN one:A', '!type'],
  ['MATCH (n) WITH {a: 1} AS m, n RETURN m.a', '']
])

/** Names that the graph does not have: the kind of name, the name, and the name that was probably meant. */
describe('names that find nothing', () => {
  test.each([
    ['MATCH (a:Persn) RETURN a', 'label Persn Person'],
    ['MATCH (a) WHERE a:Persn RETURN a', 'label Persn Person'],
    ['MATCH (a)-[:KNOW]->() RETURN a', 'type KNOW KNOWS'],
    ['MATCH ()-[r]->() WHERE r:KNOWS RETURN r', ''],
    ['MATCH ()-[r]->() WHERE r:KNOW RETURN r', 'type KNOW KNOWS'],
    ['MATCH ()-[r]->() WITH collect(r) AS list UNWIND list AS one WITH one WHERE one:KNOWS RETURN one', ''],
    ['MATCH (a:Person) WHERE a.agee > 5 RETURN a', 'vertexProperty agee age'],
    ['MATCH (a)-[r]->() RETURN r.sinse', 'edgeProperty sinse since'],
    ['MATCH (a {nam: 1})-[{sinc: 1}]->() RETURN a', 'vertexProperty nam name ; edgeProperty sinc since'],
    ['MATCH (a) RETURN [(a)-[r]->(b) WHERE r.sinse > 1 | b.nme]', 'edgeProperty sinse since ; vertexProperty nme name'],
    ['MATCH (a) WHERE EXISTS { (a)-->(b) WHERE b.agee > 5 } RETURN a', 'vertexProperty agee age'],
    ['MATCH (a) WITH a AS b ORDER BY b.agee RETURN b', 'vertexProperty agee age'],
    ['MATCH (a) WHERE a.since > 2000 RETURN a', 'vertexProperty since '],
    ['MATCH (a) WHERE a.agee > 5 RETURN a.agee AS agee ORDER BY a.agee', 'vertexProperty agee age'],
    ['MATCH (a {age: 30}) RETURN a.age, a.name', ''],
    ['MATCH (a) WITH {agee: 1} AS m RETURN m.agee', ''],
    ['MATCH (a) SET a.agee = 1 RETURN a.agee', ''],
    ['MATCH (a) REMOVE a.age RETURN a.age', ''],
    ['CREATE (a:Persn {agee: 1})-[:KNOW {sinse: 1}]->() WITH 1 AS x MATCH (b:Persn {agee: 1})-[r:KNOW]->() RETURN r.sinse', ''],
    ['MATCH (a {name: "Nobody"}) SET a.agee = 1 RETURN a.agee', 'vertexProperty agee age']
  ])('%s', (query, expected) => {
    const { answers, fault } = runQuery(people, query)
    expect(fault).toBeUndefined()
    const warnings = answers.flatMap((answer) => answer.warnings)
    expect(warnings.map(({ kind, name, suggestion = '' }) => `${kind} ${name} ${suggestion}`).join(' ; ')).toBe(expected)
    for (const { at, name } of warnings) expect(query.slice(at.start, at.end)).toBe(name)
  })
})
