import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerSchema } from './worker-messages'

const said = vi.fn<(message: object) => void>()
const scope: { postMessage: typeof said; onmessage?: (event: { data: unknown }) => void } = { postMessage: said }
const graph = { vertices: [], edges: [] }

beforeEach(async () => {
  vi.stubGlobal('self', scope)
  await import('./query-worker')
})

test('the worker says when each run begins and when the last has ended, before the answer', () => {
  expect(said).not.toHaveBeenCalled()
  scope.onmessage?.({
    data: {
      number: 7,
      graph,
      before: [{ text: 'UNWIND $rows AS k CREATE (:A {k: k})', parameters: { rows: [1, 2] } }],
      text: 'MATCH (a) WHERE a.k < $below RETURN count(a) AS n',
      parameters: {},
      parameterLines: ':param below => 1 + 2'
    }
  })
  expect(said.mock.calls.map(([message]) => message)).toMatchObject([
    { number: 7, state: 'started' },
    { number: 7, state: 'started' },
    { number: 7, state: 'ended' },
    {
      number: 7,
      answers: [{ columns: ['n'], rows: [[{ text: '2' }]] }],
      parameters: [{ name: 'below', type: 'integer', text: '3' }]
    }
  ])
})

test('a graph with infinity and what is no number is taken back for the next query', () => {
  said.mockClear()
  const run = (number: number, on: unknown, text: string) =>
    scope.onmessage?.({ data: { number, graph: on, before: [], text, parameters: {}, parameterLines: '' } })
  run(8, graph, 'CREATE ({a: 1.0 / 0, b: sqrt(-1), c: [-1.0 / 0]})')
  const written = said.mock.lastCall?.[0]
  expect(written).toMatchObject({ number: 8, graph: { vertices: [{}] } })
  run(9, written && 'graph' in written ? written.graph : undefined, 'MATCH (n) RETURN n.a, n.b, n.c[0]')
  expect(said.mock.lastCall?.[0]).toMatchObject({
    number: 9,
    answers: [{ rows: [[{ text: 'Infinity' }, { text: 'NaN' }, { text: '-Infinity' }]] }]
  })
})

test('properties and parameters named like a part of every object are kept', () => {
  said.mockClear()
  const named = { constructor: 1, prototype: 'x' }
  const on = { vertices: [{ id: 'A', labels: ['A'], properties: named }], edges: [] }
  scope.onmessage?.({
    data: {
      number: 12,
      graph: on,
      before: [],
      text: 'MATCH (n) SET n.k = $m.constructor',
      parameters: { m: named },
      parameterLines: ''
    }
  })
  expect(said.mock.lastCall?.[0]).toMatchObject({ graph: { vertices: [{ properties: { ...named, k: 1 } }] } })
  expect(v.parse(answerSchema, said.mock.lastCall?.[0]).graph?.vertices[0]?.properties).toEqual({ ...named, k: 1 })
})

/** The answer to a query on the empty graph. */
function answerTo(text: string, parameterLines = '') {
  scope.onmessage?.({ data: { number: 10, graph, before: [], text, parameters: {}, parameterLines } })
  return said.mock.lastCall?.[0]
}

test.each([
  ['a query', ['x'.repeat(20_001)], { code: 'tooLong', values: { limit: '20000' } }],
  ['parameter lines', ['RETURN 1', 'x'.repeat(20_001)], { code: 'tooLong', isInParameters: true }]
] as const)('%s of too many characters is refused as too long', (_, [text, lines], fault) => {
  expect(answerTo(text, lines)).toMatchObject({ number: 10, answers: [], fault })
})

test('a request that cannot be read is answered if it has a number', () => {
  said.mockClear()
  scope.onmessage?.({ data: { number: 11, text: 'RETURN 1' } })
  expect(said.mock.calls).toEqual([[{ number: 11, answers: [], fault: { code: 'internal', values: {} } }]])
  scope.onmessage?.({ data: 'RETURN 1' })
  expect(said).toHaveBeenCalledTimes(1)
})

test.each([
  ['UNWIND range(1, 2001) AS i CREATE ()', { code: 'graphSize', values: { vertices: '2000', edges: '10000' } }],
  ["CREATE ({a: reduce(s = '', x IN range(1, 2001) | s + 'a')})", { code: 'valueSize', values: { text: '2000' } }],
  ['CREATE ({a: range(1, 1001)})', { code: 'valueSize', values: { items: '1000' } }]
])('a graph that the page cannot hold is refused with the limit that it exceeds: %s', (text, fault) => {
  expect(answerTo(text)).toMatchObject({ answers: [], fault })
})
