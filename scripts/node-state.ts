import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdState } from '../hosts/node/backup.ts'
import { readBucket } from '../hosts/node/config.ts'
import { type NodeDatabase, openNodeDatabase } from '../hosts/node/database.ts'
import { migrate } from '../hosts/node/migrate.ts'
import { databasePath, openStore, type ServiceName } from '../hosts/node/site.ts'
import { importContent, type Store } from './content/content'
import type { DatabaseStore } from './database-store'
import { type ExamSource, importExam, readExamSource } from './exam/import'
import { samplesFolder } from './local-config'
import { isFilled, markFilled } from './local-site'
import { root } from './root'

/* The databases and files of a site on Node, for commands. The site may be running at the same time: SQLite waits for it. */

/** Opens the database of a service while `act` runs; it is created and migrated where it is missing. */
async function withNodeDatabase<Value>(
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

/** Carries out all statements or none. @returns the rows of the first one */
export const onNodeDatabase = (state: string, service: ServiceName, statements: readonly string[]) =>
  withNodeDatabase(state, service, async (database) => {
    const [first] = await database.batch(statements.map((statement) => database.prepare(statement)))
    return first?.results
  })

/** Carries out `act` on the content of the site. A server that starts meanwhile must not take its files for those of a killed one. */
export async function withNodeContent<Value>(state: string, act: (store: Store) => Promise<Value>): Promise<Value> {
  const files = openStore(state, readBucket(process.env))
  const release = holdState(state)
  return withNodeDatabase(state, 'main', (database) =>
    act({
      ...storeOf(database),
      putFile: async ({ key, path, mediaType }) => {
        await files.put(key, readFileSync(path), { httpMetadata: { contentType: mediaType } })
      },
      getFile: async (key) => {
        const object = await files.get(key)
        return object && 'arrayBuffer' in object ? new Uint8Array(await object.arrayBuffer()) : undefined
      }
    })
  ).finally(release)
}

/**
 * Fills the databases of a local site on Node as `prepareDatabases` fills those on workerd.
 * @returns a line for each step that was carried out
 */
export async function prepareNodeState(state: string, bank: ExamSource = readExamSource()): Promise<string[]> {
  const done: string[] = []
  mkdirSync(state, { recursive: true })
  if (!isFilled(state, 'galaxy-main')) {
    await withNodeDatabase(state, 'main', async (database) =>
      database.exec(readFileSync(join(root, 'services/main/seed.sql'), 'utf8'))
    )
    markFilled(state, 'galaxy-main')
    done.push('galaxy-main: seeded')
  }
  if (!isFilled(state, 'samples')) {
    await withNodeContent(state, (store) => importContent(samplesFolder, store, { keepOthers: true }))
    markFilled(state, 'samples')
    done.push('galaxy-main: samples filled in')
  }
  const imported = await withNodeStore(state, 'exam', (store) => importExam(store, bank))
  if (!imported.startsWith('Imported 0 ')) done.push(`galaxy-exam: ${imported}`)
  await withNodeDatabase(state, 'passport', async () => undefined)
  return done
}
