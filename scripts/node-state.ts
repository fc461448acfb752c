import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdState } from '../hosts/node/backup.ts'
import { readBucket } from '../hosts/node/config.ts'
import { type NodeDatabase, openNodeDatabase } from '../hosts/node/database.ts'
import { migrate } from '../hosts/node/migrate.ts'
import { assertDatabase, databasePath, openStore, type ServiceName } from '../hosts/node/site.ts'
import type { Store } from './content/content'
import { metadataOf } from './content/folder'
import type { DatabaseStore } from './database-store'
import { root } from './root'

/* The databases and files of a site on Node, for commands. The site may be running at the same time: SQLite waits for it. */

/** Opens the database of a service while `act` runs; it is created and migrated where it is missing. */
export async function withNodeDatabase<Value>(
  state: string,
  service: ServiceName,
  act: (database: NodeDatabase) => Promise<Value>
): Promise<Value> {
  mkdirSync(state, { recursive: true })
  const database = openNodeDatabase(databasePath(state, service))
  try {
    migrate(database, join(root, 'services', service, 'db', 'migrations'))
    return await act(database)
  } finally {
    database.close()
  }
}

const storeOf = (database: NodeDatabase): DatabaseStore => ({
  query: async (sql) => (await database.prepare(sql).all()).results,
  execute: async (statements) => {
    await database.batch(statements.map((statement) => database.prepare(statement)))
  }
})

/** Carries out `act` on the database of a service. */
export const withNodeStore = <Value>(state: string, service: ServiceName, act: (store: DatabaseStore) => Promise<Value>) =>
  withNodeDatabase(state, service, (database) => act(storeOf(database)))

/**
 * Carries out all statements or none.
 * @returns the rows of the first one
 * @throws if there is no such database: one that is made for a mistyped folder would answer as an empty one
 */
export async function onNodeDatabase(state: string, service: ServiceName, statements: readonly string[]): Promise<unknown> {
  assertDatabase(state, service)
  return withNodeDatabase(state, service, async (database) => {
    const [first] = await database.batch(statements.map((statement) => database.prepare(statement)))
    return first?.results
  })
}

/** Carries out `act` on the site's content. A server that starts meanwhile must not take its files for those of a killed one. */
export async function withNodeContent<Value>(state: string, act: (store: Store) => Promise<Value>): Promise<Value> {
  const files = openStore(state, readBucket(process.env))
  const release = holdState(state)
  return withNodeDatabase(state, 'main', (database) =>
    act({
      ...storeOf(database),
      putFile: async ({ key, path, ...headers }) => {
        await files.put(key, readFileSync(path), { httpMetadata: metadataOf(headers) })
      },
      getFile: async (key) => {
        const object = await files.get(key)
        return object && 'arrayBuffer' in object ? new Uint8Array(await object.arrayBuffer()) : undefined
      }
    })
  ).finally(release)
}
