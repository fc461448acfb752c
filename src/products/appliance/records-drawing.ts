import { path, text } from '~/ui/figure/draw'
import { assumed } from './appliance'
import type { RecordsWords } from './types'

const left = 30
const perByte = 5
const height = 52
const step = 7

interface Field {
  name: string
  bytes: number
  isProperties?: boolean
}

/** Records of a vertex and an edge, to the scale of their bytes, once for each copy. 560 × 320. */
export function drawRecords({ vertex, edge, identifier, end, properties, copies }: RecordsWords): string {
  const record = (name: string, top: number, fields: readonly Field[]) => {
    const total = fields.reduce((sum, { bytes }) => sum + bytes, 0)
    const width = total * perByte
    const outlines = Array.from({ length: assumed.copies - 1 }, (_, index) => {
      const shift = (assumed.copies - 1 - index) * step
      return `M${left + shift} ${top - shift}h${width}v${height}h-${width}z`
    })
    let x = left
    const drawn = fields.map(({ name: field, bytes, isProperties }) => {
      const from = x
      x += bytes * perByte
      const middle = (from + x) / 2
      return [
        path(isProperties ? 'prod-wash' : 'prod-box-ink', `M${from} ${top}H${x}v${height}H${from}z`),
        text({ x: middle, y: top + 31 }, field, 'middle', 'prod-word'),
        text({ x: middle, y: top + height + 24 }, String(bytes), 'middle', 'prod-faint')
      ].join('')
    })
    return [
      text({ x: left, y: top - 28 }, `${name} · ${total} × ${copies}`, 'start', 'prod-strong'),
      ...outlines.map((outline) => path('prod-box', outline)),
      ...drawn
    ].join('')
  }
  return [
    record(vertex, 66, [
      { name: identifier, bytes: assumed.identifier },
      { name: properties, bytes: assumed.properties, isProperties: true }
    ]),
    record(edge, 222, [
      { name: end, bytes: 2 * assumed.identifier },
      { name: end, bytes: 2 * assumed.identifier },
      { name: properties, bytes: assumed.properties, isProperties: true }
    ])
  ].join('')
}
