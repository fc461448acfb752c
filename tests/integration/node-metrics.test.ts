import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startOnNode } from '../../scripts/bench/node-site.ts'
import { childrenOf } from '../../scripts/bench/process.ts'
import { freePort } from '../../scripts/bench/runtime.ts'
import { root } from '../../scripts/root.ts'
import { eventually } from '../support/eventually.ts'
import { freshState } from '../support/fresh-state.ts'

/* Metrics of a server on Node with two processes, as Prometheus reads them. */

let folder: string
let server: Running
let metricsPort: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galaxy-metrics-'))
  const state = join(folder, 'site')
  await rename(await freshState('node'), state)
  metricsPort = await freePort()
  server = await startOnNode(state, {
    env: { GALAXY_PROCESSES: '2', GALAXY_METRICS_PORT: String(metricsPort), GALAXY_BACKUPS: join(folder, 'backups') }
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Metrics by series. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

/** Sum of the series whose names contain all of the texts. */
const sumOf = (figures: ReadonlyMap<string, number>, ...texts: string[]) =>
  [...figures].filter(([series]) => texts.every((text) => series.includes(text))).reduce((sum, [, value]) => sum + value, 0)

const ask = async (path: string) => {
  // A new connection each time, so that both processes get requests.
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { Connection: 'close' }, redirect: 'manual' })
  await answer.text()
  return answer.status
}

test('requests are counted by kind, status and cache over both processes, and counts survive the death of a process', async () => {
  const before = await scrape()
  for (let request = 0; request < 30; request += 1) expect(await ask('/document/latest/1')).toBe(200)
  expect(await ask('/no/such/page')).toBe(302)
  expect(await ask('/api/main/news/list?language=EN')).toBe(200)
  expect(await ask('/favicon.svg')).toBe(200)
  const after = await scrape()
  const grown = (...texts: string[]) => sumOf(after, ...texts) - sumOf(before, ...texts)
  expect(grown('galaxy_requests_total', 'kind="page"', 'status="200"')).toBe(30)
  expect(grown('galaxy_requests_total', 'kind="page"', 'cache="cached"')).toBeGreaterThan(25)
  expect(grown('galaxy_requests_total', 'kind="page"', 'status="302"')).toBe(1)
  expect(grown('galaxy_requests_total', 'kind="api"', 'status="200"')).toBe(1)
  expect(grown('galaxy_requests_total', 'kind="asset"')).toBe(1)
  expect(grown('galaxy_request_duration_seconds_count', 'kind="page"')).toBe(31)
  expect(grown('galaxy_database_seconds_count', 'database="main"')).toBeGreaterThan(0)

  const counted = sumOf(after, 'galaxy_requests_total')
  const [victim = 0] = childrenOf(server.pid)
  process.kill(victim, 'SIGKILL')
  await eventually(() => expect(childrenOf(server.pid)).not.toContain(victim))
  expect(sumOf(await scrape(), 'galaxy_requests_total')).toBeGreaterThanOrEqual(counted)
})

test('jobs, queue and backup have metrics', async () => {
  // Both are due at the first start.
  const figures = await eventually(async () => {
    const read = await scrape()
    expect([...read.keys()]).toContain('galaxy_job_last_end_timestamp_seconds{job="main * * * * *"}')
    expect(read.get('galaxy_backup_age_seconds')).toBeLessThan(3600)
    return read
  })
  expect(figures.get('galaxy_job_last_failure_timestamp_seconds{job="backup"}')).toBe(0)
  expect(figures.get('galaxy_notifications{state="waiting"}')).toBe(0)
  expect(figures.get('galaxy_event_loop_delay_seconds{quantile="0.99"}')).toBeLessThan(10)
  expect(sumOf(figures, 'process_resident_memory_bytes')).toBeGreaterThan(100e6)
})

test('/readyz stays ready while it reports the proxy, the queue and the free space of each folder', async () => {
  const lines = async () => (await (await fetch(`http://127.0.0.1:${server.port}/readyz`)).text()).split('\n')
  expect((await lines()).map((line) => line.replace(/\d+\.\d GB.*/, '… GB'))).toEqual([
    'ok',
    'notifications: 0 waiting, 0 failed',
    'disk of state: … GB',
    'disk of backups: … GB',
    ''
  ])
  // Browsers use https through a proxy that is not trusted, so no request states it.
  const headers = { 'Sec-Fetch-Site': 'none', 'X-Forwarded-For': '203.0.113.7' }
  const askAll = () =>
    Promise.all(Array.from({ length: 110 }, () => fetch(`http://127.0.0.1:${server.port}/favicon.svg`, { headers })))
  await eventually(async () => {
    await askAll()
    expect(await lines()).toContainEqual(expect.stringMatching(/^proxy: visitors use https, and no request says so/))
  })
  const trusted = { ...headers, 'X-Forwarded-Proto': 'https' }
  await eventually(async () => {
    await fetch(`http://127.0.0.1:${server.port}/favicon.svg`, { headers: { ...trusted, Connection: 'close' } })
    expect(await lines()).not.toContainEqual(expect.stringMatching(/^proxy: /))
  })
})

test('the doctor reports the build of the server and checks its facts', async () => {
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts/command.mjs'), 'doctor'], {
    cwd: root,
    env: { PATH: process.env.PATH, GALAXY_STATE: join(folder, 'site'), GALAXY_PORT: String(server.port) }
  })
  // The sample installation has many faults.
  const output = await run.then(
    ({ stdout }) => stdout,
    (error: unknown) => String(Object(error).stdout)
  )
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, 'dist/stamp.json'), 'utf8'))
  expect(output).toContain(`The running site serves ${name}. The facts below are those that it shows.`)
  expect(output).toContain('email: a sample; shown on footer')
  expect(output).toContain(`ok      build that http://127.0.0.1:${server.port} serves: ${name}`)
  expect(output).toMatch(/ok {6}disk of state: [\d.]+ GB free\n/)
})

test('visitors cannot read the metrics', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`, { redirect: 'manual' })
  expect(await answer.text()).not.toContain('galaxy_requests_total')
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
})
