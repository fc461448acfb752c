/*
 * `npm test`: everything that proves the site, from lint rules to real browsers, on the production build. With `--all-browsers` the
 * oldest browsers of the site must be there as well; otherwise their tests are left out where one cannot be had.
 */
import { ensureChineseFont, ensureOldestBrowsers, findBrowser } from '../browser'
import { compileMessages } from '../messages'
import { timed } from '../shell'
import { check, deployment, playwright, type Result, vitest } from '../suites'

const started = Date.now()
const needsAllBrowsers = process.argv.includes('--all-browsers')
// Only the end-to-end tests need the browser, so it is installed during the build and the other tests.
const preparingBrowser = findBrowser().then(async (browser) => {
  await ensureChineseFont()
  return { browser, missing: await ensureOldestBrowsers() }
})

// Compiled once: the type check, the build and the tests would otherwise each compile them and overwrite each other's files.
const env = await timed('Compiling the messages', compileMessages, () => true)
const checksAndUnits = async () => [...(await check()), await vitest('unit', 'end')]
const [deployed, others] = await Promise.all([deployment(env), checksAndUnits()])
const results: Result[] = [deployed, ...others]
const endToEnd = async (): Promise<Result> => {
  const { browser } = await preparingBrowser
  return browser ? playwright() : { suite: 'e2e', passed: 0, failed: 1 }
}
// These run on the build, one after the other: beside each other they miss limits of time on a machine with two cores.
if (deployed.failed === 0) results.push(await vitest('integration'), await endToEnd())
const { missing } = await preparingBrowser
if (needsAllBrowsers && missing.length > 0) results.push({ suite: 'oldest browsers', passed: 0, failed: missing.length })

console.log('')
for (const name of missing)
  console.log(`  ${name.toUpperCase()} IS NOT THERE: the tests in the oldest browsers did not run in it.`)
// Named once more at the end: a suite's own list of failures is far above.
for (const { failures = [] } of results) for (const failure of failures) console.log(`  failed: ${failure}`)
for (const { suite, passed, failed } of results) console.log(`  ${suite}: ${passed} passed, ${failed} failed`)
const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0)
const failed = sum((result) => result.failed)
console.log(`\nTook ${((Date.now() - started) / 1000).toFixed(0)} s.`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
