import { gzipSync } from 'node:zlib'
import { demoTypes } from '../../src/demos/demos'
import { loadDemoGraph, loadMethod } from '../../src/demos/load'
import { defaultValues } from '../../src/demos/parameters'
import type { Parameter, ParameterValues } from '../../src/demos/types'
import { demoJson } from '../demos/make'
import { median, percentile } from './statistics'

const rounds = 40
/** Milliseconds up to which a visitor does not notice a run. */
const budget = 100

/** The parameters that cost the most: each number at its maximum, everything else at its default. */
const heaviest = (parameters: readonly Parameter[]): ParameterValues =>
  Object.fromEntries(parameters.map((each) => [each.name, each.kind === 'number' ? each.max : each.default]))

/**
 * Measures a run of each demo on its own data, without drawing, and the gzipped size of the data. Uses wall-clock time, because the
 * CPU time of a thread advances in steps of the length of most runs. On a busy machine only the medians are meaningful.
 */
export async function measureDemos() {
  const result: Record<string, object> = {}
  for (const type of demoTypes) {
    const [graph, method] = await Promise.all([loadDemoGraph(type), loadMethod(type)])
    const timed = (values: ParameterValues): number[] =>
      Array.from({ length: rounds }, () => {
        // A copy, because methods cache results by the last graph.
        const fresh = { ...graph }
        const before = performance.now()
        method.run(fresh, values)
        return performance.now() - before
      })
    const [usual, most] = [timed(defaultValues(method.parameters)), timed(heaviest(method.parameters))]
    const inMilliseconds = (value: number) => Number(value.toFixed(1))
    const longest = Math.max(...usual, ...most)
    result[type] = {
      vertices: graph.vertices.length,
      edges: graph.edges.length,
      'first ms': inMilliseconds(usual[0] ?? 0),
      'median ms': inMilliseconds(median(usual)),
      'p95 ms': inMilliseconds(percentile(usual, 0.95)),
      'heaviest median ms': inMilliseconds(median(most)),
      'heaviest p95 ms': inMilliseconds(percentile(most, 0.95)),
      'longest ms': inMilliseconds(longest),
      'within 100 ms': longest <= budget,
      'data kB': Number((gzipSync(demoJson(graph)).byteLength / 1000).toFixed(1))
    }
  }
  console.table(result)
  return result
}
