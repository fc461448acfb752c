import { m } from '~/paraglide/messages'
import { arrow, circle, group, line, path } from '~/ui/figure/draw'
import { columns, drawLinks, type Link } from '../levels'
import type { HomeShape } from '../types'

/** One sum is split, layered, and gathered again in one account. */
function drawLaundering(): string {
  const levels = columns([16, 76, 136, 192, 238], [[80], [15, 41, 67, 93, 119, 145], [24, 52, 80, 108, 136], [40, 80, 120], [80]])
  const layering: Link[] = [
    [0, 0, 1, 0],
    [0, 0, 1, 1],
    [0, 0, 1, 2],
    [0, 0, 1, 3],
    [0, 0, 1, 4],
    [0, 0, 1, 5],
    [1, 0, 2, 0],
    [1, 0, 2, 1],
    [1, 1, 2, 0],
    [1, 2, 2, 1],
    [1, 2, 2, 2],
    [1, 3, 2, 2],
    [1, 3, 2, 3],
    [1, 4, 2, 3],
    [1, 4, 2, 4],
    [1, 5, 2, 4],
    [2, 0, 3, 0],
    [2, 1, 3, 0],
    [2, 1, 3, 1],
    [2, 2, 3, 1],
    [2, 3, 3, 1],
    [2, 3, 3, 2],
    [2, 4, 3, 2]
  ]
  const gathering: Link[] = [
    [3, 0, 4, 0],
    [3, 1, 4, 0],
    [3, 2, 4, 0]
  ]
  return [
    path(
      'g-edge',
      drawLinks(levels, layering, (a, b) => line(a, b, 4, 4))
    ),
    path(
      'g-found',
      drawLinks(levels, gathering, (a, b) => line(a, b, 4.5, 9))
    ),
    path(
      'g-found-head',
      drawLinks(levels, gathering, (a, b) => arrow(a, b, 8, 7))
    ),
    group(
      'g-vertices',
      levels
        .slice(0, 4)
        .flatMap((level, index) => level.map((point) => circle(point, index === 0 ? 6 : 4, index === 0 ? 'g-blue' : '')))
    ),
    ...(levels[4] ?? []).map((point) => circle(point, 7, 'g-answer'))
  ].join('')
}

export default {
  order: 2,
  text: m.home_shape_launder_text,
  draw: drawLaundering
} satisfies HomeShape
