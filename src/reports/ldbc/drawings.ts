import { ldbcRun } from '~/content/benchmarks'
import { fill } from '~/lib/fill'
import { path, text } from '~/ui/figure/draw'
import { round } from '~/ui/figure/geometry'
import type { LdbcLabels } from './types'

/* The figures of the audited benchmark, each to scale. 560 units wide. */

const left = 20
const right = 540
const bar = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${y}h${round(width)}v${height}h${round(-width)}z`

/** Throughput: the baseline as 100, the result to the same scale. 560 × 240. */
function drawGain({ baseline, result }: LdbcLabels): string {
  const unit = (right - left) / (100 + ldbcRun.gain)
  const [base, full] = [unit * 100, right - left]
  return [
    text({ x: left, y: 44 }, baseline),
    path('report-bar', bar(left, 56, base, 40)),
    text({ x: left + 12, y: 76, drop: 0.36 }, '100', 'start', 'g-name'),
    text({ x: left, y: 136 }, result),
    path('report-bar-ours', bar(left, 148, full, 40)),
    text({ x: left + 12, y: 168, drop: 0.36 }, String(100 + ldbcRun.gain), 'start', 'g-name g-on-fill'),
    path('g-dim', `M${round(left + base)} 102V222M${right} 194V222M${round(left + base)} 214H${right}`),
    text({ x: (left + base + right) / 2, y: 214, drop: 0.36 }, `+${ldbcRun.gain}%`, 'middle', 'report-gain')
  ].join('')
}

/** Warm-up and run by time and by operations, and a second of schedule beside what it takes in the run. 560 × 300. */
function drawRun({ warmup, run, operations, schedule, real, values }: LdbcLabels): string {
  const whole = ldbcRun.warmupTime + ldbcRun.runTime
  const split = left + ((right - left) * ldbcRun.warmupTime) / whole
  const second = right - left
  return [
    path('report-bar', bar(left, 48, split - left, 40)),
    path('report-bar-ours', bar(split, 48, right - split, 40)),
    text({ x: left, y: 36 }, warmup),
    text({ x: split, y: 36 }, run),
    text({ x: left + 8, y: 68, drop: 0.36 }, values.warmupTime, 'start', 'g-name'),
    text({ x: split + 12, y: 68, drop: 0.36 }, values.runTime, 'start', 'g-name g-on-fill'),
    text({ x: left, y: 110 }, values.warmup),
    // At the end of its bar: on a small phone, the words of the short bar need the room below both.
    text({ x: right, y: 110 }, fill(operations, { count: values.operations }), 'end'),
    text({ x: left, y: 172 }, schedule),
    path('report-bar', bar(left, 184, second, 24)),
    text({ x: left, y: 244 }, real),
    path('report-bar-ours', bar(left, 256, second * ldbcRun.timeCompressionRatio, 24)),
    text(
      { x: left + second * ldbcRun.timeCompressionRatio + 10, y: 268, drop: 0.36 },
      `${ldbcRun.timeCompressionRatio * 1000} ms`
    )
  ].join('')
}

/** The share of late operations: the limit, and the measured value. 560 × 300. */
function drawLate({ lateLimit, late }: LdbcLabels): string {
  const at = (percent: number) => round(left + 20 + ((right - left - 40) * percent) / (ldbcRun.lateAllowed + 1))
  const limit = at(ldbcRun.lateAllowed)
  const ticks = Array.from({ length: ldbcRun.lateAllowed + 2 }, (_, percent) => percent)
  return [
    path('g-outline', `M${at(0)} 150H${at(ldbcRun.lateAllowed + 1)}${ticks.map((tick) => `M${at(tick)} 142V158`).join('')}`),
    ...ticks.map((tick) => text({ x: at(tick), y: 180 }, `${tick}%`, 'middle')),
    path('g-dash', `M${limit} 84V142`),
    text({ x: limit, y: 72 }, lateLimit, 'middle'),
    path('g-blue', `M${at(ldbcRun.late)} 138l-8 -14h16z`),
    text({ x: at(ldbcRun.late) - 8, y: 108 }, late, 'start', 'report-gain')
  ].join('')
}

export const drawLdbc = { gain: drawGain, run: drawRun, late: drawLate }
