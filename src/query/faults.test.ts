import { expect, test, vi } from 'vitest'
import { runQuery } from './engine'

vi.mock(import('./parse/cypher.peggy'), async (original) => {
  const grammar = await original()
  const parse: typeof grammar.parse = (text, options) => {
    if (text === 'deep') throw exhausted()
    return grammar.parse(text, options)
  }
  return { ...grammar, parse }
})

/** Firefox's error of a stack that is full. */
function exhausted(): Error {
  const error = new Error('too much recursion')
  error.name = 'InternalError'
  return error
}

const tooDeep = { answers: [], fault: { code: 'tooDeep' } }

test('a query that fills Firefox’s stack while it is parsed is too deep', () => {
  expect(runQuery({ vertices: [], edges: [] }, 'deep')).toMatchObject(tooDeep)
})

test('a query that fills Firefox’s stack while it runs is too deep', () => {
  const graph = {
    get vertices(): never {
      throw exhausted()
    },
    edges: []
  }
  expect(runQuery(graph, 'MATCH (a) RETURN a')).toMatchObject(tooDeep)
})
