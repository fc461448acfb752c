import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { belowFloor, readLockfile, unusedFloors } from './check-floors'
import { root } from './root'
import { type Finished, run } from './shell'

/** How many tests of a suite passed and failed, with those that failed. */
export interface Result {
  suite: string
  passed: number
  failed: number
  /** Each with its file and reason; absent where the suite is a single program whose output stands above. */
  failures?: string[]
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

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), failureMessages: v.optional(v.array(v.string()), []) })
      )
    })
  )
})

type VitestFile = v.InferOutput<typeof vitestReport>['testResults'][number]

/** The failed tests of a file, or the file itself if it did not load. */
function failuresOf({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(root, name)
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
  return failures.length === 0 && status === 'failed' ? [file] : failures
}

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
  const failures = parsed?.testResults.flatMap(failuresOf)
  return { suite, passed, failed: failed > 0 || code === 0 ? failed : 1, failures }
}

const playwrightSpec = v.object({ title: v.string(), file: v.string(), line: v.number(), ok: v.boolean() })
type PlaywrightSpec = v.InferOutput<typeof playwrightSpec>

interface PlaywrightSuite {
  specs: PlaywrightSpec[]
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)))
})

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(playwrightSuite)
})

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

/** Runs the end-to-end tests in the browser of this machine, which must have one. */
export async function playwright(): Promise<Result> {
  const report = join(root, 'test-results', 'e2e.json')
  const { code } = await run('playwright', ['test'], { title: 'Running the end-to-end tests', show: 'live' })
  const parsed = readReport(report, playwrightReport)
  const { expected = 0, unexpected = 0, flaky = 0 } = parsed?.stats ?? {}
  const failed = unexpected + flaky
  const failedSpecs = parsed?.suites.flatMap(specsOf).filter(({ ok }) => !ok)
  const failures = failedSpecs?.map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return { suite: 'e2e', passed: expected, failed: failed > 0 || code === 0 ? failed : 1, failures }
}

function readReport<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
