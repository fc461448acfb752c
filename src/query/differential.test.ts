import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { size } from '../../tests/support/sizes'
import { type EdgeData, type GraphData, runQuery } from './engine'

/*
 * Generated queries on generated graphs, answered by this engine and by Grafeo, a graph database. Both must give the same rows: in
 * any order, or in the same one if ORDER BY decides it. If the rows differ, `differences` names the openCypher rule by which this
 * engine is right.
 */

const { GrafeoDB }: typeof import('@grafeo-db/js') = createRequire(import.meta.url)('@grafeo-db/js')

const graphs = size(200)
const queriesPerGraph = 10
const seed = 20261123

interface Difference {
  rule: string
  /** Whether the rule explains why the rows differ. */
  explains: (query: string, ours: readonly string[], theirs: readonly string[] | 'refused', data: GraphData) => boolean
}

/** Rules of openCypher that Grafeo's answers do not follow. */
const differences: readonly Difference[] = [
  {
    rule: 'sum() of no values is 0; Grafeo gives null.',
    explains: (query, ours, theirs) => query.includes('sum(') && theirs !== 'refused' && isAlike(theirs, ours, query)
  },
  {
    rule: 'The WHERE of an OPTIONAL MATCH is part of it, also with a pattern or a subquery in it; Grafeo drops the rows that those parts do not keep.',
    // As if the parts with a pattern stood behind the clause: the rows that Grafeo gives must be those of that query.
    explains: (query, _, theirs, data) => {
      const rewritten = withPatternsBehind(query)
      return rewritten !== undefined && theirs !== 'refused' && isAlike(theirs, rowsOf(data, rewritten), query)
    }
  }
]

/**
 * The query with those parts of the WHERE of an OPTIONAL MATCH that have a pattern or a subquery behind the clause; undefined
 * without such a part.
 */
function withPatternsBehind(query: string): string | undefined {
  const [, start, condition, end] = /^(.*OPTIONAL MATCH .*?) WHERE (.*?) ((?:RETURN|(?<!S )WITH) .*)$/.exec(query) ?? []
  if (condition === undefined) return undefined
  // The generator joins at most two conditions, in brackets.
  const parts = /^\((.* AND .*)\)$/.exec(condition)?.[1]?.split(' AND ') ?? [condition]
  const isPattern = (part: string) => /EXISTS|\)[-<]/.test(part)
  const [behind, within] = [parts.filter(isPattern), parts.filter((part) => !isPattern(part))]
  if (behind.length === 0) return undefined
  return `${start}${within.map((part) => ` WHERE ${part}`).join('')} WITH * WHERE ${behind.join(' AND ')} ${end}`
}

/** The rows of this engine; undefined for a fault. */
function rowsOf(data: GraphData, query: string): string[] | undefined {
  const { answers, fault } = runQuery(data, query)
  return fault ? undefined : (answers[0]?.rows ?? []).map((row) => row.map(({ text }) => comparable(text)).join(' | '))
}

/** Equal as multisets, or in order if ORDER BY decides it; sums of nothing are compared as `null` and 0 alike. */
function isAlike(theirs: readonly string[], ours: readonly string[] | undefined, query: string): boolean {
  const lines = (rows: readonly string[]) => {
    const summed = query.includes('sum(') ? rows.map((row) => row.replace(/\b0$/, 'null')) : rows
    return (query.includes('ORDER BY') ? [...summed] : [...summed].sort()).join('\n')
  }
  return ours !== undefined && lines(theirs) === lines(ours)
}

const label = fc.constantFrom('', ':A', ':B')
const number = fc.integer({ min: 0, max: 3 })
const property = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 })

const graphOf: fc.Arbitrary<GraphData> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.record({
    vertices: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc
          .record({ labels: fc.subarray(['A', 'B']), k: property(number), v: property(fc.constantFrom('x', 'y', 'xy')) })
          .map(({ labels, k, v }) => ({
            id: `v${index}`,
            labels,
            properties: { id: index, ...(k !== undefined && { k }), ...(v !== undefined && { v }) }
          }))
      )
    ),
    edges: fc
      .array(
        fc.record({
          from: fc.integer({ min: 0, max: count - 1 }),
          to: fc.integer({ min: 0, max: count - 1 }),
          type: fc.constantFrom('R', 'S'),
          w: property(number)
        }),
        { maxLength: 8 }
      )
      .map((edges) =>
        edges.map(
          ({ from, to, type, w }, index): EdgeData => ({
            id: `e${index}`,
            from: `v${from}`,
            to: `v${to}`,
            type,
            properties: w === undefined ? {} : { w }
          })
        )
      )
  })
)

