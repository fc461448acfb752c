import { beforeEach, expect, test, vi } from 'vitest'

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
