import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoTypes } from '~/demos/demos'
import { loadDemoCopy, loadDemoGraph, loadDemoModel, loadMethod } from '~/demos/load'
import { sentence } from '~/demos/sentence'
import type { DemoGraph, DemoModel, DemoVertex } from '~/demos/types'
import { size } from '../../../tests/support/sizes'
import { answerQuery } from './answer'

type Values = DemoVertex['values']

/** Values as an imported file may have them: each may be missing, and each number that the import reads may occur. */
function valuesLike(parts: readonly { values?: Values }[]): fc.Arbitrary<Values> {
  const names = [...new Set(parts.flatMap(({ values }) => Object.keys(values ?? {})))]
  const number = fc.oneof(fc.integer({ min: -3, max: 120 }), fc.constantFrom(0, 0.5, 1e12, -1e12))
  const values = fc.subarray(names).chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, number]))))
  return fc.option(values, { nil: undefined })
}

/** Small graphs of a demo's kinds, with loops and parallel edges. */
function graphsLike(graph: DemoGraph, model: DemoModel): fc.Arbitrary<DemoGraph> {
  const vertex = fc.record({ kind: fc.constantFrom(...Object.keys(model.vertices)), values: valuesLike(graph.vertices) })
  const edge = fc.record({
    ends: fc.tuple(fc.nat(), fc.nat()),
    kind: fc.constantFrom(...Object.keys(model.edges)),
    values: valuesLike(graph.edges)
  })
  return fc
    .tuple(fc.array(vertex, { minLength: 1, maxLength: 9 }), fc.array(edge, { maxLength: 24 }))
    .map(([vertices, edges]) => ({
      vertices: vertices.map(({ kind, values }, index) => ({ id: `O${index}`, kind, x: index, y: 0, ...(values && { values }) })),
      edges: edges.map(({ ends: [from, to], kind, values }, index) => ({
        id: `e${index}`,
        from: `O${from % vertices.length}`,
        to: `O${to % vertices.length}`,
        kind,
        ...(values && { values })
      }))
    }))
}

test.each(demoTypes)('%s runs on any graph of its kinds, and explains each vertex in a sentence', async (type) => {
  const [graph, model, method, { sentences, words, result }] = await Promise.all([
    loadDemoGraph(type),
    loadDemoModel(type),
    loadMethod(type),
    loadDemoCopy(type, 'en-US')
  ])
  fc.assert(
    fc.property(graphsLike(graph, model), (own) => {
      const { run, values } = answerQuery(method, own, {})
      const spoken = [...run.trace, ...own.vertices.map(({ id }) => method.explain(own, values, run, id))]
      const texts = [
        ...spoken.map(({ sentence: key, values: facts = {} }) =>
          sentence(sentences[key] ?? `{no sentence ${key}}`, facts, words)
        ),
        sentence(run.rows.length > 0 ? result.some : result.nothing, run.facts, words),
        ...run.rows.flatMap(({ cells }) => Object.values(cells).map(String))
      ]
      expect(texts.filter((text) => /[{}]|NaN|undefined|Infinity/.test(text))).toEqual([])
    }),
    { numRuns: size(300) }
  )
})
