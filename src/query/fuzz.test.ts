import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { size } from '../../tests/support/sizes'
import { graphOf } from './cases/cases'
import { runQuery } from './engine'

/* For any text, the engine answers or names the fault, within its time limit. */

const runs = size(5000)

const graph = graphOf("CREATE (a:A {k: 1})-[:R {w: 1}]->(b:B {k: 2})-[:R]->(c:A {v: 'x'}), (c)-[:S]->(a), (a)-[:S]->(c)")
const words =
  "MATCH OPTIONAL WHERE RETURN WITH UNWIND CREATE MERGE SET REMOVE DELETE DETACH UNION ALL ORDER BY DESC SKIP LIMIT DISTINCT AS AND OR XOR NOT IN IS NULL true false CASE WHEN THEN ELSE END EXISTS count collect sum shortestPath reduce all any CALL algo.pageRank YIELD (a) (a:A) (b {k: 1}) (n)-[r:R*1..3]->(m) -[:S]- --> ( ) [ ] { } , ; | : . .. + - * / % ^ = <> < >= =~ $x n.k a.k 'x' 1 0 2.5 9223372036854775807 range(1,1000000000) x [x IN [1,2] | x] date('2026-01-01') `q` // /* \u0000 😀 变量".split(
    ' '
  )
const valid = [
  'MATCH (a:A)-[r:R]->(b) WHERE a.k > 0 RETURN a.k AS k, count(*) ORDER BY k LIMIT 3',
  'UNWIND range(1, 10) AS x WITH x WHERE x % 2 = 0 RETURN collect(x)[1..2]',
  "MATCH p = (a)-[*1..3]->(b) RETURN [n IN nodes(p) | coalesce(n.v, 'none')], length(p)",
  'MERGE (n:N {k: 1}) ON CREATE SET n.a = 1 RETURN n {.*, b: 2}',
  "RETURN CASE WHEN 1 < 2 THEN date('2026-01-01') + duration('P1D') ELSE null END"
]
const fromWords = fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((list) => list.join(' '))
const fromValid = fc
  .tuple(fc.constantFrom(...valid), fc.nat(80), fc.nat(10), fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom(...words)))
  .map(([query, at, length, put]) => query.slice(0, at) + put + query.slice(at + length))
const repeated = fc
  .tuple(
    fc.constantFrom('(', '[', '{a: ', 'NOT ', '- ', '1 + ', "'", 'CASE WHEN ', 'MATCH (a) ', '[x IN ', '(a)-->', '/*'),
    fc.integer({ min: 1, max: 400 })
  )
  .map(([part, times]) => `RETURN ${part.repeat(times)}`)

test('inputs that nobody meant end in an answer or in a fault, within their bounds', () => {
  const inputs = fc.oneof(
    { weight: 5, arbitrary: fromWords },
    { weight: 8, arbitrary: fromValid },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
    { weight: 1, arbitrary: repeated }
  )
  const codes = new Map<string, number>()
  let slowest = 0
  fc.assert(
    fc.property(inputs, (text) => {
      const start = performance.now()
      const { fault } = runQuery(graph, text, { limits: { milliseconds: 50, rows: 1000, bytes: 4_000_000 } })
      slowest = Math.max(slowest, performance.now() - start)
      codes.set(fault?.code ?? 'answer', (codes.get(fault?.code ?? 'answer') ?? 0) + 1)
    }),
    { numRuns: runs, seed: 20261123 }
  )
  expect(codes.get('answer')).toBeGreaterThan(runs / 100)
  expect(codes.get('syntax')).toBeGreaterThan(runs / 5)
  // Far above the bound of a run, which a loaded machine may exceed; a freeze would be longer.
  expect(slowest).toBeLessThan(30_000)
})

/** A text of 65,536 characters. */
const longText = "WITH reduce(s = 'a', i IN range(1, 16) | s + s) AS s"

