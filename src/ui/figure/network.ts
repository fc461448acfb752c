import { groupBy } from '~/lib/group-by'
import { arrow, circle, diamond, group, line, path, square, text, triangle, triangleHeight } from './draw'
import { between, distance, type Point, polar, round } from './geometry'

/*
 * A graph drawn from data. The shape shows the kind of a vertex (circle for an account or person, square for a device or
 * asset, diamond for a merchant or item, triangle for a phone); the mark shows its role in the query. Deterministic: the
 * same data gives the same drawing.
 */

export type VertexShape = 'circle' | 'square' | 'diamond' | 'triangle'

/** Role in the query: `start` begins it, `path` was traversed, `found` is a finding, `answer` is the one requested result. */
export type VertexMark = 'plain' | 'solid' | 'start' | 'path' | 'found' | 'answer' | 'ghost'
export type EdgeMark = 'plain' | 'path' | 'found' | 'inferred' | 'ghost'

export interface NetworkVertex {
  id: string
  shape: VertexShape
  at: Point
  /** Half the width in units of the drawing; 7 by default. */
  size?: number
  mark?: VertexMark
  /** Text beside it or, with `inside`, within its outline. Escaped. */
  label?: string
  labelPosition?: 'right' | 'left' | 'above' | 'below' | 'inside'
}

export interface NetworkEdge {
  from: string
  to: string
  mark?: EdgeMark
  directed?: boolean
  label?: string
  /** Position of the label along the line, 0 to 1; the middle by default. */
  labelAt?: number
  /** Offset of the middle of a curved edge, to the right of its direction. Parallel edges need different ones. */
  bend?: number
}

export interface Network {
  vertices: readonly NetworkVertex[]
  edges: readonly NetworkEdge[]
}

/** Vertex classes by mark; interactive drawings use them too. */
export const vertexClasses: Readonly<Record<VertexMark, string>> = {
  plain: '',
  solid: 'g-solid',
  start: 'g-blue',
  path: 'g-on-path',
  found: 'g-on-found',
  answer: 'g-answer',
  ghost: 'g-ghost'
}
/** Line classes by mark. */
export const lineClasses: Readonly<Record<EdgeMark, string>> = {
  plain: 'g-edge',
  path: 'g-path',
  found: 'g-found',
  inferred: 'g-dash',
  ghost: 'g-faint'
}
const headClasses: Record<EdgeMark, string> = {
  plain: 'g-edge-head',
  path: 'g-path-head',
  found: 'g-found-head',
  inferred: 'g-edge-head',
  ghost: 'g-faint-head'
}
/** Drawing order: findings cover traversed edges, and both cover the rest. */
const order: readonly EdgeMark[] = ['ghost', 'plain', 'inferred', 'path', 'found']

const defaultSize = 7

/**
 * SVG markup of the graph: edges at the bottom, then vertices, then labels.
 * @throws if an edge names an unknown vertex
 */
export function drawNetwork({ vertices, edges }: Network): string {
  const byId = new Map(vertices.map((vertex) => [vertex.id, vertex]))
  const end = (id: string): NetworkVertex => {
    const vertex = byId.get(id)
    if (!vertex) throw new Error(`An edge of the drawing has the unknown vertex «${id}»`)
    return vertex
  }
  const angles = loopAngles(edges)
  const angleOf = (edge: NetworkEdge) => angles.get(edge) ?? 0
  const lines = order.flatMap((mark) => {
    const marked = edges.filter((edge) => (edge.mark ?? 'plain') === mark)
    const drawn = marked.map((edge) => drawEdge(end(edge.from), end(edge.to), edge, angleOf(edge)))
    return [
      path(
        lineClasses[mark],
        drawn.map(({ line: data }) => data)
      ),
      path(
        headClasses[mark],
        drawn.map(({ head }) => head)
      )
    ]
  })
  const words = [
    ...edges.map((edge) => edgeLabel(end(edge.from), end(edge.to), edge, angleOf(edge))),
    ...vertices.map((vertex) => vertexLabel(vertex))
  ]
  return [...lines, group('g-vertices', vertices.map(drawVertex)), ...words].join('')
}

/** Sets marks by id, for the steps of a query. `others` is the mark of everything else. */
export function markNetwork(
  network: Network,
  marks: {
    vertices?: Readonly<Record<string, VertexMark>>
    edge?: (edge: NetworkEdge) => EdgeMark | undefined
    others?: 'plain' | 'ghost'
  }
): Network {
  const others = marks.others
  return {
    vertices: network.vertices.map((vertex) => ({
      ...vertex,
      mark: marks.vertices?.[vertex.id] ?? others ?? vertex.mark ?? 'plain'
    })),
    edges: network.edges.map((edge) => ({ ...edge, mark: marks.edge?.(edge) ?? others ?? edge.mark ?? 'plain' }))
  }
}

/** Triangle proportions relative to the vertex size: half the base, and the offset above the center. */
const triangleRatios = { half: 1.15, lift: 0.2 }

function drawVertex({ shape, at, size = defaultSize, mark = 'plain' }: NetworkVertex): string {
  const className = vertexClasses[mark]
  const ring = mark === 'start' && size < 20 ? circle(at, size * 2, 'g-start-ring') : ''
  if (shape === 'circle') return ring + circle(at, size, className)
  if (shape === 'square') return ring + path(className, square(at, size))
  if (shape === 'diamond') return ring + path(className, diamond(at, size * 1.25))
  return ring + path(className, triangle({ x: at.x, y: at.y - size * triangleRatios.lift }, size * triangleRatios.half))
}

