import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openMetrics } from './metrics.ts'
import { addFigures } from './process-metrics.ts'

const root = join(import.meta.dirname, '../..')

/** A process that has everything there is to count. */
function full({ oldest = undefined as number | undefined, failedAt = undefined as number | undefined } = {}) {
  const metrics = openMetrics()
  metrics.watch({
    notifications: () => ({ waiting: oldest === undefined ? 0 : 2, oldest, failed: 1 }),
    jobs: () => [{ name: 'main * * * * *', endedAt: 5_000_000, failedAt }],
    lastBackup: () => undefined,
    replicaLags: () => new Map([['main', 2500]]),
    rooms: () => [{ folder: 'state', free: 5e9, needed: 2.1e9 }]
  })
  metrics.requests.writeDataPoint({ indexes: ['page'], blobs: ['page', '200', 'cached'], doubles: [2] })
  metrics.countAsset(200, 1)
  metrics.observerOf('main')('lock', 30)
  return metrics
}

/** The value of a series in a text for Prometheus. */
const valueIn = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1).replace('+Inf', 'Infinity'))
}
const namesIn = (text: string) => new Set([...text.matchAll(/^(\w+)(?=[ {])/gm)].map(([name]) => name))

test('requests, statements, queue, jobs, backup, replica and disks are counted', async () => {
  const text = await full({ oldest: Date.now() - 60_000, failedAt: 4_000_000 }).registry.metrics()
  expect(valueIn(text, 'galaxy_requests_total{kind="page",status="200",cache="cached"}')).toBe(1)
  expect(valueIn(text, 'galaxy_requests_total{kind="asset",status="200",cache="fresh"}')).toBe(1)
  expect(valueIn(text, 'galaxy_request_duration_seconds_bucket{le="0.0025",kind="page",cache="cached"}')).toBe(1)
  expect(valueIn(text, 'galaxy_request_duration_seconds_bucket{le="0.001",kind="page",cache="cached"}')).toBe(0)
  expect(valueIn(text, 'galaxy_database_seconds_bucket{le="0.05",database="main",operation="lock"}')).toBe(1)
  expect(valueIn(text, 'galaxy_notifications{state="waiting"}')).toBe(2)
  expect(valueIn(text, 'galaxy_notifications_oldest_seconds')).toBeCloseTo(60, 0)
  expect(valueIn(text, 'galaxy_job_last_end_timestamp_seconds{job="main * * * * *"}')).toBe(5000)
  expect(valueIn(text, 'galaxy_job_last_failure_timestamp_seconds{job="main * * * * *"}')).toBe(4000)
  expect(valueIn(text, 'galaxy_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY)
  expect(valueIn(text, 'galaxy_replica_lag_seconds{part="main"}')).toBe(2.5)
  expect(valueIn(text, 'galaxy_disk_free_bytes{folder="state"}')).toBe(5e9)
  expect(valueIn(text, 'galaxy_disk_needed_bytes{folder="state"}')).toBe(2.1e9)
  expect(valueIn(text, 'galaxy_event_loop_delay_seconds{quantile="0.99"}')).toBeDefined()
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test('of several processes, what each counts is added up, and what all of them see is counted once', async () => {
  const figures = await Promise.all([full(), full()].map(({ registry }) => registry.getMetricsAsJSON()))
  const text = await addFigures(figures).metrics()
  expect(valueIn(text, 'galaxy_requests_total{kind="page",status="200",cache="cached"}')).toBe(2)
  expect(valueIn(text, 'galaxy_request_duration_seconds_count{kind="page",cache="cached"}')).toBe(2)
  expect(valueIn(text, 'galaxy_notifications{state="failed"}')).toBe(1)
  expect(valueIn(text, 'galaxy_replica_lag_seconds{part="main"}')).toBe(2.5)
})

test('the example of rules names only what the server counts', async () => {
  const names = namesIn(await full().registry.metrics())
  const { groups } = parse(readFileSync(join(root, 'hosts/node/deploy/prometheus-rules.yaml'), 'utf8'))
  const expressions: string[] = groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr))
  const named = expressions.flatMap((expression) => expression.match(/\b(galaxy|process|nodejs)_\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('operations.md explains every figure of the site, and no other', async () => {
  const text = await full().registry.metrics()
  const figures = [...text.matchAll(/^# TYPE (galaxy_\w+)/gm)].map(([, name]) => name)
  const section = /\n## Metrics\n(.*?)\n## /s.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8'))?.[1] ?? ''
  const explained = [...section.matchAll(/^\| `(galaxy_\w+)`/gm)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(figures.toSorted())
})

test('the queries of operations.md ask datasets that a worker writes', () => {
  const section = /\n## Metrics\n(.*?)\n## /s.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8'))?.[1] ?? ''
  const asked = new Set([...section.matchAll(/FROM (\w+)/g)].map(([, name]) => name))
  const configurations = globSync(['wrangler.toml', 'services/*/wrangler.toml'], { cwd: root })
  const written = configurations.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^dataset = "(\w+)"$/gm)].map(([, name]) => name)
  )
  expect([...asked].toSorted()).toEqual(['galaxy_operations', 'galaxy_requests'])
  expect([...asked].filter((name) => !written.includes(name))).toEqual([])
})
