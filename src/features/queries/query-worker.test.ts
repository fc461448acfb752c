import { expect, test, vi } from 'vitest'

test('the worker says when each run begins and when the last has ended, before the answer', async () => {
  const said = vi.fn<(message: object) => void>()
  const scope: { postMessage: typeof said; onmessage?: (event: { data: unknown }) => void } = { postMessage: said }
  vi.stubGlobal('self', scope)
  await import('./query-worker')
  expect(said).not.toHaveBeenCalled()
  const graph = { vertices: [], edges: [] }
  scope.onmessage?.({
    data: {
      number: 7,
      graph,
      before: [{ text: 'UNWIND $rows AS k CREATE (:A {k: k})', parameters: { rows: [1, 2] } }],
      text: 'MATCH (a) RETURN count(a) AS n',
      parameters: {}
    }
  })
  expect(said.mock.calls.map(([message]) => message)).toMatchObject([
    { number: 7, state: 'started' },
    { number: 7, state: 'started' },
    { number: 7, state: 'ended' },
    { number: 7, answers: [{ columns: ['n'], rows: [[{ text: '2' }]] }] }
  ])
})