/** Distance from the center of a vertex to its outline, in the direction of `towards`. */
function outlineDistance({ shape, at, size = defaultSize }: NetworkVertex, towards: Point): number {
  const length = distance(at, towards) || 1
  const [ux, uy] = [Math.abs(towards.x - at.x) / length, Math.abs(towards.y - at.y) / length]
  if (shape === 'square') return size / Math.max(ux, uy)
  if (shape === 'diamond') return (size * 1.25) / (ux + uy)
  if (shape === 'triangle') return size * triangleOutlineDistance(ux, (towards.y - at.y) / length)
  return size
}

/** Distance from the center of a triangle to its outline. @param across,down the direction; `across` is not negative */
function triangleOutlineDistance(across: number, down: number): number {
  const { half, lift } = triangleRatios
  const [apex, height] = [-lift - half, triangleHeight * half]
  const toSide = (-apex * half) / (height * across - half * down)
  const toBase = (apex + height) / down
  return Math.min(...[toSide, toBase].filter((each) => each > 0))
}

/** Angles of self-loops: the first of a vertex at the upper right, each further one a quarter turn on. */
function loopAngles(edges: readonly NetworkEdge[]): Map<NetworkEdge, number> {
  const loops = groupBy(
    edges.filter(({ from, to }) => from === to),
    ({ from }) => from
  )
  return new Map([...loops.values()].flatMap((own) => own.map((loop, index) => [loop, -45 + 90 * index] as const)))
}

function drawEdge(
  a: NetworkVertex,
  b: NetworkVertex,
  { directed = false, bend = 0 }: NetworkEdge,
  angle: number
): { line: string; head: string } {
  if (a === b) return drawLoop(a, angle)
  const head = headSize(b)
  if (bend !== 0) {
    // The middle of such a curve is halfway to its control point.
    const control = offsetFromLine(a.at, b.at, 0.5, bend * 2)
    const [start, tip] = [outlineDistance(a, control), outlineDistance(b, control)]
    const from = between(a.at, control, start / (distance(a.at, control) || 1))
    const to = between(b.at, control, (tip + (directed ? head - 2 : 0)) / (distance(b.at, control) || 1))
    return {
      line: `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`,
      head: directed ? arrow(control, b.at, tip, head) : ''
    }
  }
  const [fromA, fromB] = [outlineDistance(a, b.at), outlineDistance(b, a.at)]
  return {
    line: line(a.at, b.at, fromA, fromB + (directed ? head - 2 : 0)),
    head: directed ? arrow(a.at, b.at, fromB, head) : ''
  }
}

/** The point at a share of the line from `a` to `b`, moved `away` to the right. */
function offsetFromLine(a: Point, b: Point, share: number, away: number): Point {
  const length = distance(a, b) || 1
  const { x, y } = between(a, b, share)
  return { x: x - ((b.y - a.y) / length) * away, y: y + ((b.x - a.x) / length) * away }
}

/** A point of an edge; a bent edge is a parabola. */
export const pointOnEdge = (a: Point, b: Point, share: number, bend: number): Point =>
  offsetFromLine(a, b, share, bend * 4 * share * (1 - share))

/** A self-loop: a circle that touches the vertex's outline. */
function drawLoop({ at, size = defaultSize }: NetworkVertex, angle: number): { line: string; head: string } {
  const center = polar(at, size * 1.65, angle)
  const [from, neck, tip] = [polar(center, size, angle + 225), polar(center, size, angle + 121), polar(center, size, angle + 137)]
  return {
    line: `M${round(from.x)} ${round(from.y)}A${round(size)} ${round(size)} 0 1 1 ${round(neck.x)} ${round(neck.y)}`,
    head: arrow(neck, tip, 0, headSize({ size }))
  }
}

function headSize({ size = defaultSize }: Pick<NetworkVertex, 'size'>): number {
  return size > 16 ? 10 : 8
}

function edgeLabel(a: NetworkVertex, b: NetworkVertex, { label, labelAt, mark, bend = 0 }: NetworkEdge, angle: number): string {
  if (!label) return ''
  const className = mark === 'found' ? 'g-found-text' : mark === 'ghost' ? 'g-faint-text' : undefined
  if (a === b) {
    const size = a.size ?? defaultSize
    const center = polar(a.at, size * 1.65, angle)
    return text({ x: center.x + size + 10, y: center.y }, label, 'start', className)
  }
  const [start, tip] = [outlineDistance(a, b.at), outlineDistance(b, a.at)]
  const length = distance(a.at, b.at) || 1
  const position = labelAt ?? (start + (length - start - tip) / 2) / length
  const middle = pointOnEdge(a.at, b.at, position, bend)
  return text({ ...middle, drop: 0.33 }, label, 'middle', className)
}

function vertexLabel({ at, shape, size = defaultSize, mark, label, labelPosition = 'right' }: NetworkVertex): string {
  if (!label) return ''
  if (labelPosition === 'inside') {
    const y = shape === 'triangle' ? at.y + size * 0.2 : at.y
    const className = mark === 'start' || mark === 'answer' || mark === 'solid' ? 'g-name g-on-fill' : 'g-name'
    return text({ x: at.x, y, drop: 0.35 }, label, 'middle', className)
  }
  const className = mark === 'found' || mark === 'answer' ? 'g-found-text' : mark === 'ghost' ? 'g-faint-text' : undefined
  const away = size + 7
  if (labelPosition === 'above') {
    const top = shape === 'triangle' ? size * (triangleRatios.lift + triangleRatios.half) + 7 : away
    return text({ x: at.x, y: at.y - top }, label, 'middle', className)
  }
  if (labelPosition === 'below') return text({ x: at.x, y: at.y + away, drop: 0.75 }, label, 'middle', className)
  return text(
    { x: at.x + (labelPosition === 'right' ? away : -away), y: at.y, drop: 0.33 },
    label,
    labelPosition === 'right' ? 'start' : 'end',
    className
  )
}
