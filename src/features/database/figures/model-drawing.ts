import { balloon, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork } from '~/ui/figure/network'

/** Words of the model's drawing. Values of properties are sample data. */
export interface ModelWords {
  account: string
  device: string
  login: string
  transfer: string
  /** Lines of properties, «编号：A1». */
  accountProperties: readonly [string, string]
  deviceProperties: readonly [string, string]
  transferProperties: readonly [string, string]
}

const first: Point = { x: 130, y: 150 }
const second: Point = { x: 130, y: 390 }
const device: Point = { x: 460, y: 150 }

/** Two accounts that use one device, and a transfer: what a property graph is made of. Drawn in 640 by 450. */
export function drawModel(words: ModelWords): string {
  const lines = (at: Point, [one, two]: readonly [string, string], anchor: 'start' | 'middle' = 'middle') =>
    text(at, one, anchor, 'model-property') + text({ x: at.x, y: at.y + 24 }, two, anchor, 'model-property')
  return [
    drawNetwork({
      vertices: [
        { id: 'first', shape: 'circle', at: first, size: 46, label: words.account, place: 'inside' },
        { id: 'second', shape: 'circle', at: second, size: 46, label: words.account, place: 'inside' },
        { id: 'device', shape: 'square', at: device, size: 42, label: words.device, place: 'inside' }
      ],
      edges: [
        { from: 'first', to: 'device', directed: true, label: words.login },
        { from: 'second', to: 'device', directed: true, label: words.login },
        { from: 'first', to: 'second', directed: true, mark: 'path', label: words.transfer }
      ]
    }),
    lines({ x: 130, y: 62 }, words.accountProperties),
    lines({ x: 460, y: 62 }, words.deviceProperties),
    lines({ x: 158, y: 240 }, words.transferProperties, 'start'),
    balloon(1, { x: 97, y: 118 }, { x: 44, y: 84 }),
    balloon(2, { x: 130, y: 292 }, { x: 44, y: 258 }),
    balloon(3, { x: 540, y: 70 }, { x: 600, y: 62 }),
    balloon(4, { x: 502, y: 150 }, { x: 600, y: 150 }),
    balloon(5, { x: 130, y: 342 }, { x: 44, y: 352 }),
    balloon(6, { x: 424, y: 188 }, { x: 492, y: 262 })
  ].join('')
}
