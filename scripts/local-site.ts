import { lookup } from 'node:dns/promises'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type LegacyWorkerOptions as WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler'
import { importContent } from './content/content'
import { localDatabase } from './database-store'
import { importExam, readExamSource } from './exam/import'
import { localWorkers, modulesOf, readLocalConfig } from './local-config'
import { offline, openDatabases, persistenceFolder } from './local-databases'
import { tryListening } from './local-port'
import { localStore } from './local-store'
import { databases, firstContent } from './resources'
import { root } from './root'

/** `localhost` if all its addresses can be bound, so that IPv4 and IPv6 both work. Some machines resolve ::1 but cannot bind it. */
async function listeningHost(port: number): Promise<string> {
  const addresses = await lookup('localhost', { all: true }).catch(() => [])
  const outcomes = await Promise.all(addresses.map(({ address }) => tryListening(address, port)))
  return addresses.length > 0 && outcomes.every((code) => code === undefined) ? 'localhost' : '127.0.0.1'
}

/**
 * Applies the pending migrations, recorded in the same table as by `wrangler d1 migrations apply`, and imports the first
 * slides and the samples. These are imported only once: a second time would overwrite local changes and restore deleted entries.
 * @returns a line for each step that was carried out
 */
export async function prepareDatabases(state: string): Promise<string[]> {
  mkdirSync(state, { recursive: true })
  // Before the databases are open: the runtime closes a connection that is idle while the bank is parsed on a busy machine.
  const bank = readExamSource()
  const runtime = openDatabases(state)
  const done: string[] = []
  try {
    for (const { service, migrations } of databases) {
      const database = await localDatabase(runtime, service)
      const apply = (sql: string) => database.execute(unstable_splitSqlQuery(sql))
      await apply(`CREATE TABLE IF NOT EXISTS d1_migrations(
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`)
      const applied = new Set((await database.query('SELECT name FROM d1_migrations')).map(({ name }) => name))
      const files = existsSync(migrations) ? readdirSync(migrations).filter((name) => name.endsWith('.sql')) : []
      for (const name of files.toSorted().filter((file) => !applied.has(file))) {
        await apply(`${readFileSync(join(migrations, name), 'utf8')}\n;INSERT INTO d1_migrations (name) VALUES ('${name}');`)
        done.push(`${service}: applied ${name}`)
      }
    }
    for (const { name, folder } of firstContent.filter((each) => !isFilled(state, each.name))) {
      await importContent(folder, await localStore(runtime), { keepOthers: true })
      markFilled(state, name)
      done.push(`galaxy-main: imported ${basename(folder)}`)
    }
    // Every start imports new questions: the bank is the project's, and published questions stay as they are.
    const imported = await importExam(await localDatabase(runtime, 'galaxy-exam'), bank)
    if (!imported.startsWith('Imported 0 ')) done.push(`galaxy-exam: ${imported}`)
  } finally {
    await runtime.dispose()
  }
  return done
}

/* A marker file for each step that runs once. Older markers have a hash in their names, so only the beginning is compared. */
export const markFilled = (state: string, name: string) => writeFileSync(join(state, `${name}.seeded`), '')
export const isFilled = (state: string, name: string) =>
  readdirSync(state).some((file) => file.startsWith(name) && file.endsWith('.seeded'))

interface SiteOptions {
  /** 0 lets the system choose. */
  port: number
  /** The workers to start; all of them by default. Without the edge (`server`), whose modules take most of it, a start is short. */
  workers?: readonly (typeof localWorkers)[number][]
  /** Folder of the databases, which `prepareDatabases` has prepared. */
  state: string
  /** Answers at an entrance of its own, which honors no header of the simulator, by which tests choose a service or https. */
  ownEntrance?: boolean
  /** Variables of the edge in place of those of wrangler.toml. */
  vars?: Record<string, string>
  /** Script of a worker that receives every outgoing request. Without one, requests reach the network. */
  outbound?: string
  /** Further workers, for tests. */
  added?: WorkerOptions[]
  /** Changes the options of a worker before it starts, for tests that replace a variable or a binding. */
  configure?: (worker: WorkerOptions) => void
  /** Receives each line that the workers log. */
  log: (line: string, level: string) => void
}

/** The production build with all its local workers, running on workerd. */
export interface LocalSite {
  /** Address on which it listens; all host names of SITE_HOSTS reach the same port. */
  address: URL
  runtime: Miniflare
  close: () => Promise<void>
}

/**
 * Serves dist on a local port; resolves when it responds.
 * @throws if dist is missing or does not start
 */
export async function serveSite({
  port,
  state,
  ownEntrance = false,
  outbound,
  added = [],
  configure,
  log,
  ...options
}: SiteOptions): Promise<LocalSite> {
  const workers = (options.workers ?? localWorkers).map((worker): WorkerOptions => {
    const config = readLocalConfig(worker)
    if (worker === 'server') Object.assign(config.vars, options.vars)
    const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config)
    const { modulesRules: _, ...rest } = workerOptions
    const started: WorkerOptions = {
      ...rest,
      name: config.name,
      modulesRoot: dirname(main),
      modules: modulesOf(main).map((path) => ({ type: 'ESModule' as const, path })),
      ...(outbound && { outboundService: 'outbound' })
    }
    configure?.(started)
    return started
  })
  workers.push(...added)
  const host = await listeningHost(port)
  if (ownEntrance) workers.push(entranceAt({ host, port }))
  if (outbound) workers.push({ name: 'outbound', modules: true, script: outbound })
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...offline,
      // With an entrance of its own, nobody asks at the simulator's, which needs a port all the same.
      host: ownEntrance ? '127.0.0.1' : host,
      port: ownEntrance ? 0 : port,
      workers,
      resourcePersistencePath: persistenceFolder(state),
      handleStructuredLogs: ({ message, level }) => {
        // workerd also logs visitors who disconnect before the end of a response.
        if (!message.includes(' disconnected: ')) log(message, level)
      }
    })
  )
  const ready = await runtime.ready
  const address = ownEntrance ? await runtime.unsafeGetDirectURL(entranceName) : ready
  return { address, runtime, close: () => runtime.dispose() }
}

const entranceName = 'entrance'

function entranceAt(socket: { host: string; port: number }): WorkerOptions {
  return {
    name: entranceName,
    modules: true,
    script: readFileSync(join(root, 'scripts/entrance.js'), 'utf8'),
    serviceBindings: { SITE: 'galaxy-site' },
    unsafeDirectSockets: [socket]
  }
}
