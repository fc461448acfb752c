import { arrow, circle, group, line, path, square } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { along, columns, type Levels, type Link, without } from './levels'

/** Small drawings of 252 × 160, one for each kind of question. They contain no words: the text beside them states the result. */

/** A sum is split, layered, and gathered again in one account. */
export function drawLaundering(): string {
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
      along(levels, layering, (a, b) => line(a, b, 4, 4))
    ),
    path(
      'g-found',
      along(levels, gathering, (a, b) => line(a, b, 4.5, 9))
    ),
    path(
      'g-found-head',
      along(levels, gathering, (a, b) => arrow(a, b, 8, 7))
    ),
    group(
      'g-nodes',
      levels
        .slice(0, 4)
        .flatMap((level, index) => level.map((point) => circle(point, index === 0 ? 6 : 4, index === 0 ? 'g-blue' : '')))
    ),
    ...(levels[4] ?? []).map((point) => circle(point, 7, 'g-answer'))
  ].join('')
}

/** Shareholdings, traversed from the company at the bottom up to its controller. */
export function drawCredit(): string {
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
    path('g-edge', [...along(levels, holdings, elbow), 'M198 54H126']),
    path('g-found', along(levels, control, elbow)),
    group('g-nodes', [
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

/** One supplier stops; all downstream dependents run short. */
export function drawSupply(): string {
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
  // Everything reachable from the stopped supplier, computed level by level.
  const isSource = (level: number, place: number) => level === 0 && place === 2
  const short = links.reduce<Link[]>((reached, link) => {
    const [level, place] = link
    const depends = isSource(level, place) || reached.some((earlier) => earlier[2] === level && earlier[3] === place)
    if (depends) reached.push(link)
    return reached
  }, [])
  const isShort = (level: number, place: number) => short.some((link) => link[2] === level && link[3] === place)
  const draw = (a: Point, b: Point) => line(a, b, 5, 5)
  const source = levels[0]?.[2] ?? { x: 0, y: 0 }
  return [
    path('g-edge', along(levels, without(links, short), draw)),
    path('g-found', along(levels, short, draw)),
    group(
      'g-nodes',
      levels.flatMap((level, index) =>
        level.flatMap((point, place) =>
          isSource(index, place) ? [] : [path(isShort(index, place) ? 'g-on-found' : '', square(point, 4.5))]
        )
      )
    ),
    path('g-found', `M${source.x - 6} ${source.y - 6}l12 12m0-12l-12 12`)
  ].join('')
}
