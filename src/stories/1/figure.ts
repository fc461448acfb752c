import { path, text } from '~/ui/figure/draw'
import { bar, left } from '../bars'

/** Throughput relative to the compared system, which is 100 (spec §9). */
const throughput = { baseline: 100, measured: 170 }

/** Two bars, to scale. */
export function draw([baseline = '', measured = '']: readonly string[]): string {
  const rows = [
    { words: baseline, value: throughput.baseline, className: 'g-outline' },
    { words: measured, value: throughput.measured, className: 'g-blue' }
  ]
  return rows
    .map(({ words, value, className }, index) => {
      const y = 110 + index * 140
      return path(className, bar(y, value * 2.7, 64)) + text({ x: left, y: y - 14 }, `${words} ${value}`)
    })
    .join('')
}
