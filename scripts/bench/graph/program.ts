import { writeFileSync } from 'node:fs'
import { summaryOf } from '../../../src/reports/benchmark/statistics'
import { written } from '../../../src/reports/benchmark/written'
import { measure, size } from './measure'

/*
 * The program that visitors download to measure the example of the reports themselves. `npm run reports -- program` bundles it with
 * its modules into one file.
 */

const file = 'graph-method.json'
const benchmark = await measure(size)
writeFileSync(file, written(benchmark))
console.table(benchmark.runs.map((run) => ({ workload: run.workload, system: run.system, ...summaryOf(run) })))
console.log(`Written to ${file}.`)
