import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { emptyGraph, graphOf, runCases } from './cases'

/* Patterns of newer Cypher and of GQL: label expressions, conditions within a pattern, parts that repeat, and shortest paths. */

const graph = graphOf(
  'CREATE (a:A {k: 1})-[:R {w: 1}]->(b:B {k: 2})-[:R]->(c:A:B {k: 3})-[:S]->(d {k: 4})-[:S]->(a), (d)-[:S]->(d)'
)

runCases('label expressions', graph, [
  ['MATCH (n:A|B) RETURN n.k', '1 ; 2 ; 3'],
  ['MATCH (n:A&B) RETURN n.k', '3'],
  ['MATCH (n:!A) RETURN n.k', '2 ; 4'],
  ['MATCH (n:%) RETURN n.k', '1 ; 2 ; 3'],
  ['MATCH (n:!%) RETURN n.k', '4'],
  ['MATCH (n:(A|C)&!B) RETURN n.k', '1'],
  ['MATCH (n:A|C&B) RETURN n.k', '1 ; 3'],
  ['MATCH (n:None|B {k: 2}) RETURN n.k', '2'],
  ['MATCH (a)-[e:!S]->(b) RETURN a.k, b.k', '1 | 2 ; 2 | 3'],
  ['MATCH (a)-[:%]->(b) RETURN count(*)', '5'],
  ['MATCH (a)-[:R|:S]->(b) RETURN count(*)', '5'],
  ['MATCH (a)-[:!R*2]->(b) RETURN a.k, b.k', '3 | 1 ; 3 | 4 ; 4 | 1'],
  ['MATCH (n) WHERE n:A|B RETURN n.k', '1 ; 2 ; 3'],
  ['MATCH (n) RETURN n.k, n:!A', '1 | false ; 2 | true ; 3 | false ; 4 | true'],
  ['MATCH ()-[e]->() WHERE e:!S RETURN count(e)', '2'],
  ['MATCH (n) WHERE NOT n:A|B RETURN n.k', '4'],
  ['MATCH (n) WITH collect(n) AS l RETURN size([n IN l WHERE n:A | n.k])', '2'],
  ['MATCH (n) WITH collect(n) AS l RETURN size([n IN l WHERE (n:A|B) | n.k])', '3'],
  ['MATCH (n) WITH collect(n) AS l RETURN any(n IN l WHERE n:C|D), all(n IN l WHERE n:!C)', 'false | true'],
  ["MATCH (n) WITH collect(n) AS l RETURN size([n IN l WHERE n.k <> '[' AND n:A | n.k])", '2'],
  ['MATCH (a:A {k: 1}) RETURN [(a)-->(b:A|B) | b.k]', '[2]'],
  ['RETURN EXISTS { (:A|C)-[:!S]->() }', 'true'],
  ['OPTIONAL MATCH (n:!%&!%&A) RETURN n', 'null'],
  ['CREATE (n:A|B)', '!testInWrite'],
  ['MERGE (n:!A)', '!testInWrite'],
  ['CREATE (:C&D); MATCH (n:C&D) RETURN labels(n)', '["C","D"]'],
  ['CREATE ()-[:!R]->()', '!testInWrite'],
  ['MATCH (n:A|) RETURN n', '!syntax']
])

runCases('WHERE within a pattern', graph, [
  ['MATCH (n WHERE n.k > 2) RETURN n.k', '3 ; 4'],
  ['MATCH (n:A WHERE n.k > 1)-[:S]->(m) RETURN m.k', '4'],
  ['MATCH (a)-[e:R WHERE e.w = 1]->(b) RETURN a.k, b.k', '1 | 2'],
  ['MATCH (a)-[e:R WHERE e.w IS NULL]->(b WHERE b.k > a.k) RETURN a.k, b.k', '2 | 3'],
  ['MATCH (a) OPTIONAL MATCH (a)-->(b WHERE b.k = 2) RETURN a.k, b.k', '1 | 2 ; 2 | null ; 3 | null ; 4 | null'],
  ['MATCH (n:A) RETURN n.k, COUNT { (n)-->(m WHERE m.k = 4) }', '1 | 0 ; 3 | 1'],
  ['MATCH (n) WHERE (n)-->(:B WHERE true) RETURN n.k', '1 ; 2'],
  ['MATCH p = (a)-[e:R*1..2 WHERE e.w = 1]->(b) RETURN length(p)', '1'],
  ['MATCH (a)-[e:R WHERE e:R|S]->(b) RETURN a.k', '1 ; 2'],
  ['MATCH (a)-[e WHERE e.w = 1 AND a:A|C]->(b) RETURN a.k', '1'],
  ['MATCH (n {k: 1}) RETURN [n:A|B, n:C|D], [n.k IN [1], n:A|B]', '[true,false] | [true,true]'],
  ['CREATE (n WHERE n.k = 1)', '!testInWrite'],
  ['MATCH (n WHERE m.k > 2) RETURN n', '!undefinedVariable']
])

