import { balloon } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import {
  drawNetwork,
  type EdgeMark,
  type Network,
  type NetworkEdge,
  type NetworkVertex,
  type VertexMark
} from '~/ui/figure/network'
import { stepFrame } from './step-frame'
import type { Words } from './types'

export interface Frame {
  width: number
  height: number
}

export interface Drawing extends Frame {
  /** SVG markup, without the enclosing `<svg>`. */
  markup: string
}

/** Drawings of a page by name; `words` are in the page's language. */
export type Figures = Readonly<Record<string, (words: Words) => Drawing>>

/**
 * A label of a drawing, in the page's language.
 * @throws if the page's copy lacks it
 */
export function wordOf(words: Words, key: string): string {
  const word = words[key]
  if (word === undefined) throw new Error(`The copy has no word «${key}» for the drawing`)
  return word
}

/**
 * Position of a vertex.
 * @throws if it has none
 */
export function positionOf(positions: Readonly<Record<string, Point>>, id: string): Point {
  const position = positions[id]
  if (!position) throw new Error(`The drawing has no position for «${id}»`)
  return position
}

/** Numbered callouts in the order of the page's list. */
export function balloons(callouts: readonly (readonly [target: Point, center: Point])[]): string {
  return callouts.map(([target, center], index) => balloon(index + 1, target, center, { radius: 12 })).join('')
}

/** Result of a query step; the rest of the figure is drawn faintly. */
interface StepMarks {
  vertices: Readonly<Record<string, VertexMark>>
  /** Mark of an edge between two marked vertices; a path by default. Undefined leaves it faint. */
  edge?: (edge: NetworkEdge) => EdgeMark | undefined
}

/** One step of a query: a small copy of the figure without labels that highlights the step's result. */
export function drawStep(network: Network, { vertices, edge = () => 'path' }: StepMarks, size = 6): Drawing {
  const small = shrink(network, stepFrame, 18, size)
  const marked: Network = {
    vertices: small.vertices.map((vertex) => ({ ...vertex, mark: vertices[vertex.id] ?? 'ghost' })),
    edges: small.edges.map((each) => ({
      ...each,
      mark: (each.from in vertices && each.to in vertices && edge(each)) || 'ghost'
    }))
  }
  return { ...stepFrame, markup: drawNetwork(marked) }
}

/** Scales the network to another frame and drops its labels and marks. */
function shrink({ vertices, edges }: Network, { width, height }: Frame, margin: number, size: number): Network {
  const xs = vertices.map(({ at }) => at.x)
  const ys = vertices.map(({ at }) => at.y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high)
  const [dx, dy] = [(width - wide * scale) / 2, (height - high * scale) / 2]
  return {
    vertices: vertices.map(({ id, shape, at }) => ({
      id,
      shape,
      at: { x: dx + (at.x - left) * scale, y: dy + (at.y - top) * scale },
      size: shape === 'circle' ? size : size * 0.85
    })),
    edges: edges.map(({ from, to, directed }) => ({ from, to, ...(directed && { directed }) }))
  }
}

/** The same mark for several vertices. */
export function markAll(ids: Iterable<string>, mark: VertexMark): Record<string, VertexMark> {
  return Object.fromEntries([...ids].map((id) => [id, mark]))
}

/** A graph model: a vertex for each vertex label of the queries, and an edge for each edge label. */
export interface GraphModel {
  vertices: readonly Pick<NetworkVertex, 'id' | 'shape' | 'at' | 'size'>[]
  edges: readonly (NetworkEdge & { label: string })[]
}

/** Draws the model with the names of its labels. */
export function drawModel(words: Words, { vertices: kinds, edges: relations }: GraphModel): Drawing {
  return {
    width: 560,
    height: 400,
    markup: drawNetwork({
      vertices: kinds.map(
        (kind): NetworkVertex => ({ size: 34, ...kind, label: wordOf(words, kind.id), labelPosition: 'inside' })
      ),
      edges: relations.map((relation) => ({
        directed: true,
        ...relation,
        label: wordOf(words, relation.label)
      }))
    })
  }
}