const vertex = (name: string) =>
  fc
    .tuple(label, fc.option(number, { nil: undefined, freq: 5 }))
    .map(([of, k]) => `(${name}${of}${k === undefined ? '' : ` {k: ${k}}`})`)
const edge = (name: string) =>
  fc
    .tuple(
      fc.constantFrom('', ':R', ':S', ':R|S'),
      fc.constantFrom(['-', '->'], ['<-', '-'], ['-', '-'] as const),
      fc.constantFrom('', '', '', '*1..2', '*2', '*0..1')
    )
    .map(([types, [left, right], range]) => `${left}[${range === '' ? name : ''}${types}${range}]${right}`)

const comparison = fc.constantFrom('=', '<>', '<', '<=', '>', '>=')
const operand = (names: readonly string[]) => fc.constantFrom(...names.map((name) => `${name}.k`))

const condition = (names: readonly string[]): fc.Arbitrary<string> => {
  const simple = fc.oneof(
    fc.tuple(operand(names), comparison, number).map((parts) => parts.join(' ')),
    fc.tuple(operand(names), comparison, operand(names)).map((parts) => parts.join(' ')),
    fc.tuple(fc.constantFrom(...names), fc.constantFrom('IS NULL', 'IS NOT NULL')).map(([name, test]) => `${name}.v ${test}`),
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom("STARTS WITH 'x'", "CONTAINS 'y'", "ENDS WITH 'y'", "= 'x'", "IN ['x', 'y']")
      )
      .map(([name, test]) => `${name}.v ${test}`),
    fc.tuple(fc.constantFrom(...names), fc.constantFrom('A', 'B')).map(([name, of]) => `${name}:${of}`),
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom('-[:R]->()', '-[:S]-()', '<--(:A)'))
      .map(([name, of]) => `(${name})${of}`),
    fc.constantFrom(...names).map((name) => `EXISTS { MATCH (${name})-[:R]->(z) WHERE z.k > 0 }`),
    operand(names).map((each) => `${each} IN [1, 2]`)
  )
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    { weight: 1, arbitrary: simple.map((each) => `NOT (${each})`) },
    { weight: 2, arbitrary: fc.tuple(simple, fc.constantFrom('AND', 'OR', 'XOR'), simple).map((parts) => `(${parts.join(' ')})`) }
  )
}

const value = (names: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...names.map((name) => `${name}.k`)),
    fc.constantFrom(...names.map((name) => `${name}.id`)),
    fc.constantFrom(...names.map((name) => `coalesce(${name}.v, 'none')`)),
    fc.constantFrom(...names.map((name) => `${name}.k + 1`)),
    fc.constantFrom(...names.map((name) => `CASE WHEN ${name}.k > 1 THEN 'big' ELSE 'small' END`)),
    fc.constantFrom(...names.map((name) => `size(labels(${name}))`))
  )
const aggregate = (names: readonly string[]) =>
  fc.constantFrom(
    'count(*)',
    ...names.flatMap((name) => [
      `count(${name}.k)`,
      `sum(${name}.k)`,
      `min(${name}.k)`,
      `max(${name}.k)`,
      `count(DISTINCT ${name}.v)`,
      `avg(${name}.k)`
    ])
  )

/** Ends of a branch with the columns c0 and c1, in which they may be one variable. */
const pair = (names: readonly string[]) =>
  fc.oneof(
    fc.tuple(value(names), value(names)).map(([a, b]) => `RETURN ${a} AS c0, ${b} AS c1`),
    value(names).map((each) => `WITH ${each} AS s RETURN s AS c0, s AS c1`),
    value(names).map((each) => `WITH DISTINCT ${each} AS s RETURN s AS c0, s AS c1`),
    value(names).map((each) => `WITH ${each} AS s WITH s AS c0, s AS c1 RETURN *`),
    fc.constantFrom(...names).map((name) => `WITH ${name} AS x, ${name} AS y RETURN x.id AS c0, y.k AS c1`),
    fc
      .constantFrom(...names)
      .map((name) => `WITH ${name} AS x, ${name} AS y MATCH (x)-->(z)<--(y) RETURN z.id AS c0, z.id AS c1`),
    fc.tuple(value(names), aggregate(names)).map(([key, each]) => `WITH ${key} AS s, ${each} AS n RETURN s AS c0, s AS c1`),
    value(names).map((each) => `WITH ${each} AS s UNWIND [s, 1] AS u RETURN u AS c0, u AS c1`)
  )
