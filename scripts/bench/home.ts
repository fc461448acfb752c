import { originalLocale } from '../../src/contract/locale'
import { type Load, load, summarize, timeToFirstByte } from './load'
import { login, preview, queried, redirected, userAgent } from './requests'
import { bareWorker, freePort, siteWorkers, startWorkerd } from './runtime'
import { median } from './statistics'
import { weigh } from './weight'

const rounds = 10
const seconds = 1
const budgets = { shellMilliseconds: 100, javascriptBytes: 150 * 1024 }

/** A page as the cache answers it, with the headers that describe it. */
async function cachedPage(port: number, path: string) {
  const ask = () => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'User-Agent': userAgent } })
  await (await ask()).arrayBuffer()
  const answer = await ask()
  const added = ['connection', 'transfer-encoding', 'content-length', 'date']
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !added.includes(name)))
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers, etag: headers.etag ?? '' }
}

/** Measures the built home page on workerd, beside bare workers that send the same bytes with the same headers. */
export async function measureHome() {
  const [sitePort, hangingPort, barePort, bareQueryPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort()
  ]
  const workers = await startWorkerd('site.capnp', [
    ...siteWorkers('site', sitePort, 0),
    ...siteWorkers('hanging', hangingPort, 2000)
  ])
  const home = await cachedPage(sitePort, '/')
  const withQuery = await cachedPage(sitePort, queried)
  const bareWorkers = await startWorkerd('bare.capnp', [
    bareWorker('bare', barePort, home.bytes, home.headers),
    bareWorker('bare-query', bareQueryPort, withQuery.bytes, withQuery.headers)
  ])

  const site = { port: sitePort, pid: workers.pid }
  const bare = { port: barePort, pid: bareWorkers.pid }
  const bareQuery = { port: bareQueryPort, pid: bareWorkers.pid }
  const cases = {
    bare: () => load(bare, seconds),
    cached: () => load(site, seconds),
    cachedWithLogin: () => load(site, seconds, { headers: login }),
    bareWithQuery: () => load(bareQuery, seconds),
    cachedWithQuery: () => load(site, seconds, { path: queried }),
    rendered: () => load(site, seconds, { headers: preview }),
    notModified: async () => {
      const { etag } = await cachedPage(sitePort, '/')
      return load(site, seconds, { headers: { 'If-None-Match': etag }, expected: '3xx' })
    },
    redirect: () => load(site, seconds, { path: redirected, expected: '3xx' })
  }
  type Case = keyof typeof cases
  const names = Object.keys(cases).filter((name): name is Case => name in cases && (name !== 'notModified' || home.etag !== ''))
  const measured = new Map<Case, Load[]>(names.map((name) => [name, []]))

  console.log(`Warming up, then ${rounds} rounds of ${seconds} s each, 16 connections …`)
  for (const name of names) await cases[name]()
  for (let round = 0; round < rounds; round += 1) {
    // Alternates between the cases, so that other load of the machine affects all of them.
    for (const name of names) measured.get(name)?.push(await cases[name]())
  }
  const firstBytes: number[] = []
  for (let count = 0; count < 20; count += 1) firstBytes.push(await timeToFirstByte(hangingPort, preview))
  await Promise.all([workers.stop(), bareWorkers.stop()])

  const loads = summarize(measured, (name) => (name.endsWith('WithQuery') ? 'bareWithQuery' : 'bare'))
  const weight = weigh(new TextDecoder().decode(home.bytes))
  const result = {
    page: `home, ${originalLocale}`,
    ...loads,
    shellWhileMainHangs: { medianMilliseconds: Number(median(firstBytes).toFixed(1)), budget: budgets.shellMilliseconds },
    gzipBytes: { ...weight, javascriptBudget: budgets.javascriptBytes }
  }

  const held = (within: boolean) => (within ? 'within budget' : 'OVER BUDGET')
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.table(loads)
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
  console.log(
    '«Rendered» carries the cookie of a preview, whose pages are never cached. Ratios are to the bare worker of the same page.'
  )
  return result
}
