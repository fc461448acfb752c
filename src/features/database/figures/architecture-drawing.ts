import type { Architecture } from '~/content/vendor/technology'
import { type Locale, textIn } from '~/contract/locale'
import { path, text } from '~/ui/figure/draw'

/** Width of the drawing, and the height that one layer takes. */
export const architectureWidth = 560
const layerHeight = 116
const boxWidth = 420
const boxHeight = 72
/** A server of a layer. */
const server = { width: 40, height: 16, gap: 12 }

export const architectureHeight = (layers: number): number => layers * layerHeight - (layerHeight - boxHeight) + 2

/** Parts as layers, each with as many servers as a cluster runs side by side; lines are the calls from one layer to the next. */
export function drawArchitecture(parts: Architecture['parts'], locale: Locale): string {
  const [left, middle] = [(architectureWidth - boxWidth) / 2, architectureWidth / 2]
  return parts
    .map(({ name, count }, layer) => {
      const y = 1 + layer * layerHeight
      const isMany = count > 1
      const first = middle - (count * server.width + (count - 1) * server.gap) / 2
      const servers = Array.from(
        { length: isMany ? count : 0 },
        (_, index) =>
          `M${first + index * (server.width + server.gap)} ${y + 44}h${server.width}v${server.height}h${-server.width}z`
      )
      return [
        layer === 0 ? '' : path('g-edge', `M${middle} ${y - (layerHeight - boxHeight)}V${y}`),
        path('architecture-box', `M${left} ${y}h${boxWidth}v${boxHeight}h${-boxWidth}z`),
        path('g-blue', servers.join('')),
        text(
          { x: middle, y: y + (isMany ? 30 : boxHeight / 2 + 5) },
          `${textIn(name, locale)}${isMany ? ` × ${count}` : ''}`,
          'middle'
        )
      ].join('')
    })
    .join('')
}
