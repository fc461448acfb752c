import { lookup } from 'node:dns/promises'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type LegacyWorkerOptions as WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler'
import { importContent } from './content/content'
import { databases, filesBucket, localWorkers, modulesOf, readLocalConfig, samplesFolder } from './local-config'
import { localStore } from './local-store'

const shared = { cf: false, telemetry: { enabled: false } } as const
/** Where wrangler and vite keep local resources, given the same folder. */
const persistenceFolder = (state: string) => join(state, 'v3')

/** Whether nothing listens on the port, on any address by which `localhost` may be reached. */
export async function isFree(port: number): Promise<boolean> {
  const outcomes = await Promise.all(['127.0.0.1', '::1'].map((host) => tryListening(host, port)))
  return !outcomes.includes('EADDRINUSE') && !outcomes.includes('EACCES')
}

/** The code of the error that listening ends in; undefined when it succeeds. */
function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}

/** `localhost` where each of its addresses can be bound, so that IPv4 and IPv6 both work; some machines name ::1 in vain. */
async function listeningHost(port: number): Promise<string> {
  const addresses = await lookup('localhost', { all: true }).catch(() => [])
  const outcomes = await Promise.all(addresses.map(({ address }) => tryListening(address, port)))
  return addresses.length > 0 && outcomes.every((code) => code === undefined) ? 'localhost' : '127.0.0.1'
}

/** The local databases and files without a site. They can be open in another process at the same time. */
export function openDatabases(state: string): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      d1Databases: Object.fromEntries(databases.map(({ service }) => [service, service])),
      r2Buckets: { [filesBucket]: filesBucket },
      resourcePersistencePath: persistenceFolder(state)
    })
  )
}

/**
 * Brings the local databases up to date: applies the migrations that have not run (kept in the same table as
 * `wrangler d1 migrations apply`), and fills in the seed and the samples, each once: later they would overwrite what was
 * changed here and bring back what was deleted.
 * @returns what was done, one line for each step
 */
export async function prepareDatabases(state: string): Promise<string[]> {
  mkdirSync(state, { recursive: true })
  const runtime = openDatabases(state)
  const done: string[] = []
  try {
    for (const { service, migrations, seed } of databases) {
      const database = await runtime.getD1Database(service)
      const apply = async (sql: string) => {
        await database.batch(unstable_splitSqlQuery(sql).map((statement) => database.prepare(statement)))
      }
      await apply(`CREATE TABLE IF NOT EXISTS d1_migrations(
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`)
      const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
      const applied = new Set(results.map(({ name }) => name))
      const files = existsSync(migrations) ? readdirSync(migrations).filter((name) => name.endsWith('.sql')) : []
      for (const name of files.toSorted().filter((file) => !applied.has(file))) {
        await apply(`${readFileSync(join(migrations, name), 'utf8')}\n;INSERT INTO d1_migrations (name) VALUES ('${name}');`)
        done.push(`${service}: applied ${name}`)
      }
      if (seed && !isFilled(state, service)) {
        await apply(readFileSync(seed, 'utf8'))
        markFilled(state, service)
        done.push(`${service}: seeded`)
      }
    }
    if (!isFilled(state, 'samples')) {
      await importContent(samplesFolder, await localStore(runtime), { keepOthers: true })
      markFilled(state, 'samples')
      done.push('galaxy-main: samples filled in')
    }
  } finally {
    await runtime.dispose()
  }
  return done
}

/* A file says that something has been filled in, with whatever content of its time: earlier ones have a hash in their name. */
const markFilled = (state: string, name: string) => writeFileSync(join(state, `${name}.seeded`), '')
const isFilled = (state: string, name: string) =>
  readdirSync(state).some((file) => file.startsWith(name) && file.endsWith('.seeded'))

interface SiteOptions {
  /** 0 lets the system choose. */
  port: number
  /** Folder of the databases; `prepareDatabases` has been there before. */
  state: string
  /** Variables of the edge in place of those of wrangler.toml. */
  vars?: Record<string, string>
  /** Script of a worker through which every call to the outside goes. Without one, calls go straight out. */
  outbound?: string
  /** Takes what the workers log, line by line. */
  log: (line: string, level: string) => void
}

/** The production build on workerd, with every worker of a local run. */
export interface LocalSite {
  /** Where it listens; the host names of SITE_HOSTS reach the same port. */
  address: URL
  runtime: Miniflare
  close: () => Promise<void>
}

/**
 * Serves dist on a port of this machine; resolves when it answers.
 * @throws when dist is missing or does not start
 */
export async function serveSite({ port, state, vars, outbound, log }: SiteOptions): Promise<LocalSite> {
  const workers: WorkerOptions[] = localWorkers.map((worker, index) => {
    const config = readLocalConfig(worker)
    if (index === 0) Object.assign(config.vars, vars)
    const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config)
    const { modulesRules: _, ...options } = workerOptions
    return {
      ...options,
      name: config.name,
      modulesRoot: dirname(main),
      modules: modulesOf(main).map((path) => ({ type: 'ESModule', path })),
      ...(outbound && { outboundService: 'outbound' })
    }
  })
  if (outbound) workers.push({ name: 'outbound', modules: true, script: outbound })
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      host: await listeningHost(port),
      port,
      workers,
      resourcePersistencePath: persistenceFolder(state),
      handleStructuredLogs: ({ message, level }) => {
        // workerd reports a visitor who went away before the answer's end; that is no fault of the site.
        if (!message.includes(' disconnected: ')) log(message, level)
      }
    })
  )
  return { address: await runtime.ready, runtime, close: () => runtime.dispose() }
}
