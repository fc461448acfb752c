import { m } from '~/paraglide/messages'
import { circle, group, line, path } from '~/ui/figure/draw'
import { distance, type Point, polar } from '~/ui/figure/geometry'
import type { HomeShape } from '../types'

/** The person through whom three circles of acquaintances are joined. */
function drawSocial(): string {
  const around = (center: Point, radius: number, count: number, turn: number) =>
    Array.from({ length: count }, (_, index) => polar(center, radius, turn + (360 / count) * index))
  const circles = [
    { people: around({ x: 58, y: 52 }, 38, 7, 10), steps: [1, 2] },
    { people: around({ x: 196, y: 48 }, 34, 6, 40), steps: [1, 2] },
    { people: around({ x: 148, y: 128 }, 24, 5, -60), steps: [1] }
  ]
  const joint = { x: 128, y: 76 }
  const friendships = circles.flatMap(({ people, steps }) =>
    steps.flatMap((step) => people.map((person, index) => line(person, people[(index + step) % people.length] ?? person, 4, 4)))
  )
  const bridges = circles.flatMap(({ people }) => [...people].sort((a, b) => distance(a, joint) - distance(b, joint)).slice(0, 2))
  return [
    path('g-edge', friendships),
    path(
      'g-found',
      bridges.map((person) => line(joint, person, 7, 4))
    ),
    group(
      'g-vertices',
      circles.flatMap(({ people }) => people.map((person) => circle(person, 4)))
    ),
    circle(joint, 7, 'g-answer')
  ].join('')
}

export default {
  order: 7,
  text: m.home_shape_social_text,
  draw: drawSocial
} satisfies HomeShape
