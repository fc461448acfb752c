import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Dataset } from '../ports'
import type { Room } from './disk.ts'
import type { JobRun } from './job-runs.ts'
import type { Lags } from './replica.ts'

/*
 * Prometheus metrics of a server. Each process counts its own requests. Metrics of databases, jobs and copies are equal in all
 * processes, so their aggregator is the maximum (process-metrics.ts).
 */

/** Buckets in seconds until an answer begins: under a millisecond for a cached page, many seconds for a large export. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Buckets in seconds of a statement, including the wait for other processes. */
const statementBuckets = [0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Reports the duration of a read or write statement, or of the wait for a batch's lock. */
export type DatabaseObserver = (operation: 'read' | 'write' | 'lock', milliseconds: number) => void

/** Values that are read at each scrape; undefined if the server lacks them. */
interface Sources {
  notifications?: (() => { waiting: number; oldest: number | undefined; failed: number }) | undefined
  jobs: () => readonly JobRun[]
  /** Time of the newest backup, in milliseconds since 1970; undefined if there is none. */
  lastBackup?: (() => number | undefined) | undefined
  replicaLags?: (() => Lags) | undefined
  /** Free disk space of the server's folders. */
  rooms: () => readonly Room[]
}

export type Metrics = ReturnType<typeof openMetrics>

/** The metrics of this process. */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'galaxy_requests_total',
    help: 'Answers, by kind of request (page, api, file, asset), status, and whether they came from the cache of pages',
    labelNames: ['kind', 'status', 'cache'] as const,
    registers
  })
  const durations = new Histogram({
    name: 'galaxy_request_duration_seconds',
    help: 'Time until an answer begins',
    labelNames: ['kind', 'cache'] as const,
    buckets: requestBuckets,
    registers
  })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  new Gauge({
    name: 'galaxy_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, of the slowest process',
    labelNames: ['quantile'] as const,
    aggregator: 'max',
    registers,
    collect() {
      this.set({ quantile: '0.5' }, delay.percentile(50) / 1e9)
      this.set({ quantile: '0.99' }, delay.percentile(99) / 1e9)
      this.set({ quantile: '1' }, delay.max / 1e9)
      delay.reset()
    }
  })
  const statements = new Histogram({
    name: 'galaxy_database_seconds',
    help: 'Time of a statement, with its wait for other processes: read, write, or the lock of a batch',
    labelNames: ['database', 'operation'] as const,
    buckets: statementBuckets,
    registers
  })

  const countRequest = (kind: string, status: string, cache: string, milliseconds: number): void => {
    requests.inc({ kind, status, cache })
    durations.observe({ kind, cache }, milliseconds / 1000)
  }

  /** Receives the edge's data points (worker/middleware/access-log.ts). */
  const dataset: Dataset = {
    writeDataPoint: ({ blobs: [kind = '', status = '', cache = ''], doubles: [milliseconds = 0] }) =>
      countRequest(kind, status, cache, milliseconds)
  }

  return {
    registry,
    requests: dataset,
    /** Counts a static file, which the host serves without the edge. */
    countAsset: (status: number, milliseconds: number) => countRequest('asset', String(status), 'fresh', milliseconds),
    observerOf: (database: string): DatabaseObserver => {
      const of = {
        read: statements.labels({ database, operation: 'read' }),
        write: statements.labels({ database, operation: 'write' }),
        lock: statements.labels({ database, operation: 'lock' })
      }
      return (operation, milliseconds) => of[operation].observe(milliseconds / 1000)
    },
    /** Registers values that are read at each scrape. */
    watch: (sources: Sources) => watch(registry, sources)
  }
}

function watch(registry: Registry, { notifications, jobs, lastBackup, replicaLags, rooms }: Sources): void {
  const registers = [registry]
  watchDisks(registers, rooms)
  if (notifications) watchQueue(registers, notifications)
  new Gauge({
    name: 'galaxy_job_last_end_timestamp_seconds',
    help: 'When a job ended last, however it did',
    labelNames: ['job'] as const,
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, endedAt } of jobs()) this.set({ job: name }, endedAt / 1000)
    }
  })
  new Gauge({
    name: 'galaxy_job_last_failure_timestamp_seconds',
    help: 'When a job failed last; 0 if it never did',
    labelNames: ['job'] as const,
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, failedAt } of jobs()) this.set({ job: name }, (failedAt ?? 0) / 1000)
    }
  })
  if (lastBackup)
    new Gauge({
      name: 'galaxy_backup_age_seconds',
      help: 'Age of the newest backup; infinite if there is none',
      aggregator: 'max',
      registers,
      collect() {
        const at = lastBackup()
        this.set(at === undefined ? Number.POSITIVE_INFINITY : (Date.now() - at) / 1000)
      }
    })
  if (replicaLags)
    new Gauge({
      name: 'galaxy_replica_lag_seconds',
      help: 'Age of the oldest change that the replica lacks, by database, and of the files',
      labelNames: ['part'] as const,
      aggregator: 'max',
      registers,
      collect() {
        for (const [part, lag] of replicaLags()) this.set({ part }, lag / 1000)
      }
    })
}

function watchDisks(registers: Registry[], rooms: Sources['rooms']): void {
  new Gauge({
    name: 'galaxy_disk_free_bytes',
    help: 'What the server may still write, by folder',
    labelNames: ['folder'] as const,
    aggregator: 'min',
    registers,
    collect() {
      for (const { folder, free } of rooms()) this.set({ folder }, free)
    }
  })
  new Gauge({
    name: 'galaxy_disk_needed_bytes',
    help: 'What has to be free in a folder: the size of the databases and a reserve',
    labelNames: ['folder'] as const,
    aggregator: 'max',
    registers,
    collect() {
      for (const { folder, needed } of rooms()) this.set({ folder }, needed)
    }
  })
}

function watchQueue(registers: Registry[], notifications: NonNullable<Sources['notifications']>): void {
  new Gauge({
    name: 'galaxy_notifications',
    help: 'Notifications that wait to be sent, and that have failed for good',
    labelNames: ['state'] as const,
    aggregator: 'max',
    registers,
    collect() {
      const { waiting, failed } = notifications()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'failed' }, failed)
    }
  })
  new Gauge({
    name: 'galaxy_notifications_oldest_seconds',
    help: 'Age of the notification that waits longest; 0 if none waits',
    aggregator: 'max',
    registers,
    collect() {
      const { oldest } = notifications()
      this.set(oldest === undefined ? 0 : (Date.now() - oldest) / 1000)
    }
  })
}
