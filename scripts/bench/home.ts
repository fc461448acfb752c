import { type Load, load, timeToFirstByte } from './load'
import { bareWorker, freePort, siteWorkers, startWorkerd } from './runtime'
import { median } from './statistics'
import { userAgent } from './user-agent'
import { weigh } from './weight'

const rounds = 5
const seconds = 2
const budgets = { shellMilliseconds: 100, javascriptBytes: 147 * 1024 }
/** A visitor with a token bypasses the page cache, so each response is rendered. */
const fresh = { Cookie: `cl-official-website=${'b'.repeat(43)}` }

/** Measures the built home page on workerd, beside a bare worker that sends the same bytes. */
export async function measureHome() {
  const [sitePort, hangingPort, barePort] = [await freePort(), await freePort(), await freePort()]
  const site = await startWorkerd('site.capnp', [
    ...siteWorkers('site', sitePort, 0),
    ...siteWorkers('hanging', hangingPort, 2000)
  ])
  const page = await (await fetch(`http://127.0.0.1:${sitePort}/`, { headers: { ...fresh, 'User-Agent': userAgent } })).text()
  const bare = await startWorkerd('bare.capnp', [bareWorker('bare', barePort, page)])

  const cases = {
    fresh: () => load(sitePort, seconds, fresh),
    cached: () => load(sitePort, seconds),
    bare: () => load(barePort, seconds)
  }
  type Case = keyof typeof cases
  const measured: Record<Case, Load[]> = { fresh: [], cached: [], bare: [] }
  const names: Case[] = ['fresh', 'cached', 'bare']

  console.log(`Warming up, then ${rounds} rounds of ${seconds} s each, 16 connections …`)
  for (const name of names) await cases[name]()
  for (let round = 0; round < rounds; round += 1) {
    // Alternates between the cases, so that other load of the machine affects all of them.
    for (const name of names) measured[name].push(await cases[name]())
  }
  const firstBytes: number[] = []
  for (let count = 0; count < 20; count += 1) firstBytes.push(await timeToFirstByte(hangingPort, fresh))
  await Promise.all([site.stop(), bare.stop()])

  const summary = (name: Case) => ({
    requestsPerSecond: Math.round(median(measured[name].map(({ rate }) => rate))),
    p99Milliseconds: Number(median(measured[name].map(({ p99 }) => p99)).toFixed(1))
  })
  const loads = { fresh: summary('fresh'), cached: summary('cached'), bare: summary('bare') }
  const share = (name: Case) => Number((loads[name].requestsPerSecond / loads.bare.requestsPerSecond).toFixed(3))
  const weight = weigh(page)
  const result = {
    page: 'home, zh-CN',
    ...loads,
    ratioToBare: { fresh: share('fresh'), cached: share('cached') },
    shellWhileMainHangs: { medianMilliseconds: Number(median(firstBytes).toFixed(1)), budget: budgets.shellMilliseconds },
    gzipBytes: { ...weight, javascriptBudget: budgets.javascriptBytes }
  }

  const held = (within: boolean) => (within ? 'within budget' : 'OVER BUDGET')
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.table({
    'home, rendered fresh': { ...loads.fresh, ratioToBare: share('fresh') },
    'home, from the page cache': { ...loads.cached, ratioToBare: share('cached') },
    'bare worker, same bytes': { ...loads.bare, ratioToBare: 1 }
  })
  const { medianMilliseconds } = result.shellWhileMainHangs
  console.log(
    `Shell while main hangs for 2 s: ${medianMilliseconds} ms (${held(medianMilliseconds < budgets.shellMilliseconds)}: 100 ms)`
  )
  console.log(
    `JavaScript: ${kilobytes(weight.javascript)} gzip (${held(weight.javascript <= budgets.javascriptBytes)}: ${kilobytes(budgets.javascriptBytes)})`
  )
  console.log(
    `Critical bytes: ${kilobytes(weight.critical)} gzip (HTML to the fold and CSS); whole HTML ${kilobytes(weight.html)}`
  )
  console.log('«Rendered fresh» carries a login cookie, which the page cache passes by.')
  return result
}