runCases('edges that repeat', graph, [
  ['MATCH (a)-[:R]->{1,3}(b) RETURN a.k, b.k', '1 | 2 ; 1 | 3 ; 2 | 3'],
  ['MATCH (a)-[:R]->{2}(b) RETURN a.k, b.k', '1 | 3'],
  ['MATCH (a {k: 1})-[:R]->{,1}(b) RETURN b.k', '1 ; 2'],
  ['MATCH (a {k: 1})-[:R]->{2,}(b) RETURN b.k', '3'],
  ['MATCH (a {k: 2})-[:R]->+(b) RETURN b.k', '3'],
  ['MATCH (a {k: 2})-[:R]->*(b) RETURN b.k', '2 ; 3'],
  ['MATCH (a {k: 3})<-[e:R]-+(b) RETURN b.k, size(e)', '1 | 2 ; 2 | 1'],
  ['MATCH (a)-[e:R WHERE e.w = 1]->{1,2}(b) RETURN a.k, b.k, size(e)', '1 | 2 | 1'],
  ['MATCH p = (a {k: 1})--{2}(b) RETURN b.k', '3 ; 3 ; 4'],
  ['MATCH (a)-[:R*1..2 {w: a.k}]->(b {k: 2}) RETURN a.k', '1'],
  ['MATCH (a)-[e:R*1..2 {w: a.k}]->(b {k: 2}) RETURN size(e)', '1'],
  ['MATCH (b:B), (a)-[:R*0..1 {w: b.k - a.k}]->(b) RETURN a.k', '1 ; 2 ; 3'],
  ['MATCH (a)-[*1..2]->{1,2}(b) RETURN a', '!syntax'],
  ['CREATE (a)-[:R]->{2}(b)', '!variableLength']
])

runCases('parts that repeat', graph, [
  [
    'MATCH (a)((x)-[e:R]->(y)){1,3}(b) RETURN a.k, b.k, [n IN x | n.k], [n IN y | n.k], size(e)',
    '1 | 2 | [1] | [2] | 1 ; 1 | 3 | [1,2] | [2,3] | 2 ; 2 | 3 | [2] | [3] | 1'
  ],
  ['MATCH ((x)-[:R]->(y) WHERE x.k < y.k)+ RETURN [n IN x | n.k]', '[1] ; [1,2] ; [2]'],
  ['MATCH p = (a:A)((x)-[:R]->(y)){0,3}(b) RETURN a.k, b.k, length(p)', '1 | 1 | 0 ; 1 | 2 | 1 ; 1 | 3 | 2 ; 3 | 3 | 0'],
  ['MATCH (a {k: 1})((x)-->(y)-->(z)){1,2}(b) RETURN b.k, size(x)', '1 | 2 ; 3 | 1 ; 4 | 2'],
  ['MATCH (b {k: 3}) MATCH (a)((x)-[e]->(y {k: x.k + 1})){2}(b) RETURN a.k, [n IN x | n.k], size(e)', '1 | [1,2] | 2'],
  ['MATCH (a)((x)-->(x)){1,2}(b) RETURN a.k, b.k', '4 | 4'],
  ['MATCH (a {k: 1})((x)-[:R]->(y)){1}((z)-[:R]->(u)){1}(b) RETURN b.k', '3'],
  ['OPTIONAL MATCH (a {k: 3})((x)-[:R]->(y))+(b) RETURN x, b', 'null | null'],
  ['MATCH (x) MATCH (a)((x)-->(y)){1,2}(b) RETURN 1', '!variableAlreadyBound'],
  ['MATCH (a)((x)-->(y) WHERE x.k > a.k){1,2}(b) RETURN 1', '!undefinedVariable'],
  ['CREATE (a)((x)-[:R]->(y)){1,2}(b)', '!variableLength']
])

runCases('selected paths', graph, [
  ['MATCH p = ANY SHORTEST (a:A)-[:R]->+(b:B) RETURN a.k, b.k, length(p)', '1 | 2 | 1 ; 1 | 3 | 2'],
  ['MATCH p = SHORTEST 1 (a {k: 1})--+(b {k: 3}) RETURN length(p)', '2'],
  ['MATCH p = ALL SHORTEST (a {k: 1})--+(b {k: 3}) RETURN length(p)', '2 ; 2'],
  ['MATCH p = SHORTEST 1 GROUP (a {k: 1})--+(b {k: 3}) RETURN length(p)', '2 ; 2'],
  ['MATCH p = ALL SHORTEST PATHS (a {k: 1})-->+(b) RETURN b.k, length(p)', '1 | 4 ; 2 | 1 ; 3 | 2 ; 4 | 3'],
  ['MATCH p = ANY (a)-->+(b {k: 1}) WHERE a <> b RETURN a.k, length(p)', '2 | 3 ; 3 | 2 ; 4 | 1'],
  ['MATCH p = ANY SHORTEST (a)-->+(b) WHERE a = b RETURN a.k, length(p)', '1 | 4 ; 2 | 4 ; 3 | 4 ; 4 | 1'],
  ['MATCH p = ANY SHORTEST (a {k: 1})-[:R]->*(b {k: 1}) RETURN length(p)', '0'],
  ['MATCH p = ANY SHORTEST (a {k: 1})-->+(b {k: 1}) WHERE length(p) > 4 RETURN p', ''],
  ['MATCH (c {k: 1}), p = ANY SHORTEST (a)-[* {w: c.k}]->(b {k: 2}) RETURN a.k', '1'],
  ['MATCH p = SHORTEST 2 (a)-->+(b) RETURN p', '!unsupported'],
  ['MATCH p = ANY SHORTEST (a)-->+(b)-->(c) RETURN p', '!shortestPathShape']
])

test('the plan names what repeats, and a label that the graph lacks is warned of wherever an expression has it', () => {
  const { answers } = runQuery(graph, 'EXPLAIN MATCH (a:A|Bb)((x:!Cc)-[:R]->(y)){1,3}(b) RETURN b')
  expect(answers[0]?.plan.map(({ name, detail }) => [name, detail]).find(([name]) => name === 'longPath')).toEqual([
    'longPath',
    '-[(…)*1..3]->(b)'
  ])
  expect(answers[0]?.warnings.map(({ name }) => name).sort()).toEqual(['Bb', 'Cc'])
  expect(runQuery(emptyGraph, 'MATCH (n:%) RETURN n').answers[0]?.warnings).toEqual([])
})
