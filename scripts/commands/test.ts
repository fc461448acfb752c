/*
 * `npm test`: all checks of the site, from lint rules to browsers, on the production build. `--full` runs property and repetition
 * tests in full size, and one with the official inspector of servers for assistants, which it fetches. `--changed` runs only tests
 * that changes since the last commit, or since `--since main`, can affect. `--all-browsers` requires the oldest browsers and
 * includes Firefox ESR; otherwise the tests of Chromium 109 are skipped if it is not available. With `--slow-network` each call of
 * a page takes a second longer, and each script a third of one.
 */
import { parseArgs } from 'node:util'
import { affectedBy, changedPaths, changesBuild } from '../affected-tests'
import { ensureChineseFont, ensureOldestBrowsers, findBrowser } from '../browser'
import { ensureInspector } from '../inspector'
import { compileMessages } from '../messages'
import { timed } from '../run-program'
import { build, deployment, lint, playwright, type Result, slowestFiles, types, versionFloors, vitest } from '../suites'

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    'all-browsers': { type: 'boolean' },
    'slow-network': { type: 'boolean' }
  }
})
if (options.since !== undefined && !options.changed) {
  console.error('--since needs --changed')
  process.exit(2)
}
// Read by tests/support/sizes.ts in the test processes.
if (options.full) process.env.TEST_SIZES = 'full'
// Read by tests/e2e/oldest-browsers.spec.ts.
if (options['all-browsers']) process.env.TEST_BROWSERS = 'all'
// Read by tests/support/slow-network.ts.
if (options['slow-network']) process.env.TEST_NETWORK = 'slow'

const started = Date.now()
/** Names of the oldest browsers that are not available. */
let missing: readonly string[] = []

// Only the end-to-end tests need the browser, so it is installed during the build and the other tests.
const prepareBrowser = async () => {
  const browser = await findBrowser()
  await ensureChineseFont()
  missing = await ensureOldestBrowsers(options['all-browsers'])
  return browser
}

// Compiled once, because type check, build and tests would otherwise each compile them and overwrite each other's files.
if (options.full) await ensureInspector()
const env = await timed('Compiling the messages', compileMessages, () => true)
const results = await (options.changed ? testChanged(options.since ?? 'HEAD') : testAll())
if (options['all-browsers'] && missing.length > 0) {
  results.push({ suite: 'oldest browsers', passed: 0, failed: missing.length, failures: [...missing] })
}

/** Run sequentially: in parallel they would exceed timeouts on a machine with two cores. */
async function onBuild(
  { integration, browser }: { integration: readonly string[] | 'all'; browser: readonly string[] | 'all' },
  browserOfMachine: () => ReturnType<typeof prepareBrowser>
): Promise<Result[]> {
  const found: Result[] = []
  if (integration.length > 0) found.push(await vitest('integration', { only: integration === 'all' ? [] : integration }))
  if (browser.length > 0) {
    const isThere = await browserOfMachine()
    found.push(isThere ? await playwright(browser === 'all' ? [] : browser) : { suite: 'e2e', passed: 0, failed: 1 })
  }
  return found
}

async function testAll(): Promise<Result[]> {
  const preparing = prepareBrowser()
  // Sequential, because the build runs in parallel with them.
  const checksAndUnits = async () => [await lint(), await types(), versionFloors(), await vitest('unit', { show: 'end' })]
  const [deployed, others] = await Promise.all([deployment(env), checksAndUnits()])
  const found = [deployed, ...others]
  return deployed.failed > 0 ? found : [...found, ...(await onBuild({ integration: 'all', browser: 'all' }, () => preparing))]
}

async function testChanged(since: string): Promise<Result[]> {
  const paths = await changedPaths(since)
  const affected = affectedBy(paths)
  console.log(`${paths.length} files differ from ${since}.`)
  const found = [...(await Promise.all([lint(), types()])), versionFloors()]
  if (affected.unit) found.push(await vitest('unit', { show: 'end', only: ['--changed', since, '--passWithNoTests'] }))
  if (affected.fileReaders.length > 0) found.push(await vitest('unit', { show: 'end', only: affected.fileReaders }))
  if (changesBuild(paths)) found.push(await build(env))
  return found.some(({ suite, failed }) => suite === 'build' && failed > 0)
    ? found
    : [...found, ...(await onBuild(affected, prepareBrowser))]
}

console.log('')
for (const name of missing)
  console.log(`  ${name.toUpperCase()} IS NOT THERE: the tests in the oldest browsers did not run in it.`)
// Repeated at the end, because a suite's own list of failures is far above.
for (const { failures = [] } of results) for (const failure of failures) console.log(`  failed: ${failure}`)
console.log('  The slowest files:')
for (const line of slowestFiles(results)) console.log(`  ${line}`)
for (const { suite, passed, failed } of results) console.log(`  ${suite}: ${passed} passed, ${failed} failed`)
const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0)
const failed = sum((result) => result.failed)
console.log(`\nTook ${((Date.now() - started) / 1000).toFixed(0)} s.`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
