import { ldbcRun } from '~/content/benchmarks'
import { path, text } from '~/ui/figure/draw'
import { bar, left } from '../bars'

const minute = 60_000

/** Warm-up and measured run by time, to scale. */
export function draw([warmup = '', run = '']: readonly string[]): string {
  const rows = [
    { words: warmup, value: ldbcRun.warmupTime / minute, className: 'g-outline' },
    { words: run, value: ldbcRun.runTime / minute, className: 'g-blue' }
  ]
  return rows
    .map(({ words, value, className }, index) => {
      const y = 110 + index * 140
      return path(className, bar(y, value * 3.8, 64)) + text({ x: left, y: y - 14 }, `${words} ${value}`)
    })
    .join('')
}
