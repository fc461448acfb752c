import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { parameterLinesOf } from './parameter-lines'

const graph = { vertices: [], edges: [] }

test.each([
  ['a string', "it's a \\ and\na line"],
  ['an integer', 42],
  ['a float', -2.5],
  ['a float beyond the digits of an integer', 1e21],
  ['a truth value', true],
  ['nothing', null],
  ['rows', [{ id: 'T1', amount: 4800, 'a key': [1, null] }]],
  ['a date', { date: '2026-05-31' }],
  ['a time', { datetime: '2026-05-31T10:00:00Z' }]
])('a parameter of a document is the same in the field: %s', (_, value) => {
  const query = 'RETURN $x AS x'
  const asData = runQuery(graph, query, { parameters: { x: value } })
  const asLine = runQuery(graph, query, { parameterLines: parameterLinesOf({ x: value }) })
  expect(asLine.fault).toBeUndefined()
  expect(asLine.answers[0]?.rows).toEqual(asData.answers[0]?.rows)
})

test('each parameter has its line, and a file of LOAD CSV has none', () => {
  expect(parameterLinesOf({ code: 'A2', most: 3, 'rows.csv': [] })).toBe(":param code => 'A2'\n:param most => 3")
})
