import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { rolldown } from 'rolldown'
import { errorMessage } from '../hosts/node/error-message.ts'
import { checkBenchmark } from '../src/reports/benchmark/check'
import { benchmarkSchema } from '../src/reports/benchmark/format'
import { written } from '../src/reports/benchmark/written'
import { regenerated } from './bench/graph/dataset'
import { programFile } from './bench/graph/measure'
import type { CommandResult } from './command-result'
import { root } from './root'

export const usage = `Usage: npm run reports -- import <result.json>
       npm run reports -- schema
       npm run reports -- program

The first checks a result in the format benchmark/1 and publishes it in the explorer; the second writes the JSON schema; the third
bundles the program that measured the example, which visitors can download.`

/** Results that the explorer shows, one file each. */
export const resultsFolder = join(root, 'src', 'reports', 'results')
/** The JSON schema of `benchmark/1`, which the site serves. */
export const schemaFile = join(root, 'public', 'benchmark-1.schema.json')

/** The program that measured the example, as the site serves it. */
export const servedProgram = join(root, 'public', programFile)

/**
 * Runs `npm run reports`.
 * @param folder where a result is written
 */
export async function runReports(args: readonly string[], folder = resultsFolder): Promise<CommandResult> {
  const [action, file, ...more] = args
  if (action === 'schema' && file === undefined) {
    writeFileSync(schemaFile, jsonSchema())
    return { text: `Written to ${relative(root, schemaFile)}.`, code: 0 }
  }
  if (action === 'program' && file === undefined) {
    writeFileSync(servedProgram, await bundledProgram())
    return { text: `Written to ${relative(root, servedProgram)}.`, code: 0 }
  }
  if (action !== 'import' || file === undefined || more.length > 0) return { text: usage, code: 2 }
  return importResult(resolve(root, file), folder)
}

async function importResult(file: string, folder: string): Promise<CommandResult> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return { text: `${file} is not readable as JSON: ${errorMessage(error)}`, code: 1 }
  }
  const { benchmark, faults } = await checkBenchmark(value, regenerated)
  if (faults) return { text: [`${file} is refused:`, ...faults.map((fault) => `- ${fault}`)].join('\n'), code: 1 }
  writeFileSync(join(folder, `${benchmark.id}.json`), written(benchmark))
  return { text: `Published as ${benchmark.id}: ${benchmark.runs.length} runs. Figures are derived from their samples.`, code: 0 }
}

/** The JSON schema of `benchmark/1`. It has no trimming, and the days of the calendar are checked at the import. */
export function jsonSchema(): string {
  const schema = toJsonSchema(benchmarkSchema, { errorMode: 'ignore' })
  return `${JSON.stringify({ ...schema, title: 'benchmark/1' }, null, 2)}\n`
}

/** The program with its modules as one readable file; it takes packages from the folder where it runs. */
export async function bundledProgram(): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'scripts/bench/graph/program.ts'),
    platform: 'node',
    external: /^(?:node:|@grafeo-db\/|valibot$)/,
    resolve: { alias: { '~': join(root, 'src') } }
  })
  const { output } = await bundle.generate({ format: 'esm', minify: false })
  await bundle.close()
  return output[0].code.replaceAll(/^\/\/#(?:end)?region.*\n/gm, '')
}
