import { m } from '~/paraglide/messages'
import { circle, group, line, path, square } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawLinks, type Levels, type Link, removeLinks } from '../levels'
import type { HomeShape } from '../types'

/** Alarms, and the one host on which all of them depend. */
function drawOperations(): string {
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
  const cause = { level: 3, column: 2 }
  // Upwards from the host: everything that depends on a failing part fails.
  const failing = [...dependencies].reverse().reduce<Link[]>((found, link) => {
    const [, , level, column] = link
    const hit =
      (level === cause.level && column === cause.column) || found.some((other) => other[0] === level && other[1] === column)
    if (hit) found.push(link)
    return found
  }, [])
  const alarms = (level: number, column: number) => failing.some((link) => link[0] === level && link[1] === column)
  const draw = (a: Point, b: Point) => line(a, b, 6, 6)
  const [, , , hosts = []] = levels
  return [
    path('g-edge', drawLinks(levels, removeLinks(dependencies, failing), draw)),
    path('g-path', drawLinks(levels, failing, draw)),
    group('g-vertices', [
      ...levels
        .slice(0, 3)
        .flatMap((level, index) => level.map((point, column) => circle(point, 5, alarms(index, column) ? 'g-blue' : ''))),
      path(
        'g-solid',
        hosts.filter((_, column) => column !== cause.column).map((point) => square(point, 5))
      )
    ]),
    path(
      'g-answer',
      hosts.filter((_, column) => column === cause.column).map((point) => square(point, 7))
    )
  ].join('')
}

export default {
  order: 9,
  text: m.home_shape_firmit_text,
  draw: drawOperations
} satisfies HomeShape
