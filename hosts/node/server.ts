import type { Registry } from 'prom-client'
import { holdState, lastBackup, makeBackup, whileUnused } from './backup.ts'
import { foldersOf, type ServerConfig } from './config.ts'
import { openNodeDatabase } from './database.ts'
import { describeRoom, isLow, readRooms } from './disk.ts'
import { noteErasures, readErasures } from './erasures.ts'
import { errorMessage } from './error-message.ts'
import { checkFileStore } from './file-store-check.ts'
import { openFiles } from './files.ts'
import { listen } from './listener.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'
import { openNotices } from './notices.ts'
import { describeQueue, openNotificationQueue } from './notification-queue.ts'
import { describeProxyFault, type ProxyFault } from './proxy-watch.ts'
import { startReplication } from './replication.ts'
import { databasePath, filesFolder, openSite } from './site.ts'

interface ServerOptions {
  /** Folder of the project. */
  root: string
  config: ServerConfig
  /** Receives each line of the log, with its time. */
  show: (line: string) => void
  /** A developer's machine: visitors have no addresses, and codes are shown at /__outbox. */
  isLocal?: boolean
  /** Name of this process among those of the server, for the jobs that it runs. */
  processId?: string | undefined
}

interface Server {
  /** The figures of this process. */
  registry: Registry
  /** @throws Error if the port is taken */
  listen: () => Promise<void>
  /** See `NodeSite`. */
  addAssets: (version: string) => void
  /** Leaves the site to other processes, and ends when the requests under way are answered: an hour at most. */
  drain: () => Promise<void>
  /** Becomes unready, answers running requests, waits for jobs and background work, closes the databases: within half a minute. */
  close: () => Promise<void>
}

/** Every night at 03:50 in China, after the jobs of the services. */
const backupTime = '50 19 * * *'
const everyHour = '0 * * * *'
const everyMinute = '* * * * *'

/**
 * Takes the folder of the state for a server, before the first of its processes opens the site, until the returned function is
 * called. Removes the remains of uploads of a killed server, if no other server uses the state.
 */
export async function takeState({ state, bucket }: ServerConfig): Promise<() => void> {
  if (!bucket) await whileUnused(state, () => openFiles(filesFolder(state)).sweep())
  const release = holdState(state)
  const host = openNodeDatabase(databasePath(state, 'host'))
  const notices = openNotices(host)
  for (const name of ['proxies', 'files', 'replica', 'mirror'] as const) notices.clear(name)
  host.close()
  return release
}

/**
 * Opens the server in this process: the site with its services, their jobs, backups and the log.
 * @throws Error if the configuration is invalid
 */
export async function openServer({ root, config, show, isLocal = false, processId }: ServerOptions): Promise<Server> {
  const { state, bucket, replica, backups, keptBackups, logs, vars, port, host, proxies, services, isEdge } = config
  const file = logs === undefined ? undefined : openLog(logs, show)
  const log = file ? file.write : show
  const rooms = () => readRooms(state, foldersOf(config))
  const jobs = [
    ...(backups === undefined
      ? []
      : [
          { name: 'backup', cron: backupTime, run: () => backUp(backups) },
          { name: 'erasures', cron: everyMinute, run: async () => noteErasures(backups, readErasures(state)) }
        ]),
    { name: 'disk', cron: everyHour, run: async () => reportLowDisks() },
    // An edge has no files of its own.
    ...(isEdge
      ? []
      : [{ name: 'files', cron: everyMinute, run: () => checkFileStore({ files: site.files, notices: site.notices, log }) }])
  ]
  function reportLowDisks(): void {
    for (const { folder, free, needed } of rooms().filter(isLow)) log(JSON.stringify({ event: 'disk-low', folder, free, needed }))
  }
  async function backUp(folder: string): Promise<void> {
    const begun = Date.now()
    try {
      const made = await makeBackup(state, folder, keptBackups)
      log(JSON.stringify({ event: 'backed-up', ...made, ms: Date.now() - begun }))
      if (made.missing.length === 0) site.notices.clear('backup')
      else site.notices.set('backup', `${made.missing.length} files have no content, the first is ${made.missing[0]}`)
    } catch (error) {
      const reason = errorMessage(error)
      log(JSON.stringify({ event: 'backup-failed', reason, ms: Date.now() - begun }))
      site.notices.set('backup', `the last backup failed: ${reason}`)
      throw error
    }
  }

  const metrics = openMetrics()
  const site = await openSite({
    root,
    state,
    bucket,
    isReplicated: replica !== undefined,
    metrics,
    vars,
    isAddressKnown: !isLocal,
    withOutbox: isLocal,
    log,
    isEdge,
    jobs,
    processId
  })
  await site.check()
  const replication = replica && startReplication({ state, replica, notices: site.notices, log })
  const queue = site.databases.main && openNotificationQueue(site.databases.main)
  metrics.watch({
    notifications: queue,
    jobs: site.jobRuns,
    lastBackup: backups === undefined ? undefined : () => lastBackup(backups),
    replicaLags: replication?.lags,
    rooms
  })
  const listeners: Awaited<ReturnType<typeof listen>>[] = []
  function noteProxy(fault: ProxyFault | undefined): void {
    if (fault === undefined) {
      site.notices.clear('proxies')
      return
    }
    log(JSON.stringify({ event: 'untrusted-proxy', ...fault }))
    site.notices.set('proxies', describeProxyFault(fault))
  }
  function noticeLine(label: string, name: 'files' | 'proxies'): string[] {
    const fault = site.notices.get(name)
    return fault === undefined ? [] : [`${label}: ${fault}`]
  }
  async function end(): Promise<void> {
    await site.close()
    await file?.close()
  }
  return {
    registry: metrics.registry,
    addAssets: site.addAssets,
    listen: async () => {
      const shared = { proxies, checkReady: site.obstacle, log }
      if (services)
        listeners.push(
          await listen({ ...shared, ...services, fetch: site.fetchService, isAddressKnown: false, isCompressed: false })
        )
      const forVisitors = await listen({
        ...shared,
        fetch: site.fetch,
        port,
        host,
        isAddressKnown: !isLocal,
        statusLines: () => [
          ...noticeLine('proxy', 'proxies'),
          ...noticeLine('files', 'files'),
          ...(queue ? [describeQueue(queue())] : []),
          ...rooms().map(describeRoom),
          ...(replication?.statusLines() ?? [])
        ],
        onProxyFault: isLocal ? undefined : noteProxy
      })
      listeners.push(forVisitors)
      site.jobs.start()
    },
    drain: async () => {
      // Other processes mirror the changes from here on.
      await Promise.all([...listeners.map((each) => each.drain()), site.jobs.stop(), replication?.stop()])
      await end()
    },
    close: async () => {
      for (const each of listeners) each.becomeUnready()
      // Twenty seconds at most, and eight more for background work.
      await Promise.all([...listeners.map((each) => each.close()), site.jobs.stop()])
      await replication?.stop()
      await end()
    }
  }
}
