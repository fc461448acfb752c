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

/** The drawings of one page by name; each takes the words in the page's language. */
export type Figures = Readonly<Record<string, (words: Words) => Drawing>>

/**
 * A word of a drawing.
 * @throws if the page's copy lacks it
 */
export function say(words: Words, key: string): string {
  const word = words[key]
  if (word === undefined) throw new Error(`The copy has no word «${key}» for the drawing`)
  return word
}

/**
 * Position of a vertex.
 * @throws if the drawing does not place it
 */
export function positionOf(positions: Readonly<Record<string, Point>>, id: string): Point {
  const position = positions[id]
  if (!position) throw new Error(`The drawing has no position for «${id}»`)
  return position
}

/** Numbered callouts, in the order of the page's list: each from a point of the drawing to its number. */
export function balloons(callouts: readonly (readonly [place: Point, number: Point])[]): string {
  return callouts.map(([place, number], index) => balloon(index + 1, place, number, { radius: 12 })).join('')
}

/** Result of a query step; the rest of the figure is drawn faintly. */
interface StepMarks {
  vertices: Readonly<Record<string, VertexMark>>
  /** Mark of an edge between two marked vertices; a path by default. Undefined leaves it faint. */
  edge?: (edge: NetworkEdge) => EdgeMark | undefined
}

/** One step of a query: a small copy of the figure without words, in which only the result of the step stands out. */
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

/** The network scaled to another frame, without its words; solid vertices keep their appearance. */
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

/** A graph model: the labels of vertices and edges, as the queries name them. */
export interface GraphModel {
  kinds: readonly Pick<NetworkVertex, 'id' | 'shape' | 'at' | 'size'>[]
  relations: readonly (NetworkEdge & { label: string })[]
}

/** Draws the model: a vertex for each vertex label and an edge for each edge label, with their names. */
export function drawModel(words: Words, { kinds, relations }: GraphModel): Drawing {
  return {
    width: 560,
    height: 400,
    markup: drawNetwork({
      vertices: kinds.map((kind): NetworkVertex => ({ size: 34, ...kind, label: say(words, kind.id), labelPosition: 'inside' })),
      edges: relations.map((relation) => ({
        directed: true,
        ...relation,
        label: say(words, relation.label)
      }))
    })
  }
}
