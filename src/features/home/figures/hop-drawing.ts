import { arrow, circle, diamond, group, line, path, square, text } from '~/ui/figure/draw'
import { between, polar } from '~/ui/figure/geometry'
import {
  buildHopGraph,
  center,
  crossesPartition,
  depths,
  type HopEdge,
  type HopGraph,
  type HopVertex,
  hopRadii,
  partitions
} from './hop-graph'

interface HopLabels {
  start: string
  /** Label where the loop of transfers closes. */
  meet: string
}

const straight = ([a, b]: HopEdge) => `M${a.x} ${a.y}L${b.x} ${b.y}`

/** Markup of the found elements, in the layers of the drawing: below the vertices, above them, and above the start. */
interface Found {
  lines: string
  nodes: string
  callout: string
}

/**
 * The radius shows the hop, the sector the partition. All elements of hop n have the class `hop-n`, so that the selected
 * depth can dim them.
 */
export function drawHops(labels: HopLabels): string {
  const graph = buildHopGraph()
  return drawPicture(graph, labels.start, ringFound(graph, labels.meet))
}

function drawPicture({ vertices, edges }: Pick<HopGraph, 'vertices' | 'edges'>, start: string, found: Found): string {
  const outermostFirst = [...depths].reverse()

  const scale =
    circle(center, 314, 'g-dim') +
    `<circle class="hop-tick" cx="${center.x}" cy="${center.y}" r="317" pathLength="360"/>` +
    `<circle class="hop-tick hop-tick-partition" cx="${center.x}" cy="${center.y}" r="319.5" pathLength="360"/>`
  const sectors = Array.from({ length: partitions }, (_, index) => (360 / partitions) * index - 90)
  const borders = sectors.map((angle) => line(polar(center, 22, angle), polar(center, 324, angle)))
  const circles = depths.map((depth) => circle(center, hopRadii[depth], `g-dim hop-${depth}`))

  const relations = outermostFirst.map((depth) => {
    const reached = edges.filter(([a, b]) => Math.max(a.hop, b.hop) === depth)
    return group(`hop-${depth}`, [
      path('g-edge', reached.filter((edge) => !crossesPartition(edge)).map(straight)),
      path('hop-cut', reached.filter(crossesPartition).map(straight))
    ])
  })
  const nodes = outermostFirst.map((depth) => {
    const reached = vertices.filter((vertex) => vertex.hop === depth)
    return group(`g-vertices hop-${depth}`, [
      ...reached.filter((vertex) => vertex.kind === 'account').map((vertex) => circle(vertex, vertex.radius)),
      path(
        'g-solid',
        reached.filter((vertex) => vertex.kind === 'device').map((vertex) => square(vertex, 3))
      ),
      path(
        '',
        reached.filter((vertex) => vertex.kind === 'merchant').map((vertex) => diamond(vertex, 5))
      )
    ])
  })
  const isThere = vertices.some(({ hop }) => hop === 0)
  const numbers = depths.map((depth) => text({ x: center.x, y: center.y - hopRadii[depth] + 4 }, String(depth), 'middle'))
  const names = sectors.map((angle, index) => {
    const point = polar(center, 331, angle + 30)
    return text({ x: point.x, y: point.y + 4 }, `P${index + 1}`, 'middle')
  })
  return [
    scale,
    path('g-axis', borders),
    ...circles,
    ...relations,
    found.lines,
    ...nodes,
    found.nodes,
    isThere ? circle(center, 13, 'hop-start') + circle(center, 6, 'g-blue') : '',
    found.callout,
    isThere ? text({ x: center.x, y: center.y + 34 }, start, 'middle') : '',
    group('hop-numbers', numbers),
    ...names
  ].join('')
}

const foundLines = (edges: readonly HopEdge[]) => [
  path('g-found', edges.map(straight)),
  path(
    'g-found-head',
    edges.map(([from, to]) => arrow(from, between(from, to, 0.57), 0, 10))
  )
]

/** The loop of transfers, which the style sheet shows at the depth that closes it. */
function ringFound({ ring }: HopGraph, meet: string): Found {
  const steps = ring.slice(1).flatMap((to, index) => ring.slice(index, index + 1).map((from) => [from, to] as const))
  const nodes = group(
    'g-vertices hop-found',
    ring.slice(1, -1).map((vertex) => circle(vertex, 5.5, 'g-on-found'))
  )
  const names = group(
    'hop-found',
    ring.slice(1, -1).map((vertex, index) =>
      index < 4
        ? // The first one is below its vertex, because the number of the first ring is above.
          text({ x: vertex.x - 9, y: vertex.y + (index === 0 ? 20 : -8) }, vertex.name, 'end', 'g-found-text')
        : text({ x: vertex.x, y: vertex.y + (index === 4 ? 22 : -12) }, vertex.name, 'middle', 'g-found-text')
    )
  )
  const [out, back] = [ring[4], ring[5]]
  const crossing = out && back ? between(out, back, 0.5) : center
  const callout = group('hop-found hop-callout', [
    path('g-dim', `M${Math.round(crossing.x)} ${Math.round(crossing.y)}L644 22H676`),
    text({ x: 676, y: 14 }, meet, 'end', 'g-found-text')
  ])
  return { lines: group('hop-found', foundLines(steps)), nodes: nodes + names, callout }
}

/** Most vertices whose names are beside them; more names would cover each other. */
const maxNames = 24

/** The drawing of a graph, which a query may have changed, with the elements of its answer. */
export function drawHopAnswer(
  graph: Pick<HopGraph, 'vertices' | 'edges'>,
  start: string,
  found: { vertices: readonly HopVertex[]; edges: readonly HopEdge[] }
): string {
  const outer = found.vertices.filter(({ hop }) => hop > 0)
  const nodes = group('g-vertices', [
    ...outer.filter(({ kind }) => kind === 'account').map((vertex) => circle(vertex, 5.5, 'g-on-found')),
    path(
      'g-solid g-on-found',
      outer.filter(({ kind }) => kind === 'device').map((vertex) => square(vertex, 3.5))
    ),
    path(
      'g-on-found',
      outer.filter(({ kind }) => kind === 'merchant').map((vertex) => diamond(vertex, 6))
    )
  ])
  // Beside the line from the center, along which most edges run; below it where that line is level, next to a partition's name.
  const names = outer.map((vertex) => {
    if (Math.abs(vertex.y - center.y) < 16) return text({ x: vertex.x, y: vertex.y + 22 }, vertex.name, 'middle', 'g-found-text')
    const isRight = vertex.y > center.y === vertex.x > center.x
    return text({ x: vertex.x + (isRight ? 9 : -9), y: vertex.y - 8 }, vertex.name, isRight ? 'start' : 'end', 'g-found-text')
  })
  return drawPicture(graph, start, {
    lines: foundLines(found.edges).join(''),
    nodes: nodes + (outer.length > maxNames ? '' : group('hop-names', names)),
    callout: ''
  })
}