test.each([
  ['time', 'MATCH (a), (b), (c), (d), (e), (f), (g), (h), (i), (j), (k), (l), (m), (n), (o), (p) RETURN count(*)'],
  ['time', 'UNWIND range(1, 100000) AS x UNWIND range(1, 100000) AS y RETURN sum(x * y)'],
  ['rows', 'UNWIND range(1, 20000) AS x RETURN x'],
  ['rows', 'UNWIND range(1, 20000) AS x WITH x ORDER BY x RETURN count(x)'],
  ['memory', 'RETURN size(range(1, 100000000))'],
  ['memory', "RETURN reduce(s = 'ab', x IN range(1, 60) | s + s)"],
  ['memory', 'RETURN size(reduce(l = [1], x IN range(1, 60) | l + l))'],
  ['memory', 'UNWIND range(1, 100000) AS x RETURN collect(range(1, x))'],
  ['memory', `${longText} UNWIND range(1, 1200) AS i RETURN size(collect(toUpper(s)))`],
  ['memory', 'WITH reduce(l = [1], x IN range(1, 40) | [l, l]) AS l RETURN DISTINCT l'],
  ['time', 'WITH reduce(l = [1], x IN range(1, 40) | [l, l]) AS l RETURN l = reduce(l = [1], x IN range(1, 40) | [l, l])'],
  ['tooLong', `RETURN '${'x'.repeat(20_000)}'`],
  ['tooDeep', `RETURN ${'('.repeat(100)}1${')'.repeat(100)}`]
])('a query ends at its bound: %s, %#', (code, query) => {
  const start = performance.now()
  const isTime = code === 'time'
  const limits = { milliseconds: isTime ? 200 : 120_000, rows: 5000, bytes: isTime ? Number.POSITIVE_INFINITY : 8_000_000 }
  expect(runQuery(graph, query, { limits }).fault?.code).toBe(code)
  expect(performance.now() - start).toBeLessThan(30_000)
})

const server = { steps: 10_000, rows: 500, bytes: 1024 * 1024, milliseconds: Number.POSITIVE_INFINITY, regularExpressions: false }

test.each([
  ['steps', 'MATCH (a), (b), (c), (d), (e), (f), (g), (h), (i), (j), (k), (l), (m), (n), (o), (p) RETURN count(*)'],
  ['steps', 'UNWIND range(1, 100000) AS x UNWIND range(1, 100000) AS y RETURN sum(x * y)'],
  [
    'steps',
    'UNWIND range(1, 480) AS x CREATE (a:A)-[:R]->(b:B)-[:R]->(c:C); CALL algo.betweenness() YIELD score RETURN count(*)'
  ],
  ['unsupported', "RETURN 'aaaa' =~ 'a*a*a*b'"],
  ['steps', `${longText} UNWIND range(1, 60) AS i RETURN sum(${Array(30).fill('size(s)').join(' + ')})`],
  ['steps', `${longText} UNWIND range(1, 1000) AS i RETURN count(s CONTAINS 'b')`],
  ['steps', `${longText} WITH s + 'a' AS s, s + 'b' AS t UNWIND range(1, 1000) AS i RETURN count(s < t)`],
  ['steps', `${longText} UNWIND range(1, 1000) AS i RETURN count(toIntegerOrNull(s))`],
  ['steps', `UNWIND range(1, 4000) AS i RETURN sum(${Array(300).fill('1').join(' + ')})`],
  ['steps', "UNWIND range(1, 2000) AS i RETURN count(datetime({year: i, timezone: 'Asia/Tokyo'}))"],
  ['argument', `${longText} WITH 'PT' + replace(s, 'a', '1') + 'S' AS s UNWIND range(1, 1000) AS i RETURN count(duration(s))`],
  ['steps', `WITH range(1, 4000) AS l RETURN ${Array.from({ length: 400 }, (_, index) => `l AS a${index}`).join()}`],
  ['memory', 'WITH range(1, 2000) AS l UNWIND range(1, 1200) AS i RETURN size(collect(reverse(l)))']
])('where steps are bounded, a query ends by its work, whatever the clock says: %s, %#', (code, query) => {
  expect(runQuery(graph, query, { limits: server }).fault?.code).toBe(code)
  expect(runQuery(graph, 'MATCH (a)-[r]->(b) RETURN a, r, b', { limits: server }).fault).toBeUndefined()
})

test('each statement counts the steps of its copy of the graph', () => {
  const large = graphOf('UNWIND range(1, 1000) AS x CREATE (:A {k: x})')
  expect(runQuery(large, 'RETURN 1; '.repeat(100), { limits: server }).fault?.code).toBe('steps')
})

test('the columns of a grouped sum are compared part by part, each part once', () => {
  const write = vi.spyOn(JSON, 'stringify')
  runQuery(graph, `MATCH (a) RETURN a.k, count(*)${' + 1'.repeat(1000)} AS n ORDER BY count(*)${' + 1'.repeat(1000)}`)
  const written = write.mock.results.reduce((sum, { value }) => sum + String(value).length, 0)
  write.mockRestore()
  expect(written).toBeLessThan(200_000)
})

test('a value that is shared many times is shown up to a length', () => {
  const { answers } = runQuery(graph, 'RETURN reduce(l = [1], x IN range(1, 40) | [l, l]) AS l')
  expect(answers[0]?.rows[0]?.[0]?.text.length).toBeLessThan(5000)
})
