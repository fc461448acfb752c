import { circle, group, line, path, text } from '~/ui/figure/draw'
import { between, type Point } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
import { acquaintances, columns, type Person, people, reachedWithin, start, traversedEdges } from '../hops'
import { connection, links, type PartId, partIds, partKinds } from './anatomy'
import { bestConnected, chain, degree, triangles } from './questions'
import type { AnatomyWords } from './types'

const places: Readonly<Record<PartId, Point>> = {
  t: { x: 280, y: 78 },
  p1: { x: 90, y: 160 },
  p2: { x: 470, y: 160 },
  c1: { x: 90, y: 390 },
  c2: { x: 280, y: 390 },
  c3: { x: 470, y: 390 }
}
const shapes = { person: 'circle', firm: 'square', phone: 'triangle' } as const

const size = 34

/** A property graph whose vertices, edges, properties and shortest path can be shown in turn. 560 × 460. */
export function drawAnatomy({ names, kinds, properties }: AnatomyWords): string {
  const vertex = (id: PartId, mark: VertexMark = 'plain'): NetworkVertex => ({
    id,
    shape: shapes[partKinds[id]],
    at: places[id],
    size,
    mark
  })
  const vertices = (mark: VertexMark) => partIds.map((id) => vertex(id, mark))
  // The outline of a triangle leaves no room for an arrow head beside its foot.
  const edges = links.map(({ kind, from, to }) => ({ from, to, directed: kind !== 'registered' }))
  const way = new Set(connection.flatMap(({ from, to }) => [from, to]))
  let property = 0
  const words = links.map(({ kind, from, to, property: has }) => {
    const middle = between(places[from], places[to], 0.5)
    const isLevel = places[from].y === places[to].y
    const shift = isLevel ? { x: 0, y: -14 } : { x: middle.x < 280 ? 14 : -14, y: 0 }
    const slanted = kind === 'registered'
    const at = slanted
      ? { x: middle.x + (middle.x < 280 ? -16 : 16), y: middle.y - 12 }
      : { x: middle.x + shift.x, y: middle.y + shift.y }
    const anchor: 'start' | 'middle' | 'end' = isLevel ? 'middle' : middle.x < 280 === !slanted ? 'start' : 'end'
    const below = isLevel ? { x: middle.x, y: middle.y + 26 } : { x: at.x, y: at.y + 26 }
    return {
      name: text(at, kinds[kind], anchor),
      property: has ? { at: below, anchor, words: properties[property++] ?? '' } : undefined
    }
  })
  const written = words.flatMap(({ property: each }) => (each ? [each] : []))
  const nameOf = (id: PartId, className = 'prod-word') => {
    const { x, y } = places[id]
    return text({ x, y: y + (id === 't' ? -50 : 5) }, names[id], 'middle', className)
  }
  return [
    drawNetwork({ vertices: vertices('plain'), edges }),
    group('pick-on pick-on-1', drawNetwork({ vertices: vertices('path'), edges: [] })),
    group(
      'pick-on pick-on-2',
      drawNetwork({ vertices: vertices('plain'), edges: edges.map((edge) => ({ ...edge, mark: 'path' })) })
    ),
    group(
      'pick-on pick-on-4',
      drawNetwork({
        vertices: partIds.map((id) => vertex(id, way.has(id) ? 'found' : 'plain')),
        edges: edges.flatMap((edge, index) => {
          const link = links[index]
          return link && connection.includes(link) ? [{ ...edge, mark: 'found' as const }] : []
        })
      })
    ),
    ...words.map(({ name }) => name),
    ...written.map(({ at, anchor, words: each }) => text(at, each, anchor, 'prod-faint')),
    ...partIds.map((id) => nameOf(id)),
    group('pick-on pick-on-3', [
      ...written.map(({ at, anchor, words: each }) => text(at, each, anchor, 'prod-blue')),
      ...partIds.map((id) => nameOf(id, 'prod-word prod-blue'))
    ])
  ].join('')
}

const small = new Map<string, Point>(
  columns.flatMap((column, index) =>
    column.map((person, row): [string, Point] => [
      person,
      { x: 24 + index * 58, y: 108 + (row - (column.length - 1) / 2) * (column.length === 4 ? 52 : 60) }
    ])
  )
)
const at = (person: Person): Point => small.get(person) ?? { x: 0, y: 0 }
const lineOf = ([a, b]: readonly [Person, Person], trim = 7) => line(at(a), at(b), trim, trim)

function drawQuestion(followed: readonly (readonly [Person, Person])[], marks: (person: Person) => VertexMark): string {
  return drawNetwork({
    vertices: people.map((person) => ({ id: person, shape: 'circle', at: at(person), mark: marks(person) })),
    edges: acquaintances.map((pair) => {
      const [from, to] = pair
      const isFollowed = followed.some(([a, b]) => (a === from && b === to) || (a === to && b === from))
      return { from, to, mark: isFollowed ? ('found' as const) : ('ghost' as const) }
    })
  })
}

const pairsOf = (way: readonly Person[]) => way.slice(1).map((person, index): [Person, Person] => [way[index] ?? person, person])

/** The four kinds of questions on the same graph, 280 × 216 each. */
export const questionDrawings = {
  near: () => {
    const found = reachedWithin(2)
    return drawQuestion(traversedEdges(2), (person) => (person === start ? 'start' : found.includes(person) ? 'found' : 'ghost'))
  },
  way: () => {
    const way = chain(start, 'O')
    return drawQuestion(pairsOf(way), (person) =>
      person === start ? 'start' : person === 'O' ? 'answer' : way.includes(person) ? 'found' : 'ghost'
    )
  },
  shape: () => {
    const found = triangles()
    const pairs = found.flatMap(([a, b, c]): [Person, Person][] =>
      a && b && c
        ? [
            [a, b],
            [a, c],
            [b, c]
          ]
        : []
    )
    return drawQuestion(pairs, (person) => (found.some((three) => three.includes(person)) ? 'found' : 'ghost'))
  },
  whole: () =>
    [
      path(
        'g-edge',
        acquaintances.map((pair) => lineOf(pair, 0))
      ),
      group(
        'g-vertices',
        people.map((person) => circle(at(person), 2 + degree(person) * 2.2, person === bestConnected ? 'g-answer' : undefined))
      )
    ].join('')
}
