import type { DemoGraph, Method, Run } from '~/demos/types'
import { type ReadParameters, readParameters } from './parameters'

/** Answer of a method to a query: its form, the values that were read, and the run with them. */
export interface Answer extends ReadParameters, Pick<Method, 'parameters' | 'columns'> {
  run: Run
}

/** Runs the method on the graph with the parameters of a query: on the server, or in the Web Worker. */
export function answerQuery(method: Method, graph: DemoGraph, query: Readonly<Record<string, unknown>>): Answer {
  const { parameters, columns } = method
  const read = readParameters(parameters, graph, query)
  return { parameters, columns, ...read, run: method.run(graph, read.values) }
}
