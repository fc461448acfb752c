import { circle, group, line, path, text } from '~/ui/figure/draw'
import { center, ringRadii, ringVertices } from './method-graph'
import type { MethodCopy } from './types'

/** A seed and the rings that its hops reach, with the limits of the method. 560 × 464. */
export function drawMethod(words: MethodCopy['words']): string {
  const edges = ringVertices.flatMap(({ at, parent, hop }) => {
    const from = parent === undefined ? undefined : ringVertices[parent]
    return from ? [line(from.at, at, hop === 1 ? 9 : 6, 5)] : []
  })
  const [, near = 0, far = 0] = ringRadii
  return [
    group(
      'rings',
      ringRadii.map((radius) => circle(center, radius, 'g-axis'))
    ),
    path('g-edge', edges),
    group('g-vertices', [
      ...ringVertices.slice(1).map(({ at, hop }) => circle(at, hop === 1 ? 6.5 : 5, hop === 3 ? undefined : 'g-on-path')),
      circle(center, 9, 'g-blue')
    ]),
    text({ x: center.x, y: center.y + 26 }, words.seed, 'middle'),
    text({ x: center.x, y: center.y - near - 10 }, words.near, 'middle'),
    text({ x: center.x, y: center.y - far - 12 }, words.far, 'middle')
  ].join('')
}
