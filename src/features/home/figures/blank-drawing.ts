import { circle, group, line, path, polygon } from '~/ui/figure/draw'
import { polar } from '~/ui/figure/geometry'

/** A graph in dashed lines, which stands for content that is not shown. */
export function drawBlank(): string {
  const center = { x: 100, y: 100 }
  const around = Array.from({ length: 6 }, (_, index) => polar(center, 72, index * 60 - 90))
  return [
    path('g-axis', 'M0 100H200M100 0V200'),
    path('g-dash', [polygon(around), ...around.map((point) => line(center, point))]),
    group(
      'g-nodes',
      [center, ...around].map((point) => circle(point, 8, 'g-ghost'))
    )
  ].join('')
}
