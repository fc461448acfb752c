import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Dataset, Fetcher, Worker } from '../ports'
import { type Assets, openAssets } from './assets.ts'
import { trackBackground } from './background.ts'
import { clientAddressHeader } from './client.ts'
import { missingChannels } from './code-channels.ts'
import { type NodeDatabase, openNodeDatabase } from './database.ts'
import { type NodeFiles, openFiles } from './files.ts'
import { openHashStarts } from './hash-starts.ts'
import { type JobRun, openJobRuns } from './job-runs.ts'
import { type Job, scheduleJobs } from './jobs.ts'
import { collectLines, describeError } from './log.ts'
import type { Metrics } from './metrics.ts'
import { migrate } from './migrate.ts'
import { type Notices, openNotices } from './notices.ts'
import type { S3Bucket } from './s3-client.ts'
import { openS3Files } from './s3-files.ts'
import { loadWorkers, readWorkerConfig, type WorkerName } from './workers.ts'

/** The services with a database. */
export const services = ['passport', 'main', 'exam'] as const
export type ServiceName = (typeof services)[number]

/** Variables and secrets of each worker, which override and extend those of its wrangler.toml. */
export type Vars = Partial<Record<WorkerName, Readonly<Record<string, unknown>>>>

export interface SiteOptions {
  /** Folder of the project: `dist` with the build, `services` with the migrations. */
  root: string
  /** Folder of the databases and files. */
  state: string
  /** Bucket of the files; undefined if they are in the folder. */
  bucket?: S3Bucket | undefined
  /** Whether Litestream replicates the databases. */
  isReplicated?: boolean
  /** Counts requests and statements. */
  metrics?: Metrics | undefined
  vars: Vars
  /** Whether requests carry the visitor's address; false on a developer's machine. */
  isAddressKnown: boolean
  /** Keeps verification codes and messages in memory and shows them to anyone; on a developer's machine only. */
  withOutbox: boolean
  /** Receives the log lines of the workers, without line ends. */
  log: (line: string) => void
  /** Whether all services run on other machines, given by the edge's variables; then there are no databases and service jobs. */
  isEdge?: boolean
  /** Jobs of the host itself. */
  jobs?: readonly Job[]
  /** Id of this process among those that share the state, to coordinate jobs. */
  processId?: string | undefined
}

/** The site and its services in this process, without a port. */
interface NodeSite {
  /** Answers a visitor's request. */
  fetch: (request: Request) => Promise<Response>
  /**
   * Also serves the assets of another version: during an update, pages of one version may request assets from the other.
   * @param version project folder of that version
   */
  addAssets: (version: string) => void
  /** Calls a worker directly, without the edge. */
  worker: (name: WorkerName) => Fetcher
  /** Runs a job of a service. */
  run: (service: ServiceName, cron: string) => Promise<void>
  databases: Partial<Record<ServiceName, NodeDatabase>>
  /** Answers an edge on another machine: the first path segment names the service. */
  fetchService: (request: Request) => Promise<Response>
  files: NodeFiles
  /** Scheduled jobs; nothing runs before `start`. */
  jobs: ReturnType<typeof scheduleJobs>
  /** Last results of the jobs, from any process. */
  jobRuns: () => JobRun[]
  /** Sends a request to each worker, which makes it parse its configuration. @throws Error with the faults */
  check: () => Promise<void>
  /** Why the site cannot answer, as a sentence; undefined if it can. */
  obstacle: () => string | undefined
  /** Problems for the operator, shown by `npm run doctor`. */
  notices: Notices
  /** Resolves when background work has finished or timed out. No request may arrive after the call. */
  close: () => Promise<void>
}

/** Milliseconds for background work at shutdown. An interrupted delivery is attempted again after its lease. */
const backgroundTimeout = 8000

/** Path of a service's database within the state. */
export const databasePath = (state: string, service: string) => join(state, `galaxy-${service}.sqlite`)

/** @throws Error if the folder has no such database: it is mistyped, or its server has not started yet */
export function assertDatabase(state: string, service: ServiceName): void {
  const path = databasePath(state, service)
  if (!existsSync(path)) throw new Error(`There is no ${path}. A server makes its databases when it starts for the first time.`)
}

/** Folder of the files within the state. */
export const filesFolder = (state: string) => join(state, 'files')

/** The file store of an installation: a bucket, or a folder. */
export const openStore = (state: string, bucket: S3Bucket | undefined): NodeFiles =>
  bucket ? openS3Files(bucket) : openFiles(filesFolder(state))

/**
 * Starts the site of the build: opens and migrates the databases, and connects the workers as wrangler.toml does on the platform.
 * @throws Error if the configuration is invalid, naming each fault
 */
