import type { Written } from '~/contract/locale'
import type { Benchmark, Run, Workload } from './benchmark/format'
import { type NoRatio, ratioOf, type Summary, summaryOf } from './benchmark/statistics'

/*
 * Derives the explorer's view of a query from the samples. Pure functions, used on the server and in the browser. An unknown
 * value in the query is replaced by a default, because addresses outlive results.
 */

/** `ratio`: each time relative to the first chosen system's for the same seed. */
export const metrics = ['time', 'ratio'] as const
type Metric = (typeof metrics)[number]

interface ExplorerQuery {
  result: string
  workload: string
  /** Empty selects all. */
  systems: readonly string[]
  metric: Metric
}

/** Reads the query of a page. Never throws. The router parses a repeated parameter as a list, and one in braces as an object. */
export function readQuery(query: Readonly<Record<string, unknown>>): ExplorerQuery {
  const texts = (value: unknown): string[] =>
    Array.isArray(value) ? value.flatMap(texts) : value === undefined || typeof value === 'object' ? [] : [String(value)]
  const [result = ''] = texts(query.result)
  const [workload = ''] = texts(query.workload)
  const metric = metrics.find((name) => texts(query.metric)[0] === name) ?? 'time'
  return { result, workload, systems: texts(query.system), metric }
}

/** A run prepared for drawing. */
export interface RunView {
  system: string
  name: Written
  /** One point for each seed, in milliseconds or as a ratio; null where there is none. */
  points: readonly (number | null)[]
  timeouts: number
  median: number | undefined
  p95: number | undefined
  summary: Summary
  /** Median relative to the first chosen system's, or the reason why there is none. */
  ratio: number | NoRatio
  rawSha256: string
}

/** The result shown in chart and table. */
export interface ShownResult {
  id: string
  measuredOn: string
  assurance: Benchmark['assurance']
  environment: Benchmark['environment']
  dataset: Benchmark['dataset']
  source: string | undefined
  rerun: string
  workload: Workload
  metric: Metric
  runs: readonly RunView[]
  /** Names of chosen systems without a run of this workload. */
  gaps: readonly Written[]
  /** The systems with their configuration and selection. */
  systems: readonly (Benchmark['systems'][number] & { isChosen: boolean })[]
  workloads: readonly Workload[]
}

export interface ExplorerView {
  /** The selectable results. */
  results: readonly { id: string; name: Written }[]
  /** Undefined if there is no result. */
  shown: ShownResult | undefined
}

export function explore(results: readonly Benchmark[], query: ExplorerQuery): ExplorerView {
  const result = results.find(({ id }) => id === query.result) ?? results[0]
  return {
    results: results.map(({ id, dataset }) => ({ id, name: dataset.name })),
    shown: result && show(result, query)
  }
}

function show(result: Benchmark, query: ExplorerQuery): ShownResult | undefined {
  const workload = result.workloads.find(({ id }) => id === query.workload) ?? deepest(result.workloads)
  if (!workload) return undefined
  const selected = result.systems.filter(({ id }) => query.systems.includes(id))
  const chosen = selected.length > 0 ? selected : result.systems
  const runOf = (id: string) => result.runs.find((run) => run.system === id && run.workload === workload.id)
  const runs = chosen.flatMap(({ id, name }) => {
    const run = runOf(id)
    return run ? [{ run, name }] : []
  })
  const { id, measuredOn, assurance, environment, dataset, source, rerun, workloads } = result
  return {
    id,
    measuredOn,
    assurance,
    environment,
    dataset,
    source,
    rerun,
    workload,
    metric: query.metric,
    runs: runs.map(({ run, name }) => viewOf(result, run, runs[0]?.run ?? run, query.metric, name)),
    gaps: chosen.filter(({ id }) => !runOf(id)).map(({ name }) => name),
    systems: result.systems.map((system) => ({ ...system, isChosen: chosen.includes(system) })),
    workloads
  }
}

/** Defaults to the workload with the most hops, the typical use of a graph database. */
const deepest = (workloads: readonly Workload[]) => [...workloads].sort((one, other) => hopsOf(other) - hopsOf(one))[0]
const hopsOf = (workload: Workload) => (workload.kind === 'k-hop' ? workload.hops : 0)

const timesOf = ({ samples }: Run) => samples.map((sample) => (sample.outcome === 'ok' ? sample.milliseconds : null))

function viewOf(benchmark: Benchmark, run: Run, base: Run, metric: Metric, name: Written): RunView {
  const summary = summaryOf(run)
  const ratio = ratioOf({ benchmark, run }, { benchmark, run: base })
  const points = metric === 'time' ? timesOf(run) : typeof ratio === 'number' ? ratios(timesOf(run), timesOf(base)) : []
  const sorted = [...points.filter((point) => point !== null)].sort((a, b) => a - b)
  const percentiles =
    metric === 'time' ? [summary.median, summary.p95] : [0.5, 0.95].map((share) => sorted[Math.ceil(share * sorted.length) - 1])
  const [median, p95] = percentiles.map((value) => (typeof value === 'number' ? value : undefined))
  const timeouts = metric === 'time' ? summary.timeouts : 0
  return { system: run.system, name, points, timeouts, median, p95, summary, ratio, rawSha256: run.rawSha256 }
}

const ratios = (times: readonly (number | null)[], base: readonly (number | null)[]) =>
  times.map((time, index) => {
    const other = base[index]
    return time === null || !other ? null : time / other
  })

/** A logarithmic axis of whole powers of ten. Positions are fractions of its width. */
export interface LogAxis {
  ticks: readonly number[]
  at: (value: number) => number
}

/** The axis of an explorer without results, in milliseconds. */
const emptyRange = [0.01, 1_000_000] as const

/** An axis that covers the values and spans at least two decades. */
export function axisFor(values: readonly number[]): LogAxis {
  const covered = values.length > 0 ? values : emptyRange
  const from = Math.floor(Math.log10(Math.min(...covered)) + 1e-9)
  const to = Math.max(Math.ceil(Math.log10(Math.max(...covered)) - 1e-9), from + 2)
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, index) => Number(`1e${from + index}`)),
    at: (value) => (Math.log10(value) - from) / (to - from)
  }
}
