import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { belowFloor, readLockfile } from './check-floors.ts'
import { root } from './root.ts'
import { run } from './shell.ts'

/** How many of a suite's tests held. A check that is not made of tests counts as one. */
export interface Result {
  suite: string
  passed: number
  failed: number
}

/** Builds what is deployed and goes through its deployment as far as that is possible without an account. */
export async function deployment(): Promise<Result> {
  const script = join(root, 'scripts/commands/deploy.ts')
  const title = 'Building, and trying the deployment without an account'
  const { code } = await run(process.execPath, [script, '--dry-run'], { title, show: true })
  return { suite: 'deployment', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Format and lint rules, types, version floors. */
export async function check(): Promise<Result[]> {
  const results = [await step('format and lint rules', 'biome', ['check', '.'])]
  // The types of the messages are generated from the message files.
  const paraglide = [
    'compile',
    '--project',
    './project.inlang',
    '--outdir',
    './src/paraglide',
    '--emit-ts-declarations',
    '--silent'
  ]
  results.push(await step('messages', 'paraglide-js', paraglide))
  results.push(await step('types', 'tsc', ['--noEmit']))
  const low = belowFloor(readLockfile())
  for (const line of low) console.error(line)
  console.log(`version floors: ${low.length === 0 ? 'held' : 'broken'}`)
  results.push({ suite: 'version floors', passed: low.length === 0 ? 1 : 0, failed: low.length })
  return results
}

async function step(suite: string, program: string, args: string[]): Promise<Result> {
  const { code } = await run(program, args, { title: `Checking ${suite}` })
  return { suite, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numFailedTestSuites: v.number() })

/** Runs one vitest project. */
export async function vitest(project: string): Promise<Result> {
  const report = join(root, 'test-results', `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', ['run', '--project', project, ...reporters], {
    title: `Running the ${project} tests`,
    show: true
  })
  const parsed = readReport(report, vitestReport)
  const passed = parsed?.numPassedTests ?? 0
  const failed = parsed ? parsed.numFailedTests : 0
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  return { suite: project, passed, failed: failed > 0 || code === 0 ? failed : 1 }
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown())
})

/** Runs the end-to-end tests in the browser at this path. */
export async function playwright(browser: string): Promise<Result> {
  const report = join(root, 'test-results', 'e2e.json')
  const env = { CHROME_PATH: browser }
  const { code } = await run('playwright', ['test'], { title: 'Running the end-to-end tests', show: true, env })
  const parsed = readReport(report, playwrightReport)
  const { expected = 0, unexpected = 0, flaky = 0 } = parsed?.stats ?? {}
  const failed = unexpected + flaky
  return { suite: 'e2e', passed: expected, failed: failed > 0 || code === 0 ? failed : 1 }
}

function readReport<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
