import { m } from '~/paraglide/messages'
import { group, line, path, square } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { columns, drawLinks, type Link, removeLinks } from '../levels'
import type { HomeShape } from '../types'

/** One supplier stops; everything downstream that depends on it runs short. */
function drawSupply(): string {
  const levels = columns([18, 82, 146, 200, 238], [[20, 50, 80, 110, 140], [28, 66, 104, 142], [46, 90, 128], [60, 108], [84]])
  const links: Link[] = [
    [0, 0, 1, 0],
    [0, 1, 1, 0],
    [0, 1, 1, 1],
    [0, 2, 1, 1],
    [0, 3, 1, 2],
    [0, 4, 1, 3],
    [0, 3, 1, 3],
    [1, 0, 2, 0],
    [1, 1, 2, 0],
    [1, 1, 2, 1],
    [1, 2, 2, 1],
    [1, 3, 2, 2],
    [1, 2, 2, 2],
    [2, 0, 3, 0],
    [2, 1, 3, 0],
    [2, 1, 3, 1],
    [2, 2, 3, 1],
    [3, 0, 4, 0],
    [3, 1, 4, 0]
  ]
  // Everything that can be reached from the supplier that stopped, computed level by level.
  const isSource = (level: number, column: number) => level === 0 && column === 2
  const short = links.reduce<Link[]>((reached, link) => {
    const [level, column] = link
    const depends = isSource(level, column) || reached.some((earlier) => earlier[2] === level && earlier[3] === column)
    if (depends) reached.push(link)
    return reached
  }, [])
  const isShort = (level: number, column: number) => short.some((link) => link[2] === level && link[3] === column)
  const draw = (a: Point, b: Point) => line(a, b, 5, 5)
  const source = levels[0]?.[2] ?? { x: 0, y: 0 }
  return [
    path('g-edge', drawLinks(levels, removeLinks(links, short), draw)),
    path('g-found', drawLinks(levels, short, draw)),
    group(
      'g-vertices',
      levels.flatMap((level, index) =>
        level.flatMap((point, column) =>
          isSource(index, column) ? [] : [path(isShort(index, column) ? 'g-on-found' : '', square(point, 4.5))]
        )
      )
    ),
    path('g-found', `M${source.x - 6} ${source.y - 6}l12 12m0-12l-12 12`)
  ].join('')
}

export default {
  order: 4,
  text: m.home_shape_supplychain_text,
  draw: drawSupply
} satisfies HomeShape
