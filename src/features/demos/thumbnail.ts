import { createIsomorphicFn } from '@tanstack/react-start'
import { loadDemoGraph, loadDemoModel, loadMethod } from '~/demos/load'
import { defaultValues } from '~/demos/parameters'
import { marksAfter } from '~/demos/replay'
import type { DemoType } from '~/demos/types'
import { currentLocale } from '~/lib/locale'
import { drawNetwork } from '~/ui/figure/network'
import { cacheMarkup } from '~/ui/server-markup'
import { frame, placementOf, sceneOf } from './scene'

/** Name of the drawing among those that the server keeps. */
export const thumbnailName = (type: DemoType) => `demo ${type}`

/** Half the width of a vertex: the drawing is shown at a third of its size. */
const size = { found: 9, other: 4 }

/** The data of a demo with its method's results, without words and small enough for the list: edges of one mark are one path. */
export async function drawThumbnail(type: DemoType): Promise<string> {
  const [graph, model, method] = await Promise.all([loadDemoGraph(type), loadDemoModel(type), loadMethod(type)])
  const marks = marksAfter(method.run(graph, defaultValues(method.parameters)).trace)
  const scene = sceneOf(graph, model, placementOf(graph.vertices))
  return drawNetwork({
    vertices: scene.vertices.map(({ id, shape, x, y }) => {
      const mark = marks.vertices.get(id) ?? 'plain'
      return { id, shape, at: { x, y }, mark, size: mark === 'plain' ? size.other : size.found }
    }),
    edges: scene.edges.map(({ id, from, to }) => ({ from, to, mark: marks.edges.get(id) ?? 'plain' }))
  })
}

const drawn = new Map<DemoType, string>()

/** Draws the list's drawings on the server before it renders, because rendering cannot wait. The browser draws them later. */
export const prepareThumbnails = createIsomorphicFn()
  .server(async (types: readonly DemoType[]) => {
    for (const type of types) {
      const markup = drawn.get(type) ?? (await drawThumbnail(type))
      drawn.set(type, markup)
      cacheMarkup(thumbnailName(type), currentLocale(), markup)
    }
  })
  .client(async (_types: readonly DemoType[]) => undefined)

export const thumbnailFrame = frame
