import { cpus, release, totalmem, type } from 'node:os'
import { performance } from 'node:perf_hooks'
import { comparisonMethod } from '../../../src/content/benchmarks'
import { brand } from '../../../src/contract/brand'
import { internationalLocale, originalLocale } from '../../../src/contract/locale'
import { checkBenchmark } from '../../../src/reports/benchmark/check'
import type { Benchmark, Run, Sample, Workload } from '../../../src/reports/benchmark/format'
import { rawFile, sha256Of } from '../../../src/reports/benchmark/raw-file'
import { seededRandom } from '../../../src/ui/figure/random'
import { openCompact } from './compact'
import { edgeList, type Graph, generateGraph, generatorName, regenerated } from './dataset'
import { type Engine, type OpenEngine, pageRankRule } from './engine'
import { openGrafeo } from './grafeo'
import { openSqlite } from './sqlite'

const engines: readonly OpenEngine[] = [openSqlite, openGrafeo, openCompact]

interface Size {
  vertices: number
  /** Edges that each new vertex brings. */
  degree: number
  /** Seeds of the k-hop and the path queries; repetitions of PageRank. */
  seeds: number
  repetitions: number
}
/** Of the published example. */
export const size: Size = { vertices: 10_000, degree: 5, seeds: 100, repetitions: 10 }
const datasetSeed = 2016
const seedsSeed = 9
const measuredHops = [1, 2, 3, 6] as const
/** The program that visitors download (`program.ts`), and the packages that it needs. */
export const programFile = 'graph-benchmark.mjs'
export const programPackages = ['@grafeo-db/js@0.6.0', 'valibot@1.5.0'] as const
/** Queries before each run that are not measured. */
const warmups = 10

/**
 * Runs the k-hop, shortest-path and PageRank workloads of the comparison method on a generated graph, on every engine.
 * @throws if a check of the result fails, such as different answers
 */
export async function measure(of: Size): Promise<Benchmark> {
  const graph = generateGraph(datasetSeed, of.vertices, of.degree)
  const workloads = workloadsOn(graph, of)
  const systems: Benchmark['systems'] = []
  const runs: Run[] = []
  for (const open of engines) {
    const engine = await open(graph)
    const { id, name, version, license, configuration } = engine
    systems.push({ id, name, version, license, configuration, configurationSha256: await sha256Of(configuration) })
    for (const workload of workloads) runs.push(await runOf(engine, workload))
    engine.close()
  }
  const { faults, benchmark } = await checkBenchmark(
    {
      format: 'benchmark/1',
      id: 'graph-method',
      measuredOn: new Date().toISOString().slice(0, 10),
      assurance: { kind: 'self-run', by: brand },
      environment: environment(),
      systems,
      dataset: {
        id: `attachment-${graph.vertices}`,
        name: { [originalLocale]: '优先连接图', [internationalLocale]: 'Preferential attachment' },
        vertices: graph.vertices,
        edges: graph.edges.length,
        license: 'CC0-1.0',
        generator: { name: generatorName, seed: datasetSeed, parameters: { degree: of.degree } },
        sha256: await sha256Of(edgeList(graph))
      },
      workloads,
      runs,
      source: `/${programFile}`,
      rerun: `npm install ${programPackages.join(' ')} && node ${programFile}`
    },
    regenerated
  )
  if (faults) throw new Error(`The measurement contradicts itself:\n${faults.slice(0, 10).join('\n')}`)
  return benchmark
}

function environment(): Benchmark['environment'] {
  const [cpu] = cpus()
  return {
    cpu: cpu?.model.trim() || 'unknown',
    cores: cpus().length,
    memoryBytes: totalmem(),
    system: `${type()} ${release()}`,
    runtime: `Node.js ${process.version}`,
    notes: [
      {
        [originalLocale]: '各引擎在同一进程内依次运行，数据在内存中。',
        [internationalLocale]: 'Every engine runs in the measuring process, in memory and one after another.'
      },
      {
        [originalLocale]: '时间包含从JavaScript发起调用到读完结果。',
        [internationalLocale]: 'A time includes the call from JavaScript and reading the answer.'
      },
      {
        [originalLocale]: '测试机并非专用，可能受其他任务影响。',
        [internationalLocale]: 'The machine was not reserved for the measurement.'
      },
      {
        [originalLocale]: `每次运行前预热${warmups}个查询，不计入结果。`,
        [internationalLocale]: `${warmups} queries before each run are not measured.`
      }
    ]
  }
}

function workloadsOn({ vertices }: Graph, { seeds: declared, repetitions }: Size): Workload[] {
  const random = seededRandom(seedsSeed)
  const pick = () => Math.floor(random() * vertices)
  const distinct = (draw: () => string) => {
    const used = new Set<string>()
    while (used.size < declared) used.add(draw())
    return { declared, used: [...used] }
  }
  const vertexSeeds = distinct(() => String(pick()))
  const pairs = distinct(() => {
    const from = pick()
    return `${from}>${(from + 1 + Math.floor(random() * (vertices - 1))) % vertices}`
  })
  return [
    ...measuredHops.map(
      (hops): Workload => ({
        id: `hops-${hops}`,
        kind: 'k-hop',
        hops,
        limitMilliseconds: comparisonMethod.hopLimit(hops),
        seeds: vertexSeeds
      })
    ),
    { id: 'shortest-path', kind: 'shortest-path', limitMilliseconds: comparisonMethod.shortestPathLimit, seeds: pairs },
    {
      id: 'pagerank',
      kind: 'pagerank',
      ...pageRankRule,
      limitMilliseconds: null,
      seeds: { declared: repetitions, used: Array.from({ length: repetitions }, (_, index) => String(index + 1)) }
    }
  ]
}

async function runOf(engine: Engine, workload: Workload): Promise<Run> {
  const query = queryOf(engine, workload)
  const { used } = workload.seeds
  for (const seed of used.slice(0, warmups)) await query(seed)
  const startedAt = new Date().toISOString()
  const samples: Sample[] = []
  for (const seed of used) samples.push(await sampleOf(seed, query, workload.limitMilliseconds))
  const run = { system: engine.id, workload: workload.id, startedAt, samples }
  return { ...run, rawSha256: await sha256Of(rawFile(run)) }
}

type Query = (seed: string) => string | Promise<string>

function queryOf(engine: Engine, workload: Workload): Query {
  switch (workload.kind) {
    case 'k-hop':
      return (seed) => engine.kHop(Number(seed), workload.hops)
    case 'shortest-path':
      return (seed) => {
        const [from = 0, to = 0] = seed.split('>').map(Number)
        return engine.shortestPath(from, to)
      }
    case 'pagerank':
      return () => engine.pageRank()
  }
}

/** The clock's resolution here is finer; four digits keep the file small. */
const rounded = (milliseconds: number) => Math.max(0.0001, Number(milliseconds.toFixed(4)))

/** A query that returns after the limit counts as timed out: engines within the process cannot be interrupted. */
async function sampleOf(seed: string, query: Query, limit: number | null): Promise<Sample> {
  const started = performance.now()
  try {
    const answer = await query(seed)
    const milliseconds = rounded(performance.now() - started)
    if (limit !== null && milliseconds > limit) return { seed, outcome: 'timeout', limitMilliseconds: limit }
    return { seed, outcome: 'ok', milliseconds, answer }
  } catch (error) {
    return { seed, outcome: 'error', message: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}
