import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { findHeadlessShell } from './browser'
import { belowFloor, readLockfile, unusedFloors } from './check-floors'
import { root } from './root'
import { type Finished, run } from './shell'

/** How many tests of a suite passed and failed. */
export interface Result {
  suite: string
  passed: number
  failed: number
}

/** Builds the deployment and goes through it as far as possible without an account. */
export async function deployment(env: NodeJS.ProcessEnv): Promise<Result> {
  const script = join(root, 'scripts/command.mjs')
  return result('deployment', await run(process.execPath, [script, 'deploy', '--dry-run'], { show: 'live', env }))
}

/** Checks format, lint rules, types and version floors. The types need the compiled messages. */
export async function check(): Promise<Result[]> {
  const results = [
    result('format and lint rules', await run('biome', ['check', '.'], { title: 'Checking format and lint rules' })),
    // Beside a build on two cores, four checkers would only check the shared types four times.
    result('types', await run('tsc', ['--noEmit', '--checkers', '1'], { title: 'Checking types' }))
  ]
  const lockfile = readLockfile()
  const faults = [...belowFloor(lockfile), ...unusedFloors(lockfile)]
  for (const line of faults) console.error(line)
  console.log(`version floors: ${faults.length === 0 ? 'held' : 'broken'}`)
  return [...results, { suite: 'version floors', passed: faults.length === 0 ? 1 : 0, failed: faults.length }]
}

/** Counts a program's run as one test. */
const result = (suite: string, { code }: Finished): Result => ({
  suite,
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1
})

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numFailedTestSuites: v.number() })

/** Runs the vitest projects whose names begin with that of the suite. */
export async function vitest(suite: string, show: 'live' | 'end' = 'live'): Promise<Result> {
  const report = join(root, 'test-results', `${suite}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', ['run', '--project', `${suite}*`, ...reporters], {
    title: `Running the ${suite} tests`,
    show
  })
  const parsed = readReport(report, vitestReport)
  const passed = parsed?.numPassedTests ?? 0
  const failed = parsed ? parsed.numFailedTests : 0
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  return { suite, passed, failed: failed > 0 || code === 0 ? failed : 1 }
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown())
})

/** Runs the end-to-end tests in the browser at this path, or in its headless shell where the machine has it. */
export async function playwright(browser: string): Promise<Result> {
  const report = join(root, 'test-results', 'e2e.json')
  const env = { CHROME_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell() }
  const { code } = await run('playwright', ['test'], { title: 'Running the end-to-end tests', show: 'live', env })
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
