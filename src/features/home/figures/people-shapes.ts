import { circle, diamond, group, line, path, square } from '~/ui/figure/draw'
import { distance, type Point, polar } from '~/ui/figure/geometry'
import { along, columns, type Levels, type Link, without } from './levels'

/** Small drawings of 252 × 160, one for each kind of question. They contain no words: the text beside them states the result. */

/** Items that people with the same taste chose and this one does not know yet. */
export function drawRecommendation(): string {
  const levels = columns(
    [44, 208],
    [
      [22, 51, 80, 109, 138],
      [14, 40, 66, 94, 120, 146]
    ]
  )
  const chosen: Link[] = [
    [0, 0, 1, 0],
    [0, 0, 1, 2],
    [0, 1, 1, 0],
    [0, 1, 1, 1],
    [0, 1, 1, 3],
    [0, 3, 1, 2],
    [0, 3, 1, 4],
    [0, 4, 1, 3],
    [0, 4, 1, 5],
    [0, 4, 1, 4]
  ]
  const shared: Link[] = [
    [0, 2, 1, 0],
    [0, 2, 1, 1],
    [0, 1, 1, 0],
    [0, 1, 1, 1]
  ]
  const offered: Link = [0, 2, 1, 3]
  const draw = (a: Point, b: Point) => line(a, b, 6, 6)
  return [
    path('g-edge', along(levels, without(chosen, shared), draw)),
    path('g-path', along(levels, shared, draw)),
    path('g-found shape-offered', along(levels, [offered], draw)),
    group('g-nodes', [
      ...(levels[0] ?? []).map((point, place) => circle(point, 5.5, place === offered[1] ? 'g-blue' : '')),
      ...(levels[1] ?? []).map((point, place) => path(place === offered[3] ? 'g-on-found' : '', diamond(point, 6)))
    ])
  ].join('')
}

/** The person who connects three circles of acquaintances. */
export function drawSocial(): string {
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
      'g-nodes',
      circles.flatMap(({ people }) => people.map((person) => circle(person, 4)))
    ),
    circle(joint, 7, 'g-answer')
  ].join('')
}

/** From a user through group and role to a record: who has access, and how. */
export function drawAccess(): string {
  const levels = columns(
    [22, 90, 160, 230],
    [
      [24, 62, 100, 138],
      [40, 82, 124],
      [34, 80, 128],
      [20, 60, 100, 140]
    ]
  )
  const grants: Link[] = [
    [0, 0, 1, 0],
    [0, 1, 1, 0],
    [0, 2, 1, 1],
    [0, 2, 1, 2],
    [1, 0, 2, 0],
    [1, 1, 2, 1],
    [1, 2, 2, 2],
    [2, 0, 3, 0],
    [2, 0, 3, 1],
    [2, 1, 3, 1],
    [2, 2, 3, 3]
  ]
  const way: Link[] = [
    [0, 3, 1, 2],
    [1, 2, 2, 1],
    [2, 1, 3, 2]
  ]
  const step = (a: Point, b: Point) => `M${a.x} ${a.y}H${(a.x + b.x) / 2}V${b.y}H${b.x}`
  const [users = [], groups = [], roles = [], records = []] = levels
  return [
    path('g-edge', along(levels, grants, step)),
    path('g-found', along(levels, way, step)),
    group('g-nodes', [
      ...users.map((point, place) => circle(point, 5.5, place === 3 ? 'g-blue' : '')),
      ...groups.map((point) => circle(point, 4)),
      path(
        '',
        roles.map((point) => diamond(point, 6))
      ),
      path(
        'g-solid',
        records.filter((_, place) => place !== 2).map((point) => square(point, 4.5))
      )
    ]),
    path(
      'g-answer',
      records.slice(2, 3).map((point) => square(point, 6))
    )
  ].join('')
}

/** Alarms, and the one host that all of them depend on. */
export function drawOperations(): string {
  const levels: Levels = [[126], [56, 126, 196], [26, 76, 126, 176, 226], [50, 126, 202]].map((xs, index) =>
    xs.map((x) => ({ x, y: 18 + index * 42 }))
  )
  const dependencies: Link[] = [
    [0, 0, 1, 0],
    [0, 0, 1, 1],
    [0, 0, 1, 2],
    [1, 0, 2, 0],
    [1, 0, 2, 1],
    [1, 1, 2, 1],
    [1, 1, 2, 2],
    [1, 1, 2, 3],
    [1, 2, 2, 3],
    [1, 2, 2, 4],
    [2, 0, 3, 0],
    [2, 1, 3, 0],
    [2, 1, 3, 1],
    [2, 2, 3, 1],
    [2, 3, 3, 2],
    [2, 4, 3, 2]
  ]
  const cause = { level: 3, place: 2 }
  // A failure spreads upwards from the host to everything that depends on it.
  const failing = [...dependencies].reverse().reduce<Link[]>((found, link) => {
    const [, , level, place] = link
    const hit =
      (level === cause.level && place === cause.place) || found.some((other) => other[0] === level && other[1] === place)
    if (hit) found.push(link)
    return found
  }, [])
  const alarms = (level: number, place: number) => failing.some((link) => link[0] === level && link[1] === place)
  const draw = (a: Point, b: Point) => line(a, b, 6, 6)
  const [, , , hosts = []] = levels
  return [
    path('g-edge', along(levels, without(dependencies, failing), draw)),
    path('g-path', along(levels, failing, draw)),
    group('g-nodes', [
      ...levels
        .slice(0, 3)
        .flatMap((level, index) => level.map((point, place) => circle(point, 5, alarms(index, place) ? 'g-blue' : ''))),
      path(
        'g-solid',
        hosts.filter((_, place) => place !== cause.place).map((point) => square(point, 5))
      )
    ]),
    path(
      'g-answer',
      hosts.filter((_, place) => place === cause.place).map((point) => square(point, 7))
    )
  ].join('')
}
