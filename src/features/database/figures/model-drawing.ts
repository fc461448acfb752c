import { balloon, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork } from '~/ui/figure/network'

/** Labels of the drawing. Property values are sample data. */
export interface ModelWords {
  account: string
  device: string
  login: string
  transfer: string
  /** Property lines, «编号：A1». */
  accountProperties: readonly [string, string]
  deviceProperties: readonly [string, string]
  transferProperties: readonly [string, string]
}

const first: Point = { x: 130, y: 150 }
const second: Point = { x: 315, y: 385 }
const device: Point = { x: 500, y: 150 }

/** A property graph: two accounts with a shared device, and a transfer. 640 by 450. */
export function drawModel(words: ModelWords): string {
  const lines = (at: Point, [one, two]: readonly [string, string], anchor: 'start' | 'middle' = 'middle') =>
    text(at, one, anchor, 'model-property') + text({ x: at.x, y: at.y + 28 }, two, anchor, 'model-property')
  return [
    drawNetwork({
      vertices: [
        { id: 'first', shape: 'circle', at: first, size: 46, label: words.account, labelPosition: 'inside' },
        { id: 'second', shape: 'circle', at: second, size: 46, label: words.account, labelPosition: 'inside' },
        { id: 'device', shape: 'square', at: device, size: 42, label: words.device, labelPosition: 'inside' }
      ],
      edges: [
        { from: 'first', to: 'device', directed: true, label: words.login },
        { from: 'second', to: 'device', directed: true, label: words.login },
        { from: 'first', to: 'second', directed: true, mark: 'path', label: words.transfer }
      ]
    }),
    lines({ x: 130, y: 56 }, words.accountProperties),
    lines({ x: 500, y: 56 }, words.deviceProperties),
    lines({ x: 24, y: 300 }, words.transferProperties, 'start'),
    balloon(1, { x: 86, y: 164 }, { x: 34, y: 190 }),
    balloon(2, { x: 205, y: 245 }, { x: 268, y: 208 }),
    balloon(3, { x: 546, y: 51 }, { x: 614, y: 58 }),
    balloon(4, { x: 542, y: 150 }, { x: 614, y: 150 }),
    balloon(5, { x: 286, y: 348 }, { x: 214, y: 404 }),
    balloon(6, { x: 466, y: 196 }, { x: 542, y: 262 })
  ].join('')
}
