import type { Marks } from '~/demos/replay'
import type { DemoEdge, DemoGraph, DemoModel, DemoVertex } from '~/demos/types'
import { circle, diamond, path, square, text, triangle } from '~/ui/figure/draw'
import { arrowHead, distance, type Point, round, trim } from '~/ui/figure/geometry'
import { type EdgeMark, lineClasses, type VertexMark, type VertexShape, vertexClasses } from '~/ui/figure/network'
import { isFound } from './found'
import { chooseLabels } from './labels'

/*
 * Markup of a workbench's drawing: an element for each vertex and edge, so that the browser can change its mark. The server
 * writes it with the first result. `data-i` is the place of a vertex or edge in the graph; findings come last, above the rest.
 */

/** Size of the drawing's coordinate system. */
export const frame = { width: 1000, height: 640 } as const
const margin = 44
const defaultSize = 7

/** Height of the words until a script fits them, in units of the drawing: on a desktop, and on a phone (`drawing.css`). */
const labelSizes = { wide: 19, narrow: 32 } as const
/** Most words of a drawing that is not magnified. */
export const labelCount = 40

/** Converts positions of a data set to the drawing: multiplies, then adds. */
export interface Placement {
  scale: number
  dx: number
  dy: number
}

/** Fits the vertices into the frame. An edit must not move the others, so it is made from the graph without edits. */
export function placementOf(vertices: readonly Point[]): Placement {
  const xs = vertices.map(({ x }) => x)
  const ys = vertices.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  if (!Number.isFinite(left)) return { scale: 1, dx: 0, dy: 0 }
  const scale = Math.min(
    (frame.width - 2 * margin) / Math.max(right - left, 1),
    (frame.height - 2 * margin) / Math.max(bottom - top, 1)
  )
  return {
    scale,
    dx: (frame.width - (left + right) * scale) / 2,
    dy: (frame.height - (top + bottom) * scale) / 2
  }
}

const toScreen = ({ x, y }: Point, { scale, dx, dy }: Placement): Point => ({ x: x * scale + dx, y: y * scale + dy })
export const toWorld = ({ x, y }: Point, { scale, dx, dy }: Placement): Point => ({ x: (x - dx) / scale, y: (y - dy) / scale })

/** A vertex as drawn. */
export interface SceneVertex extends Point {
  id: string
  kind: string
  shape: VertexShape
  size: number
}

export interface Scene {
  vertices: readonly SceneVertex[]
  edges: readonly DemoEdge[]
  byId: ReadonlyMap<string, SceneVertex>
  isDirected: (edge: DemoEdge) => boolean
}

/** Places a graph. Large graphs have smaller vertices. */
export function sceneOf(graph: DemoGraph, model: DemoModel, placement: Placement): Scene {
  const shrink = graph.vertices.length > 300 ? 0.82 : graph.vertices.length > 150 ? 0.92 : 1
  const vertices = graph.vertices.map((vertex) => sceneVertex(vertex, model, placement, shrink))
  return {
    vertices,
    edges: graph.edges,
    byId: new Map(vertices.map((vertex) => [vertex.id, vertex])),
    isDirected: ({ kind }) => model.edges[kind]?.isDirected ?? false
  }
}

function sceneVertex(vertex: DemoVertex, model: DemoModel, placement: Placement, shrink: number): SceneVertex {
  const { shape = 'circle', size = defaultSize } = model.vertices[vertex.kind] ?? {}
  return { id: vertex.id, kind: vertex.kind, shape, size: round(size * shrink), ...toScreen(vertex, placement) }
}

/** The drawing with its marks: edges, then vertices, then words. */
export function drawScene(scene: Scene, marks: Marks): string {
  const edges = scene.edges.map((edge, index) => {
    const mark = marks.edges.get(edge.id) ?? 'plain'
    return { mark, markup: `<path class="${lineClasses[mark]}" data-i="${index}" d="${edgePath(scene, edge)}"/>` }
  })
  const vertices = scene.vertices.map((vertex, index) => {
    const mark = marks.vertices.get(vertex.id) ?? 'plain'
    return { mark, markup: drawVertex(vertex, mark).replace('/>', ` data-i="${index}"/>`) }
  })
  return `<g class="demo-edges">${foundLast(edges)}</g><g class="g-vertices">${foundLast(vertices)}</g><g class="demo-words">${drawLabels(scene, marks, 'wide')}${drawLabels(scene, marks, 'narrow')}</g>`
}

const foundLast = (parts: readonly { mark: VertexMark | EdgeMark; markup: string }[]) =>
  [...parts.filter(({ mark }) => !isFound(mark)), ...parts.filter(({ mark }) => isFound(mark))]
    .map(({ markup }) => markup)
    .join('')

/** A vertex in the class of its mark. */
export function drawVertex({ shape, size, x, y }: SceneVertex, mark: VertexMark): string {
  const at = { x: round(x), y: round(y) }
  const className = vertexClasses[mark]
  if (shape === 'circle') return circle(at, size, className)
  if (shape === 'square') return path(className, square(at, round(size * 0.9)))
  if (shape === 'diamond') return path(className, diamond(at, round(size * 1.25)))
  return path(className, triangle({ x: at.x, y: round(at.y - size * 0.2) }, round(size * 1.15)))
}

/** Path data of an edge, with an open arrow head if it is directed: one element, one mark. */
function edgePath({ byId, isDirected }: Scene, edge: DemoEdge): string {
  const [from, to] = [byId.get(edge.from), byId.get(edge.to)]
  if (!from || !to) return ''
  if (from === to) return loopPath(from)
  const length = distance(from, to)
  // Vertices may cover each other.
  if (length <= from.size + to.size) return `M${point(from)}L${point(to)}`
  const [start, end] = trim(from, to, from.size, to.size + (isDirected(edge) ? 1.5 : 0))
  if (!isDirected(edge)) return `M${point(start)}L${point(end)}`
  const [, left, right] = arrowHead(from, to, to.size + 1.5, 6.5)
  return `M${point(start)}L${point(end)}M${point(left)}L${point(end)}L${point(right)}`
}

const loopPath = ({ x, y, size }: SceneVertex) =>
  `M${point({ x: x - size * 0.5, y: y - size * 0.8 })}C${point({ x: x - size * 2, y: y - size * 3.4 })} ${point({ x: x + size * 2, y: y - size * 3.4 })} ${point({ x: x + size * 0.5, y: y - size * 0.8 })}`

const point = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** Names of the found vertices, as many as have room on a screen of this kind; the style sheet shows those of one kind. */
function drawLabels(scene: Scene, marks: Marks, screen: keyof typeof labelSizes): string {
  const named = [...marks.vertices].flatMap(([id, mark]) => {
    const vertex = scene.byId.get(id)
    return vertex && (isFound(mark) || mark === 'start') ? [{ vertex, mark }] : []
  })
  // The answer and the start of a query are named before other found vertices.
  const ordered = [...named].sort((a, b) => weight(b.mark) - weight(a.mark)).map(({ vertex }) => vertex)
  const sight = { left: 0, top: 0, right: frame.width, bottom: frame.height }
  const labels = chooseLabels(ordered.slice(0, labelCount), labelSizes[screen], sight)
  return `<g class="is-${screen}">${labels.map(({ id, x, y, anchor }) => text({ x, y, drop: 0.33 }, id, anchor)).join('')}</g>`
}

const weight = (mark: VertexMark) => (mark === 'answer' ? 2 : mark === 'start' ? 1 : 0)
