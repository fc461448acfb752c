import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { belowFloor, readLockfile, unusedFloors } from './check-floors'
import { root } from './root'
import { type Finished, run } from './run-program'

/** The result of a suite: numbers of passed and failed tests, and the failures. */
export interface Result {
  suite: string
  passed: number
  failed: number
  /** Failed tests with file and reason; absent if the suite is a single program, which has printed its output. */
  failures?: string[] | undefined
  /** Durations of the test files; their sum exceeds the duration of a parallel run. */
  files?: TestFile[] | undefined
}

interface TestFile {
  file: string
  seconds: number
}

/** One line for each of the slowest test files. */
export function slowestFiles(results: readonly Result[], most = 10): string[] {
  const files = results.flatMap(({ files = [] }) => files)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

/** Builds the deployed artifacts. */
export async function build(env: NodeJS.ProcessEnv): Promise<Result> {
  const script = join(root, 'scripts/command.mjs')
  return result('build', await run(process.execPath, [script, 'build'], { show: 'live', env }))
}

/** Runs a deployment as far as possible without an account. */
export async function deployment(env: NodeJS.ProcessEnv): Promise<Result> {
  const script = join(root, 'scripts/command.mjs')
  return result('deployment', await run(process.execPath, [script, 'deploy', '--dry-run'], { show: 'live', env }))
}

/** Checks format and lint rules, and the CSS values of components (decision 079). */
export async function lint(): Promise<Result> {
  const [code, styles] = await Promise.all([
    run('biome', ['check', '.'], { title: 'Checking format and lint rules' }),
    run('stylelint', ['src/**/*.css'], { title: 'Checking the styles', show: 'failure' })
  ])
  return result('format and lint rules', code.code === 0 ? styles : code)
}

/** Checks types incrementally. Requires the compiled messages and the class name types. */
export async function types(): Promise<Result> {
  const named = ['--silent', '--config', join(root, 'scripts/component-styles.config.ts'), 'src/**/*.module.css']
  const names = await run('vite-css-modules', named, { title: 'Writing the types of class names', show: 'failure' })
  if (names.code !== 0) return result('types', names)
  const since = ['--incremental', '--tsBuildInfoFile', join(root, '.local/types.tsbuildinfo')]
  // In parallel with another program on two cores, four checkers would only check the shared types four times.
  return result('types', await run('tsc', ['--noEmit', '--checkers', '1', ...since], { title: 'Checking types' }))
}

/** Checks that no package is below the lowest version without known advisories. */
export function versionFloors(): Result {
  const lockfile = readLockfile()
  const faults = [...belowFloor(lockfile), ...unusedFloors(lockfile)]
  for (const line of faults) console.error(line)
  console.log(`version floors: ${faults.length === 0 ? 'held' : 'broken'}`)
  return { suite: 'version floors', passed: faults.length === 0 ? 1 : 0, failed: faults.length }
}

/** Counts the run of a program as one test. */
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
        v.object({
          status: v.string(),
          fullName: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.optional(v.array(v.string()), [])
        })
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

const timeOf = ({ name, assertionResults }: VitestFile): TestFile => ({
  file: relative(root, name),
  seconds: assertionResults.reduce((sum, { duration }) => sum + duration, 0) / 1000
})

interface VitestOptions {
  show?: 'live' | 'end'
  /** Files and options of vitest; all files if empty. */
  only?: readonly string[]
}

/** Runs the vitest projects whose names begin with the suite's. */
export async function vitest(suite: string, { show = 'live', only = [] }: VitestOptions = {}): Promise<Result> {
  const report = join(root, 'test-results', `${suite}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', ['run', '--project', `${suite}*`, ...reporters, ...only], {
    title: `Running the ${suite} tests`,
    show
  })
  const parsed = readReport(report, vitestReport)
  const passed = parsed?.numPassedTests ?? 0
  const failed = parsed ? parsed.numFailedTests : 0
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  const failures = parsed?.testResults.flatMap(failuresOf)
  const files = parsed?.testResults.map(timeOf)
  return { suite, passed, failed: failed > 0 || code === 0 ? failed : 1, failures, files }
}

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) }))
})
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

/** Runs end-to-end tests, all or these files, in an installed browser. */
export async function playwright(only: readonly string[] = []): Promise<Result> {
  const report = join(root, 'test-results', 'e2e.json')
  const { code } = await run('playwright', ['test', ...only], { title: 'Running the end-to-end tests', show: 'live' })
  const parsed = readReport(report, playwrightReport)
  const { expected = 0, unexpected = 0, flaky = 0 } = parsed?.stats ?? {}
  const failed = unexpected + flaky
  const specs = parsed?.suites.flatMap(specsOf)
  const failures = specs?.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`)
  const secondsOf = ({ tests }: PlaywrightSpec) =>
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000
  const files = [...Map.groupBy(specs ?? [], ({ file }) => file)].map(([file, of]) => ({
    file: `tests/e2e/${file}`,
    seconds: of.reduce((sum, spec) => sum + secondsOf(spec), 0)
  }))
  return { suite: 'e2e', passed: expected, failed: failed > 0 || code === 0 ? failed : 1, failures, files }
}

function readReport<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
