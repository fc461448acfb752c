import { createIsomorphicFn } from '@tanstack/react-start'
import { loadDemoGraph, loadMethod } from '~/demos/load'
import { marksAfter } from '~/demos/replay'
import type { DemoModel, DemoType, Explanation, Run } from '~/demos/types'
import { textOfParameter } from '~/lib/search-params'
import { type Answer, answerQuery } from './answer'
import { drawScene, placementOf, sceneOf } from './scene'

/**
 * The first answer as the server sends it with the page: without the trace, which only the browser's own run needs, and without
 * the drawing, which would be in the HTML twice.
 */
export interface FirstAnswer extends Omit<Answer, 'run'>, Pick<Run, 'rows' | 'facts'> {
  last: { sentence: string; values: Readonly<Record<string, string | number>> } | undefined
  steps: number
  counts: { vertices: number; edges: number }
  /** The vertex that the query asks about, without scripts, or else that of the first row. */
  why: { vertex: string; explanation: Explanation } | undefined
}

/** Drawings of the server by the answer that they show; empty in the browser. */
const drawings = new WeakMap<FirstAnswer, string>()

export const drawingOf = (first: FirstAnswer | undefined): string => (first && drawings.get(first)) ?? ''

/** The first answer on the server; undefined in the browser, whose worker runs the method once the page is shown. */
export const answerFirst = createIsomorphicFn()
  .server(
    async (type: DemoType, model: DemoModel, query: Readonly<Record<string, unknown>>): Promise<FirstAnswer | undefined> => {
      const [graph, method] = await Promise.all([loadDemoGraph(type), loadMethod(type)])
      const { run, ...answer } = answerQuery(method, graph, query)
      const end = run.trace.at(-1)
      const asked = textOfParameter(query.why)
      const vertex = graph.vertices.some(({ id }) => id === asked) ? asked : run.rows[0]?.vertices[0]
      const first: FirstAnswer = {
        ...answer,
        rows: run.rows,
        facts: run.facts,
        last: end && { sentence: end.sentence, values: end.values ?? {} },
        steps: run.trace.length,
        counts: { vertices: graph.vertices.length, edges: graph.edges.length },
        why: vertex === undefined ? undefined : { vertex, explanation: method.explain(graph, answer.values, run, vertex) }
      }
      const scene = sceneOf(graph, model, placementOf(graph.vertices))
      drawings.set(first, drawScene(scene, marksAfter(run.trace)))
      return first
    }
  )
  .client(async (): Promise<FirstAnswer | undefined> => undefined)
