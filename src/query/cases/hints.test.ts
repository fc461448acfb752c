import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { emptyGraph } from './cases'

/* Faults of syntax that lead to the right form: possible continuations, unclosed parts, and notation of other languages. */

const faultOf = (query: string) => runQuery(emptyGraph, query).fault
/** The text with the correction that its fault offers. */
function corrected(query: string): string | undefined {
  const fix = faultOf(query)?.fix
  return fix && query.slice(0, fix.at.start) + fix.text + query.slice(fix.at.end)
}

test.each(['RETURN 1 FOO', 'MATCH (n) RETURN n.k x', 'MATCH (n) WITH n RETURN count(*) AS c x', 'RETURN COUNT { MATCH (n) } x'])(
  'after RETURN only what can follow is named: %s',
  (query) => {
    const expected = faultOf(query)?.values.expected?.split(' ') ?? []
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((each) => /MATCH|WITH|CREATE|RETURN|CALL|WHERE|[.*^{+-]/.test(each))).toEqual([])
    expect(expected.some((each) => ['ORDER', 'LIMIT', 'AS', ',', 'UNION'].includes(each))).toBe(true)
  }
)

test('elsewhere the clauses that can follow are named', () => {
  expect(faultOf('MATCH (n) x')?.values.expected).toContain('RETURN')
  expect(faultOf('RETURN 1 UNION x')?.values.expected).toContain('MATCH')
  expect(faultOf('RETURN COLLECT { MATCH (n) x }')?.values.expected).toContain('RETURN')
})

test.each([
  ["MATCH (n {v: 'abc}) RETURN n", 'openString', 13],
  ['RETURN "a', 'openString', 7],
  ["RETURN 'it''", 'openString', 11],
  ['MATCH (n RETURN n', 'openBracket', 6],
  ['RETURN [1, (2 + 3', 'openBracket', 11],
  ["MATCH (n {v: ')'} RETURN n", 'openBracket', 6],
  ['MATCH (n)-[r:R WHERE r.k = 1 RETURN n', 'openBracket', 10],
  ['RETURN {a: 1', 'openBracket', 7],
  ['MATCH (n {k: 1) RETURN n', 'openBracket', 9]
])('what is open is named where it began: %s', (query, code, start) => {
  expect(faultOf(query)).toMatchObject({ code, at: { start, end: start + 1 } })
})

test.each([
  ['MATCH (a) WHERE a.k == 1 RETURN a', 'equality', 'MATCH (a) WHERE a.k = 1 RETURN a'],
  ['MATCH (a) WHERE a.k != 1 RETURN a', 'inequality', 'MATCH (a) WHERE a.k <> 1 RETURN a'],
  ["MATCH (a) WHERE a.v LIKE 'x%' RETURN a", 'like', "MATCH (a) WHERE a.v STARTS WITH 'x' RETURN a"],
  ["MATCH (a) WHERE a.v LIKE '%x' RETURN a", 'like', "MATCH (a) WHERE a.v ENDS WITH 'x' RETURN a"],
  ["MATCH (a) WHERE a.v like '%x%' RETURN a", 'like', "MATCH (a) WHERE a.v CONTAINS 'x' RETURN a"],
  ["MATCH (a) WHERE a.v LIKE 'x' RETURN a", 'like', "MATCH (a) WHERE a.v = 'x' RETURN a"],
  ["MATCH (a) WHERE a.v LIKE 'a_b%' RETURN a", 'like', undefined],
  ['MATCH (a) RETURN a.v, count(*) GROUP BY a.v', 'groupBy', 'MATCH (a) RETURN a.v, count(*) '],
  ['MATCH (a) RETURN a.v AS v, count(*) GROUP BY a.v ORDER BY v', 'groupBy', 'MATCH (a) RETURN a.v AS v, count(*)  ORDER BY v'],
  ['SELECT 1', 'select', 'RETURN 1'],
  ['SELECT * FROM accounts', 'select', undefined],
  ['MATCH （a：A） RETURN a。v， a', 'fullWidth', 'MATCH (a:A) RETURN a.v, a'],
  ['MATCH (a {v: “中文，（注）”}) RETURN a；', 'fullWidth', 'MATCH (a {v: "中文，（注）"}) RETURN a;'],
  ["MATCH (a) WHERE a.v = ‘it's’ RETURN '，'", 'fullWidth', "MATCH (a) WHERE a.v = 'it\\'s' RETURN '，'"],
  ['MATCH (a) WHERE a.k 《 ￥k OR a.k 》 ¥j RETURN a', 'fullWidth', 'MATCH (a) WHERE a.k < $k OR a.k > $j RETURN a'],
  ['MATCH (a:A｜！B)－[:R]－》(b) RETURN 1 ＋ 2 ／ 3 ＊ 4', 'fullWidth', 'MATCH (a:A|!B)-[:R]->(b) RETURN 1 + 2 / 3 * 4']
])('what other languages and keyboards write is told and corrected: %s', (query, habit, expected) => {
  expect(faultOf(query)).toMatchObject({ code: 'habit', values: { habit } })
  expect(corrected(query)).toBe(expected)
  if (expected !== undefined) expect(['habit', 'syntax']).not.toContain(faultOf(expected)?.code)
})

test.each([
  ['MATCH (order) RETURN 1', 'MATCH (`order`) RETURN 1'],
  ['MATCH (a)-[in:R]->(b) RETURN a', 'MATCH (a)-[`in`:R]->(b) RETURN a'],
  ['RETURN 1 AS limit', 'RETURN 1 AS `limit`'],
  ['MATCH (end {k: 1}) RETURN 1', 'MATCH (`end` {k: 1}) RETURN 1']
])('a reserved word says that it is one: %s', (query, expected) => {
  expect(faultOf(query)?.code).toBe('reservedWord')
  expect(corrected(query)).toBe(expected)
  expect(faultOf(expected)).toBeUndefined()
})

test('a word that is misspelled is corrected where it stands', () => {
  expect(corrected('MATCH (a) RETRUN a')).toBe('MATCH (a) RETURN a')
})

test.each(["RETURN '（'", 'RETURN `a，b`', '// 。\nRETURN 1', 'RETURN \'==\', "LIKE"'])(
  'signs within texts are no fault: %s',
  (query) => {
    expect(['habit', 'syntax']).not.toContain(faultOf(query)?.code)
  }
)

test('every white space of openCypher stands between words', () => {
  for (const space of '\v\f\x1c\x1f\u1680\u180e\u2000\u200a\u202f\u205f\u3000') {
    const { answers, fault } = runQuery(emptyGraph, `RETURN${space}1`)
    expect([space, fault, answers.length]).toEqual([space, undefined, 1])
  }
})

test('a character that cannot be seen is named by its number', () => {
  expect(faultOf('RETURN \u200b1')).toMatchObject({ values: { found: 'U+200B' }, at: { start: 7, end: 8 } })
  expect(faultOf('RETURN \u{e0001}1')).toMatchObject({ values: { found: 'U+E0001' }, at: { start: 7, end: 9 } })
})

test.each([`'${'('.repeat(100)}'`, `"${'['.repeat(100)}"`, `1 // ${'('.repeat(100)}`, `1 /* ${'{'.repeat(100)} */`])(
  'brackets within texts and comments are none: %s',
  (value) => {
    expect(faultOf(`RETURN ${value}`)).toBeUndefined()
  }
)

test('the bracket that is one too many is marked behind characters of two units', () => {
  expect(faultOf(`RETURN '😀😀' + ${'('.repeat(61)}1`)).toMatchObject({ code: 'tooDeep', at: { start: 76, end: 77 } })
})
