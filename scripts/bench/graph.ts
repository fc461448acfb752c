import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { summaryOf } from '../../src/reports/benchmark/statistics'
import { written } from '../../src/reports/benchmark/written'
import { measure, size } from './graph/measure'
import { benchFolder } from './runtime'

/** Measures the example of the reports and writes the result as `benchmark/1`. Fails if the engines' answers differ. */
export async function measureGraph() {
  const benchmark = await measure(size)
  const file = join(benchFolder, 'graph.json')
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(file, written(benchmark))
  const figures = benchmark.runs.map((run) => ({ workload: run.workload, system: run.system, ...summaryOf(run) }))
  console.table(figures)
  console.log(`Written to ${file}; \`npm run reports -- import ${file}\` publishes it.`)
  return { figures }
}