/** The branches after the first of a union. */
const branch = fc.oneof(
  pair(['m']).map((end) => `MATCH (m) ${end}`),
  pair(['m', 'n']).map((end) => `MATCH (m:A)-[:R]->(n) ${end}`),
  pair(['m', 'n']).map((end) => `MATCH (m) OPTIONAL MATCH (m)-->(n) ${end}`),
  fc.constantFrom('UNWIND [0, 1] AS u RETURN u AS c0, u AS c1', 'WITH 1 AS u RETURN u AS c0, 2 AS c1', 'RETURN 1 AS c0, 2 AS c1')
)
const union = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(' UNION ', ' UNION ALL '), pair(names), fc.array(branch, { minLength: 1, maxLength: 3 }))
    .map(([by, first, rest]) => [first, ...rest].join(by))

const ending = (names: readonly string[]) => {
  const columns = fc
    .uniqueArray(value(names), { minLength: 1, maxLength: 3 })
    .map((list) => list.map((each, index) => `${each} AS c${index}`))
  return fc.oneof(
    columns.map((list) => `RETURN ${list.join(', ')}`),
    columns.map((list) => `RETURN DISTINCT ${list.join(', ')}`),
    fc
      .tuple(columns, fc.constantFrom('', ' DESC'), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 4 }))
      .map(
        ([list, direction, skip, limit]) =>
          `RETURN ${list.join(', ')} ORDER BY ${list.map((_, index) => `c${index}${direction}`).join(', ')} SKIP ${skip} LIMIT ${limit}`
      ),
    fc.tuple(value(names), aggregate(names)).map(([key, each]) => `RETURN ${key} AS c0, ${each} AS c1`),
    aggregate(names).map((each) => `RETURN ${each} AS c0`),
    fc
      .tuple(fc.constantFrom(...names), number)
      .map(([name, least]) => `WITH ${name}, count(*) AS n WHERE n > ${least} RETURN ${name}.id AS c0, n AS c1`),
    fc.constantFrom(...names).map((name) => `WITH DISTINCT ${name} MATCH (${name})-->(y) RETURN ${name}.id AS c0, y.id AS c1`),
    fc.constantFrom(...names).map((name) => `WITH collect(${name}.id) AS list UNWIND list AS c0 RETURN c0, size(list) AS c1`),
    pair(names),
    union(names),
    union(names)
  )
}

const where = (names: readonly string[]) =>
  fc.option(condition(names), { nil: undefined, freq: 2 }).map((each) => (each ? ` WHERE ${each}` : ''))
const subquery = fc
  .tuple(
    vertex('a'),
    fc.constantFrom(['(a) {', ''], ['{', 'WITH a '] as const),
    edge('r'),
    where(['a', 'b']),
    fc.constantFrom('count(b) AS n', 'b.k AS n', 'b.id AS n ORDER BY n LIMIT 1', 'DISTINCT b.v AS n')
  )
  .map(
    ([a, [open, imported], r, test, end]) =>
      `MATCH ${a} CALL ${open} ${imported}MATCH (a)${r}(b)${test} RETURN ${end} } RETURN a.id AS c0, n AS c1`
  )
const query: fc.Arbitrary<string> = fc.oneof(
  subquery,
  fc.tuple(vertex('a'), where(['a']), ending(['a'])).map(([a, test, end]) => `MATCH ${a}${test} ${end}`),
  fc
    .tuple(vertex('a'), edge('r'), vertex('b'), where(['a', 'b']), ending(['a', 'b']))
    .map(([a, r, b, test, end]) => `MATCH ${a}${r}${b}${test} ${end}`),
  fc
    .tuple(vertex('a'), edge('r'), vertex('b'), edge('s'), vertex('c'), where(['a', 'b', 'c']), ending(['a', 'c']))
    .map(([a, r, b, s, c, test, end]) => `MATCH ${a}${r}${b}${s}${c}${test} ${end}`),
  fc
    .tuple(vertex('a'), edge('r'), vertex('b'), where(['a', 'b']), ending(['a', 'b']))
    .map(([a, r, b, test, end]) => `MATCH ${a} OPTIONAL MATCH (a)${r}${b}${test} ${end}`),
  fc
    .tuple(vertex('a'), vertex('b'), where(['a', 'b']), ending(['a', 'b']))
    .map(([a, b, test, end]) => `MATCH ${a}, ${b}${test} ${end}`),
  fc
    .tuple(vertex('a'), edge('r'), where(['a', 'b']), ending(['a', 'b']))
    .map(([a, r, test, end]) => `MATCH ${a} MATCH (a)${r}(b)${test} ${end}`)
)

