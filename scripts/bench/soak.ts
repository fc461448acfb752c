import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { prepareDatabases } from '../local-site'
import { startKillable } from './killable-site'
import { type Running, startOnNode } from './node-site'
import { residentMegabytes } from './process'
import { userAgent } from './requests'

/** Minutes of load; the first one fills caches and compiles, so memory is compared from its end on. */
const minutes = 10
/** Requests per second: about a third of what one core renders, so that both hosts do the same work. */
const rate = 40

/** Paths that visitors request: cached and rendered pages, calls of the APIs, files, and addresses that do not exist. */
const paths = [
  '/',
  '/?from=a-letter',
  '/news?page=2',
  '/document/latest/1',
  '/api/main/slideshow/list',
  '/api/main/news/list?language=EN',
  '/api/main/file/open/tools/import-toolkit-3.0.0-sample.zip',
  '/favicon.svg',
  '/nowhere.png',
  '/search?q=graph'
]

/** Resident memory of each host at the end of each minute, in MB, and its growth after the first one. Printed as it goes. */
export async function measureSoak(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-soak-'))
  const result: Record<string, object> = {}
  try {
    for (const [host, start] of Object.entries({ workerd: startOnWorkerd, node: startOnNode })) {
      const site = await start(join(folder, host))
      try {
        result[host] = await soak(host, site)
      } finally {
        await site.stop()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return result
}

async function soak(host: string, { port, pid }: Running): Promise<object> {
  const megabytes: number[] = []
  let failed = 0
  for (let minute = 1; minute <= minutes; minute += 1) {
    const {
      errors,
      timeouts,
      '5xx': refused
    } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 8,
      duration: 60,
      overallRate: rate,
      headers: { Host: 'localhost', 'User-Agent': userAgent, 'Sec-Fetch-Dest': 'image' },
      requests: paths.map((path) => ({ path }))
    })
    failed += errors + timeouts + refused
    megabytes.push(residentMegabytes(pid))
    console.log(`  ${host}: minute ${minute}, ${megabytes.at(-1)} MB`)
  }
  const [first = 0] = megabytes
  const growth = Math.round(((megabytes.at(-1) ?? 0) / first - 1) * 1000) / 10
  console.log(`  ${host}: ${growth} % more memory after ${minutes} minutes, ${failed} requests failed`)
  return { megabytes, growth, failed }
}

async function startOnWorkerd(state: string): Promise<Running> {
  await prepareDatabases(state)
  const { site, kill, pid } = await startKillable({ state })
  return { port: Number(site.address.port), pid, stop: kill, kill }
}
