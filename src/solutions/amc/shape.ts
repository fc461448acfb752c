import { m } from '~/paraglide/messages'
import { circle, diamond, group, path, square } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { columns, drawLinks, type Link } from '../levels'
import type { HomeShape } from '../types'

/** From a user through group and role to a record: the users with access, and their paths. */
function drawAccess(): string {
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
    path('g-edge', drawLinks(levels, grants, step)),
    path('g-found', drawLinks(levels, way, step)),
    group('g-vertices', [
      ...users.map((point, index) => circle(point, 5.5, index === 3 ? 'g-blue' : '')),
      ...groups.map((point) => circle(point, 4)),
      path(
        '',
        roles.map((point) => diamond(point, 6))
      ),
      path(
        'g-solid',
        records.filter((_, index) => index !== 2).map((point) => square(point, 4.5))
      )
    ]),
    path(
      'g-answer',
      records.slice(2, 3).map((point) => square(point, 6))
    )
  ].join('')
}

export default {
  order: 8,
  name: m.home_shape_amc_name,
  text: m.home_shape_amc_text,
  draw: drawAccess
} satisfies HomeShape
