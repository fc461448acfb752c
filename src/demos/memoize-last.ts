import type { DemoGraph, ParameterValues } from './types'

/**
 * Caches the last result for each graph, so that explanations of several vertices compute it once.
 * @param compute a pure function
 */
export function memoizeLast<Result>(
  compute: (graph: DemoGraph, values: ParameterValues) => Result
): (graph: DemoGraph, values: ParameterValues) => Result {
  const last = new WeakMap<DemoGraph, { key: string; result: Result }>()
  return (graph, values) => {
    const key = JSON.stringify(values)
    const cached = last.get(graph)
    if (cached?.key === key) return cached.result
    const result = compute(graph, values)
    last.set(graph, { key, result })
    return result
  }
}
