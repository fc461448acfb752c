import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force'
import type { DemoGraph } from '../../src/demos/types'
import { Random } from './random'
import type { GeneratedGraph } from './types'

/** The frame of a drawing, with room for the vertices at its border. */
const frame = { width: 1000, height: 640, margin: 24 }
const ticks = 400

interface Place {
  id: string
  x: number
  y: number
}

/**
 * Positions the vertices with d3-force, and rounds them to whole units. The simulation starts on a spiral and draws its random
 * numbers from the seed, so it ends in the same place each time.
 */
export function laidOut({ vertices, edges, layout = {} }: GeneratedGraph, seed: number): DemoGraph {
  const { charge = -30, length = 26, gravity = 0.06, spacing = 9 } = layout
  const random = new Random(seed)
  const places: Place[] = vertices.map(({ id }) => ({ id, x: Number.NaN, y: Number.NaN }))
  const links = edges.map(({ from, to }) => ({ source: from, target: to }))
  const simulation = forceSimulation(places)
    .randomSource(() => random.next())
    .force(
      'link',
      forceLink<Place, { source: string; target: string }>(links)
        .id(({ id }) => id)
        .distance(length)
    )
    .force('charge', forceManyBody().strength(charge).distanceMax(300))
    .force('x', forceX(0).strength(gravity * (frame.height / frame.width)))
    .force('y', forceY(0).strength(gravity))
    .force('collide', forceCollide(spacing))
    .stop()
  simulation.tick(ticks)
  const scaled = (values: readonly number[], size: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const scale = most > least ? (size - 2 * frame.margin) / (most - least) : 1
    return (value: number) => Math.round(frame.margin + (value - least) * scale)
  }
  const x = scaled(
    places.map((place) => place.x),
    frame.width
  )
  const y = scaled(
    places.map((place) => place.y),
    frame.height
  )
  return {
    vertices: vertices.map(({ values, ...vertex }, index) => ({
      ...vertex,
      x: x(places[index]?.x ?? 0),
      y: y(places[index]?.y ?? 0),
      ...(values && { values })
    })),
    edges: edges.map((edge, index) => ({ id: `e${index + 1}`, ...edge }))
  }
}
