import type { Benchmark, Run } from './format'

/** A percentile in milliseconds; `over-limit` if it falls on a query that timed out. */
export type Percentile = number | 'over-limit'

/** Figures derived from the samples of a run. A figure is undefined if the samples do not support it. */
export interface Summary {
  count: number
  ok: number
  timeouts: number
  errors: number
  /** Share of queries that answered in time, 0 to 1. */
  successRate: number
  /** Of the answered queries only; undefined if any query timed out, because it would hide the slowest. */
  mean: number | undefined
  median: Percentile | undefined
  p95: Percentile | undefined
  /** From 100 samples on. */
  p99: Percentile | undefined
}

/** Samples below which the 99th percentile would be the slowest query. */
const leastForP99 = 100

/** The figures of a run. Errors have no time, so percentiles are of the answered and the timed-out queries. */
export function summaryOf({ samples }: Pick<Run, 'samples'>): Summary {
  const times = samples.flatMap((sample) => (sample.outcome === 'ok' ? [sample.milliseconds] : []))
  const timeouts = samples.filter(({ outcome }) => outcome === 'timeout').length
  const timed = times.length + timeouts
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): Percentile | undefined => {
    if (timed === 0) return undefined
    // The nearest rank: the smallest value that at least this share of the queries does not exceed.
    return sorted[Math.ceil(share * timed) - 1] ?? 'over-limit'
  }
  return {
    count: samples.length,
    ok: times.length,
    timeouts,
    errors: samples.length - timed,
    successRate: times.length / samples.length,
    mean: timeouts === 0 && times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : undefined,
    median: at(0.5),
    p95: at(0.95),
    p99: samples.length >= leastForP99 ? at(0.99) : undefined
  }
}

/** Reason for which two runs have no ratio. */
export type NoRatio = 'samples' | 'dataset' | 'environment' | 'workload' | 'timeouts'

/**
 * The median of a run as a multiple of another's, or the reason for which there is none: the two must have the same dataset,
 * environment, workload and number of answered queries.
 */
export function ratioOf(one: Measured, other: Measured): number | NoRatio {
  if (one.benchmark.dataset.sha256 !== other.benchmark.dataset.sha256) return 'dataset'
  if (JSON.stringify(one.benchmark.environment) !== JSON.stringify(other.benchmark.environment)) return 'environment'
  const workloads = [one, other].map(({ benchmark, run }) => benchmark.workloads.find(({ id }) => id === run.workload))
  if (JSON.stringify(workloads[0]) !== JSON.stringify(workloads[1])) return 'workload'
  const [mine, base] = [summaryOf(one.run), summaryOf(other.run)]
  if (mine.count !== base.count || mine.ok !== base.ok) return 'samples'
  if (typeof mine.median !== 'number' || typeof base.median !== 'number' || base.median === 0) return 'timeouts'
  return mine.median / base.median
}

/** A run with the measurement that it is of. */
export interface Measured {
  benchmark: Pick<Benchmark, 'dataset' | 'environment' | 'workloads'>
  run: Run
}
