import { m } from '~/paraglide/messages'
import { circle, group, path, square } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawLinks, type Levels, type Link } from '../levels'
import type { HomeShape } from '../types'

/** Shareholdings, followed from the company at the bottom up to its controller. */
function drawCredit(): string {
  const levels: Levels = [
    [{ x: 126, y: 14 }],
    [56, 126, 198].map((x) => ({ x, y: 54 })),
    [28, 84, 144, 222].map((x) => ({ x, y: 100 })),
    [{ x: 126, y: 146 }]
  ]
  const holdings: Link[] = [
    [0, 0, 1, 0],
    [0, 0, 1, 2],
    [1, 0, 2, 0],
    [1, 1, 2, 2],
    [1, 2, 2, 3],
    [2, 0, 3, 0],
    [2, 3, 3, 0]
  ]
  const control: Link[] = [
    [0, 0, 1, 1],
    [1, 1, 2, 1],
    [2, 1, 3, 0]
  ]
  const elbow = (a: Point, b: Point) => `M${a.x} ${a.y}V${(a.y + b.y) / 2}H${b.x}V${b.y}`
  return [
    path('g-edge', [...drawLinks(levels, holdings, elbow), 'M198 54H126']),
    path('g-found', drawLinks(levels, control, elbow)),
    group('g-vertices', [
      path(
        '',
        [...(levels[1] ?? []), ...(levels[2] ?? [])].map((point) => square(point, 4.5))
      ),
      path(
        'g-blue',
        (levels[3] ?? []).map((point) => square(point, 6))
      )
    ]),
    ...(levels[0] ?? []).map((point) => circle(point, 7, 'g-answer'))
  ].join('')
}

export default {
  order: 3,
  text: m.home_shape_credit_text,
  draw: drawCredit
} satisfies HomeShape
