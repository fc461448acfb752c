/* `npm test`: everything that proves the site, from lint rules to a real browser, on the production build. */
import { ensureChineseFont, ensureOldestBrowser, findBrowser } from '../browser'
import { compileMessages } from '../messages'
import { timed } from '../shell'
import { check, deployment, playwright, type Result, vitest } from '../suites'

const started = Date.now()
// Only the end-to-end tests need the browser, so it is installed during the build and the other tests.
const preparingBrowser = findBrowser().then(async (browser) => {
  await ensureChineseFont()
  await ensureOldestBrowser()
  return browser
})

// Compiled once: the type check, the build and the tests would otherwise each compile them and overwrite each other's files.
const env = await timed('Compiling the messages', compileMessages, () => true)
const checksAndUnits = async () => [...(await check()), await vitest('unit', 'end')]
const [deployed, others] = await Promise.all([deployment(env), checksAndUnits()])
const results: Result[] = [deployed, ...others]
const endToEnd = async (): Promise<Result> => {
  const browser = await preparingBrowser
  return browser ? playwright() : { suite: 'e2e', passed: 0, failed: 1 }
}
// These run on the build, one after the other: beside each other they miss limits of time on a machine with two cores.
if (deployed.failed === 0) results.push(await vitest('integration'), await endToEnd())

console.log('')
// Named once more at the end: a suite's own list of failures is far above.
for (const { failures = [] } of results) for (const failure of failures) console.log(`  failed: ${failure}`)
for (const { suite, passed, failed } of results) console.log(`  ${suite}: ${passed} passed, ${failed} failed`)
const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0)
const failed = sum((result) => result.failed)
console.log(`\nTook ${((Date.now() - started) / 1000).toFixed(0)} s.`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
