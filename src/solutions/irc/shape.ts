import { m } from '~/paraglide/messages'
import { circle, diamond, group, line, path } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { columns, drawLinks, type Link, removeLinks } from '../levels'
import type { HomeShape } from '../types'

/** Items that people of the same taste chose and this person has not seen. */
function drawRecommendation(): string {
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
    path('g-edge', drawLinks(levels, removeLinks(chosen, shared), draw)),
    path('g-path', drawLinks(levels, shared, draw)),
    path('g-found shape-offered', drawLinks(levels, [offered], draw)),
    group('g-vertices', [
      ...(levels[0] ?? []).map((point, column) => circle(point, 5.5, column === offered[1] ? 'g-blue' : '')),
      ...(levels[1] ?? []).map((point, column) => path(column === offered[3] ? 'g-on-found' : '', diamond(point, 6)))
    ])
  ].join('')
}

export default {
  order: 6,
  text: m.home_shape_irc_text,
  draw: drawRecommendation
} satisfies HomeShape