export async function openSite({
  root,
  state,
  bucket,
  isReplicated = false,
  metrics,
  vars,
  isAddressKnown,
  withOutbox,
  log,
  isEdge = false,
  jobs = [],
  processId = randomUUID()
}: SiteOptions): Promise<NodeSite> {
  mkdirSync(state, { recursive: true })
  const build = join(root, 'dist')
  const open = (service: ServiceName) => {
    const database = openNodeDatabase(databasePath(state, service), { isReplicated, observe: metrics?.observerOf(service) })
    for (const name of migrate(database, join(root, 'services', service, 'db', 'migrations'))) {
      log(JSON.stringify({ event: 'migrated', service, name }))
    }
    return database
  }
  const databases = isEdge ? {} : { passport: open('passport'), main: open('main'), exam: open('exam') }
  const host = openNodeDatabase(databasePath(state, 'host'))
  const runs = openJobRuns(host)
  const files = openStore(state, bucket)
  const assetsOf = (built: string) => openAssets(join(built, 'client'), join(built, 'compressed'))
  const assets = assetsOf(build)
  let otherAssets: Assets | undefined
  const background = trackBackground((error) => log(JSON.stringify({ event: 'background-failed', ...describeError(error) })))

  const load = await loadWorkers(build)
  const workers = new Map<WorkerName, Worker>()
  const bindings = new Map<WorkerName, Record<string, unknown>>()
  /** A service binding by worker name. */
  const worker = (name: WorkerName) => ({
    fetch: async (input: Request | string, init?: RequestInit) => {
      const request = input instanceof Request && !init ? input : new Request(input, init)
      return collectLines(log, () => loaded(name).fetch(request, bindings.get(name), background))
    }
  })
  function loaded(name: WorkerName): Worker {
    const found = workers.get(name)
    if (!found) throw new Error(`The worker ${name} is not loaded`)
    return found
  }

  const outbox = withOutbox ? { OUTBOX: worker('outbox') } : {}
  const PASSPORT = worker('passport')
  const bound: Record<WorkerName, Record<string, unknown>> = {
    site: {
      PASSPORT,
      MAIN: worker('main'),
      EXAM: worker('exam'),
      ASSETS: assets,
      PAGE_VIEWS: pageViews(log),
      ...(metrics && { REQUESTS: metrics.requests }),
      CLIENT_ADDRESS_HEADER: isAddressKnown ? clientAddressHeader : '',
      ...outbox
    },
    passport: { DB: databases.passport, HASH_STARTS: openHashStarts(host), ...outbox },
    main: { DB: databases.main, FILES: files, PASSPORT, ...outbox },
    exam: { DB: databases.exam, PASSPORT },
    outbox: {}
  }
  const names: WorkerName[] = [...(isEdge ? [] : services), 'site', ...(withOutbox ? (['outbox'] as const) : [])]
  const schedules: Job[] = [...jobs]
  for (const name of names) {
    const config = readWorkerConfig(build, name)
    bindings.set(name, { ...config.vars, ...bound[name], ...(name === 'site' && channelsOf()), ...vars[name] })
    workers.set(name, await load(name))
    for (const cron of config.crons) schedules.push({ name: `${name} ${cron}`, cron, run: () => runJob(name, cron) })
  }

  /** The edge's variable about passport's channels. With an external passport, the edge's own setting applies. */
  function channelsOf(): { NO_CODES_TO?: string[] } {
    const edge = { ...readWorkerConfig(build, 'site').vars, ...vars.site }
    if (isEdge || edge.PASSPORT_BASE) return {}
    const passport = { ...readWorkerConfig(build, 'passport').vars, ...vars.passport }
    return { NO_CODES_TO: withOutbox ? [] : missingChannels(passport) }
  }

  async function runJob(name: WorkerName, cron: string): Promise<void> {
    await collectLines(log, () => loaded(name).scheduled?.({ cron }, bindings.get(name)))
  }

  async function handOut(from: Assets, request: Request): Promise<Response> {
    const begun = performance.now()
    const answer = await from.fetch(request)
    metrics?.countAsset(answer.status, performance.now() - begun)
    return answer
  }

  const site = worker('site')
  return {
    fetch: async (request) => {
      if (assets.answers(request)) return handOut(assets, request)
      // Asset names contain a content hash, so either version may serve them.
      const other = otherAssets && new URL(request.url).pathname.includes('/assets/') ? otherAssets : undefined
      return other?.answers(request) ? handOut(other, request) : site.fetch(request)
    },
    addAssets: (version) => {
      const built = join(version, 'dist')
      // An old version may have been removed.
      if (version !== root && existsSync(built)) otherAssets = assetsOf(built)
    },
    fetchService: async (request) => {
      const url = new URL(request.url)
      const name = services.find((each) => url.pathname.startsWith(`/${each}/`))
      if (!name) return new Response(null, { status: 404 })
      const { method, headers, body, signal } = request
      const init = { method, headers, body, signal }
      if (body) Object.assign(init, { duplex: 'half' })
      return worker(name).fetch(`http://${name}${url.pathname.slice(name.length + 1)}${url.search}`, init)
    },
    worker,
    run: (service, cron) => runJob(service, cron),
    databases,
    files,
    jobs: scheduleJobs(
      schedules.map(runs.recorded),
      host,
      (job, error) => log(JSON.stringify({ event: 'job-failed', job, ...describeError(error) })),
      processId
    ),
    jobRuns: runs.read,
    check: async () => {
      for (const name of names) await worker(name).fetch(`http://${name}/`)
    },
    obstacle: () => {
      try {
        for (const database of Object.values(databases)) database.file.prepare('SELECT 1').get()
        return undefined
      } catch {
        return 'a database does not answer'
      }
    },
    notices: openNotices(host),
    close: async () => {
      await background.settled(backgroundTimeout)
      for (const database of [...Object.values(databases), host]) database.close()
    }
  }
}

/** Logs page views with the same fields as the platform's dataset, without personal data. */
function pageViews(log: (line: string) => void): Dataset {
  return {
    writeDataPoint: ({ indexes, blobs }) => log(JSON.stringify({ event: 'page-view', indexes, blobs }))
  }
}
