import { expect, test } from 'vitest'
import { runQuery } from '../engine'
import { type Case, emptyGraph, graphOf, runCases } from './cases'

/* `:param name => value`, as in a shell: before the query, or in the field for parameters. */

const graph = graphOf("CREATE (:A {code: 'A1', k: 1})-[:R]->(:A {code: 'A2', k: 2}), (:param)")

const cases: Case[] = [
  [":param code => 'A2' MATCH (a {code: $code}) RETURN a.k", '2'],
  [":param code => 'A2'\n:param k => 1\nMATCH (a) WHERE a.code = $code OR a.k = $k RETURN a.k", '1 ; 2'],
  [':param k => 1; :param k => $k + 1; RETURN $k', '2'],
  [":param rows => [{id: 'T1', n: 1.5}, {id: 'T2'}] UNWIND $rows AS row RETURN row.id, row.n", 'T1 | 1.5 ; T2 | null'],
  [":param day => date('2026-05-31') RETURN $day.month", '5'],
  [':PARAM `a b` => true RETURN $`a b`', 'true'],
  ['MATCH (n) WHERE n :param RETURN count(n)', '1'],
  ['MATCH (n:param) RETURN count(n)', '1'],
  [':param k => 1', ''],
  [':param k => RETURN 1', '!syntax'],
  [':param k => 1 / 0 RETURN 1', '!division'],
  [':param k => n.k RETURN 1', '!undefinedVariable'],
  ['RETURN 1; :param k => 1', '!syntax'],
  ['RETURN $k', '!missingParameter']
]
runCases('parameters before a query', graph, cases)

test('the parameter lines run first, and the answer has their types', () => {
  const parameterLines = ":param code => 'A2'\n:param list => [1, 2.0]\n:param day => date('2026-05-31')"
  const { answers, parameters } = runQuery(graph, 'RETURN $list[1], $code', { parameterLines })
  expect(answers[0]?.rows[0]?.map(({ text }) => text)).toEqual(['2.0', 'A2'])
  expect(parameters).toEqual([
    { name: 'code', type: 'string', text: 'A2' },
    { name: 'list', type: 'list', text: '[1,2.0]' },
    { name: 'day', type: 'date', text: '2026-05-31' }
  ])
})

test.each([
  [':param a => 1\n:param b => 2 +', 'syntax', 29],
  [':param a => 1 / 0', 'division', 12],
  ['RETURN 1', 'notParameter', 0]
])('a fault of the parameter lines has its place in them: %j', (parameterLines, code, start) => {
  expect(runQuery(graph, 'RETURN 1', { parameterLines }).fault).toMatchObject({ code, isInParameters: true, at: { start } })
})

test('parameter lines that are only spaces set nothing', () => {
  expect(runQuery(emptyGraph, 'RETURN 1', { parameterLines: ' \n' })).not.toHaveProperty('parameters')
})
