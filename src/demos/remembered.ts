import type { DemoGraph, ParameterValues } from './types'

/**
 * Keeps the last result for a graph, so that asking «why?» of several vertices computes it once.
 * @param compute a pure function
 */
export function remembered<Result>(
  compute: (graph: DemoGraph, values: ParameterValues) => Result
): (graph: DemoGraph, values: ParameterValues) => Result {
  const last = new WeakMap<DemoGraph, { key: string; result: Result }>()
  return (graph, values) => {
    const key = JSON.stringify(values)
    const known = last.get(graph)
    if (known?.key === key) return known.result
    const result = compute(graph, values)
    last.set(graph, { key, result })
    return result
  }
}
