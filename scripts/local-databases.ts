import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { databases, filesBucket } from './resources'

/** Options of every local runtime: it fetches nothing from the platform. */
export const offline = { cf: false, telemetry: { enabled: false } } as const

/** Folder in which wrangler and vite keep local resources, if both get the same folder of the state. */
export const persistenceFolder = (state: string) => join(state, 'v3')

/** The local databases and files without a site. They can be open in another process at the same time. */
export function openDatabases(state: string): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...offline,
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      d1Databases: Object.fromEntries(databases.map(({ service }) => [service, service])),
      r2Buckets: { [filesBucket]: filesBucket },
      resourcePersistencePath: persistenceFolder(state)
    })
  )
}

/**
 * Opens the local databases while `act` runs. The site may be running at the same time.
 * @throws if there are none yet
 */
export async function withLocalDatabases<Value>(state: string, act: (runtime: Miniflare) => Promise<Value>): Promise<Value> {
  if (!existsSync(join(persistenceFolder(state), 'd1'))) throw new Error('There is no local database yet. npm start makes one.')
  const runtime = openDatabases(state)
  try {
    return await act(runtime)
  } finally {
    await runtime.dispose()
  }
}