/** A text that is equal for equal rows; an integer equals a float of the same value, because rows in JavaScript do not differ. */
const comparable = (text: string) => text.replace(/(\d)\.0\b/g, '$1')
const textOf = (each: unknown): string =>
  typeof each === 'string'
    ? each
    : (JSON.stringify(each, (_, inner) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? 'null')

async function grafeoRows(data: GraphData, queries: readonly string[], isGql: boolean): Promise<(string[] | 'refused')[]> {
  const db = GrafeoDB.create()
  const ids = new Map(data.vertices.map(({ id, labels, properties }) => [id, db.createNode([...labels], properties).id]))
  for (const { from, to, type, properties } of data.edges) db.createEdge(ids.get(from) ?? 0, ids.get(to) ?? 0, type, properties)
  const answers: (string[] | 'refused')[] = []
  for (const each of queries) {
    try {
      const result = await (isGql ? db.execute(each) : db.executeCypher(each))
      answers.push(result.toArray().map((row) => result.columns.map((name) => comparable(textOf(row[name]))).join(' | ')))
    } catch {
      answers.push('refused')
    }
  }
  db.close()
  return answers
}

/*
 * Patterns of GQL, which Grafeo reads in that language only; it has no label expressions. Its paths may repeat an edge, so no graph
 * has a cycle, and its `{,2}` begins at one hop instead of none.
 */
const acyclic = graphOf.map(({ vertices, edges }) => ({
  vertices,
  edges: edges
    .filter(({ from, to }) => from !== to)
    .map((each) => (each.from < each.to ? each : { ...each, from: each.to, to: each.from }))
}))
const simpleWhere = fc.constantFrom('', ' WHERE a.k <> b.k', ' WHERE b.k > 0', ' WHERE a.v IS NULL', ' WHERE NOT (a.k = 1)')
const bounded = fc.constantFrom('{1,2}', '{2}', '{0,2}', '{1,3}')
const quantifier = fc.oneof(bounded, fc.constantFrom('+', '*'))
const arrow = fc.constantFrom('-[:R]->', '<-[:S]-', '-->', '-[:R|S]->')
const gql: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(vertex('a'), arrow, quantifier, vertex('b'), simpleWhere)
    .map(([a, hop, times, b, test]) => `MATCH ${a}${hop}${times}${b}${test} RETURN a.id AS c0, b.id AS c1`),
  fc
    .tuple(vertex('a'), fc.constantFrom('-[:R]->', '<-[:S]-'), bounded, vertex('b'))
    .map(([a, hop, times, b]) => `MATCH ${a}((x)${hop}(y))${times}${b} RETURN a.id AS c0, b.id AS c1`),
  fc
    .tuple(label, number, arrow, label)
    .map(([of, least, hop, other]) => `MATCH (a${of} WHERE a.k >= ${least})${hop}(b${other}) RETURN a.id AS c0, b.id AS c1`),
  fc
    .tuple(fc.constantFrom('ANY SHORTEST', 'ALL SHORTEST', 'SHORTEST 1'), vertex('a'), arrow, vertex('b'))
    .map(([which, a, hop, b]) => `MATCH p = ${which} ${a}${hop}{1,4}${b} RETURN a.id AS c0, b.id AS c1, length(p) AS c2`)
)

test.each([
  ['openCypher', query, graphOf],
  ['GQL', gql, acyclic]
] as const)(
  `${graphs * queriesPerGraph} generated queries of %s on ${graphs} generated graphs have the rows of a graph database`,
  async (language, queryOf, dataOf) => {
    const cases = fc.sample(fc.tuple(dataOf, fc.array(queryOf, { minLength: queriesPerGraph, maxLength: queriesPerGraph })), {
      numRuns: graphs,
      seed
    })
    const wrong: { query: string; graph: string; ours: string[]; theirs: string[] | 'refused' }[] = []
    let compared = 0
    for (const [data, queries] of cases) {
      const theirs = await grafeoRows(data, queries, language === 'GQL')
      for (const [index, each] of queries.entries()) {
        const { answers, fault } = runQuery(data, each)
        const rows = (answers[0]?.rows ?? []).map((row) => row.map(({ text }) => comparable(text)).join(' | '))
        const other = theirs[index] ?? 'refused'
        const isOrdered = each.includes('ORDER BY')
        const sorted = (list: readonly string[]) => (isOrdered ? [...list] : [...list].sort())
        const isEqual = !fault && other !== 'refused' && sorted(rows).join('\n') === sorted(other).join('\n')
        if (isEqual) compared++
        else if (fault || !differences.some(({ explains }) => explains(each, rows, other, data)))
          wrong.push({
            query: each,
            graph: JSON.stringify(data),
            ours: fault ? [fault.code] : sorted(rows),
            theirs: other === 'refused' ? other : sorted(other)
          })
      }
    }
    // Nearly all are compared: a rule that explained everything would prove nothing.
    expect(compared).toBeGreaterThan(graphs * queriesPerGraph * 0.95)
    expect(wrong).toEqual([])
  }
)
