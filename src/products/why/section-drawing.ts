import { circle, group, path, text } from '~/ui/figure/draw'
import type { SectionWords } from './types'

const height = 72
const top = (index: number) => 34 + index * 88
/** A slab seen from the side, slightly from above. */
const slab = (y: number) => `M90 ${y}h430l-36 ${height}h-430z`

/** The parts of a database that the design choices concern, as stacked slabs; the selected one is marked. 560 × 480. */
export function drawSection({ topics }: SectionWords): string {
  const words = (className: string) =>
    topics.map((topic, index) => text({ x: 120, y: top(index) + 44 }, topic, 'start', className))
  const dots = (index: number) => [0, 1, 2, 3].map((at) => ({ x: 316 + at * 46, y: top(index) + (at % 2 === 0 ? 26 : 48) }))
  const chain = (index: number) => {
    const [first, ...rest] = dots(index)
    return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : ''
  }
  return [
    path('g-axis', 'M408 20V462'),
    ...topics.map((_, index) =>
      [
        path('prod-box-ink', slab(top(index))),
        path('g-edge', chain(index)),
        group(
          'g-vertices',
          dots(index).map((dot) => circle(dot, 7))
        )
      ].join('')
    ),
    ...words('prod-strong'),
    ...topics.map((topic, index) =>
      group(`pick-on pick-on-${index + 1}`, [
        path('prod-wash', slab(top(index))),
        path('g-path', chain(index)),
        group(
          'g-vertices',
          dots(index).map((dot) => circle(dot, 7, 'g-blue'))
        ),
        text({ x: 120, y: top(index) + 44 }, topic, 'start', 'prod-word prod-blue')
      ])
    )
  ].join('')
}
