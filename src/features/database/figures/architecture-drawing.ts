import type { Architecture } from '~/content/vendor/technology'
import { type Locale, textIn } from '~/contract/locale'
import { path, text } from '~/ui/figure/draw'

/** Width of the drawing, and the height that one layer takes. */
export const architectureWidth = 560
const layerHeight = 108
const boxHeight = 56
const gap = 20

export const architectureHeight = (layers: number): number => layers * layerHeight - (layerHeight - boxHeight) + 2

/** Parts as layers of boxes, as many as a cluster runs side by side; lines are the calls from one layer to the next. */
export function drawArchitecture(parts: Architecture['parts'], locale: Locale): string {
  const widest = Math.max(...parts.map(({ count }) => count))
  const width = Math.min(180, (architectureWidth - 2 - gap * (widest - 1)) / widest)
  const layers = parts.map(({ name, count }, layer) => {
    const left = (architectureWidth - count * width - (count - 1) * gap) / 2
    return Array.from({ length: count }, (_, index) => ({
      name: count > 1 ? `${textIn(name, locale)} ${index + 1}` : textIn(name, locale),
      x: left + index * (width + gap),
      y: 1 + layer * layerHeight
    }))
  })
  const calls = layers.flatMap((boxes, layer) =>
    boxes.flatMap((from) =>
      (layers[layer + 1] ?? []).map((to) => `M${from.x + width / 2} ${from.y + boxHeight}L${to.x + width / 2} ${to.y}`)
    )
  )
  const boxes = layers
    .flat()
    .map(
      ({ name, x, y }) =>
        path('architecture-box', `M${x} ${y}h${width}v${boxHeight}h${-width}z`) +
        text({ x: x + width / 2, y: y + boxHeight / 2 + 5 }, name, 'middle')
    )
  return path('g-edge', calls) + boxes.join('')
}
