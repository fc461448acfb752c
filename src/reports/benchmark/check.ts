import * as v from 'valibot'
import { comparisonMethod } from '~/content/benchmarks'
import { type Benchmark, benchmarkSchema, type Submission, submissionSchema, type Workload } from './format'
import { rawFile, sha256Of } from './raw-file'
import { summaryOf } from './statistics'

/** A measurement, or everything that is wrong with it, each as one sentence. */
export type Checked = { benchmark: Benchmark; faults?: never } | { benchmark?: never; faults: readonly string[] }

/** Makes the edge list of a dataset again; undefined for a generator that it does not know. */
type Regenerate = (dataset: Benchmark['dataset']) => string | undefined

/**
 * Checks a measurement: the format, the references between its parts, the limits of the method, every digest, that the
 * systems gave equal answers, and the figures that it claims. No value is trusted that can be computed again.
 */
export async function checkBenchmark(value: unknown, regenerate: Regenerate = () => undefined): Promise<Checked> {
  const parsed = v.safeParse(submissionSchema, value)
  if (!parsed.success) {
    return { faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`) }
  }
  const { claims, ...rest } = parsed.output
  const benchmark = v.parse(benchmarkSchema, rest)
  const faults = [
    ...repeated(benchmark),
    ...benchmark.workloads.flatMap(workloadFaults),
    ...runFaults(benchmark),
    ...unequalAnswers(benchmark),
    ...claimFaults(benchmark, claims),
    ...(await digestFaults(benchmark, regenerate))
  ]
  return faults.length > 0 ? { faults } : { benchmark }
}

/** Names that occur twice. */
function repeated({ systems, workloads, runs }: Benchmark): string[] {
  const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...twice(systems.map(({ id }) => id)).map((id) => `System ${id} is listed twice.`),
    ...twice(workloads.map(({ id }) => id)).map((id) => `Workload ${id} is listed twice.`),
    ...twice(runs.map(({ system, workload }) => `${system} in ${workload}`)).map((name) => `The run of ${name} is listed twice.`)
  ]
}

/** Violations of the method's rules for workloads. */
function workloadFaults(workload: Workload): string[] {
  const { id, kind, seeds, limitMilliseconds } = workload
  const faults: string[] = []
  if (new Set(seeds.used).size !== seeds.used.length) faults.push(`${id}: a seed is used twice.`)
  if (seeds.used.length > seeds.declared) faults.push(`${id}: more seeds are used than declared.`)
  const isPath = kind === 'shortest-path'
  if (seeds.used.some((seed) => seed.includes('>') !== isPath)) faults.push(`${id}: a seed is not of the workload's form.`)
  if (kind === 'pagerank') {
    if (workload.iterations !== comparisonMethod.pageRankIterations) faults.push(`${id}: the method has 10 iterations.`)
    return faults
  }
  if (!comparisonMethod.seeds.some((count) => count === seeds.declared)) faults.push(`${id}: the method has 100 or 300 seeds.`)
  const limit = kind === 'k-hop' ? comparisonMethod.hopLimit(workload.hops) : comparisonMethod.shortestPathLimit
  if (limitMilliseconds !== limit) faults.push(`${id}: the method's limit is ${limit} ms.`)
  return faults
}

function runFaults({ systems, workloads, runs, measuredOn }: Benchmark): string[] {
  return runs.flatMap(({ system, workload: workloadId, samples, startedAt }) => {
    const name = `${system} in ${workloadId}`
    const workload = workloads.find(({ id }) => id === workloadId)
    if (!workload || !systems.some(({ id }) => id === system)) return [`${name}: the system or the workload is not listed.`]
    const faults: string[] = []
    const { seeds, limitMilliseconds } = workload
    if (startedAt.slice(0, 10) !== measuredOn) faults.push(`${name}: started on another day.`)
    if (seeds.used.join() !== samples.map(({ seed }) => seed).join()) {
      faults.push(`${name}: has not exactly one sample for each used seed.`)
    }
    for (const sample of samples) {
      if (sample.outcome === 'timeout' && sample.limitMilliseconds !== limitMilliseconds) {
        faults.push(`${name}: seed ${sample.seed} timed out at another limit.`)
      }
      if (sample.outcome === 'ok' && limitMilliseconds !== null && sample.milliseconds > limitMilliseconds) {
        faults.push(`${name}: seed ${sample.seed} answered after the limit.`)
      }
    }
    return faults
  })
}

/** Answers to the same seed that differ between systems. */
function unequalAnswers({ runs }: Benchmark): string[] {
  const known = new Map<string, string>()
  return runs.flatMap(({ system, workload, samples }) =>
    samples.flatMap((sample) => {
      if (sample.outcome !== 'ok') return []
      const key = `${workload} ${sample.seed}`
      const answer = known.get(key)
      if (answer === undefined) known.set(key, sample.answer)
      return answer === undefined || answer === sample.answer
        ? []
        : [`${system} in ${workload}: the answer to seed ${sample.seed} differs from another system's.`]
    })
  )
}

/** Claimed figures may be rounded to three digits. */
const rounding = 0.0005

function claimFaults({ runs }: Benchmark, claims: Submission['claims']): string[] {
  return claims.flatMap(({ system, workload, figure, value }) => {
    const run = runs.find((each) => each.system === system && each.workload === workload)
    const computed = run && summaryOf(run)[figure]
    const agrees = typeof computed === 'number' && Math.abs(computed - value) <= rounding * Math.abs(computed)
    return agrees ? [] : [`${system} in ${workload}: the claimed ${figure} does not follow from the samples.`]
  })
}

async function digestFaults({ systems, runs, dataset }: Benchmark, regenerate: Regenerate): Promise<string[]> {
  const edges = regenerate(dataset)
  const pairs = [
    ...systems.map((system) => [`The configuration of ${system.id}`, system.configuration, system.configurationSha256] as const),
    ...runs.map((run) => [`The raw file of ${run.system} in ${run.workload}`, rawFile(run), run.rawSha256] as const),
    ...(edges === undefined ? [] : [['The dataset', edges, dataset.sha256] as const])
  ]
  const differing = await Promise.all(
    pairs.map(async ([name, text, digest]) => ((await sha256Of(text)) === digest ? [] : [`${name} has another digest.`]))
  )
  const hasLines = edges === undefined || edges.split('\n').length - 1 === dataset.edges
  return [...differing.flat(), ...(hasLines ? [] : ['The dataset has another number of edges.'])]
}
