import { readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import type { Store } from './content/content'
import { filesBucket } from './local-config'

/** How often, and how many milliseconds apart, a database that the site is writing to is asked again. */
const patience = { times: 50, pause: 100 }

/**
 * The content of the local databases, which may be open in a running site. The runtime does not wait for another one's
 * transaction but fails at once (SQLITE_BUSY), and then nothing of the batch is done: so it is tried again here.
 */
export async function localStore(runtime: Miniflare): Promise<Store> {
  const database = await runtime.getD1Database('galaxy-main')
  const bucket = await runtime.getR2Bucket(filesBucket)
  return {
    query: (sql) => patiently(async () => (await database.prepare(sql).all<Record<string, unknown>>()).results),
    execute: (statements) =>
      patiently(async () => {
        if (statements.length > 0) await database.batch(statements.map((statement) => database.prepare(statement)))
      }),
    putFile: async ({ key, path, mediaType }) => {
      await bucket.put(key, readFileSync(path), { httpMetadata: { contentType: mediaType } })
    },
    getFile: async (key) => {
      const object = await bucket.get(key)
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined
    }
  }
}

async function patiently<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === patience.times || !(error instanceof Error && /SQLITE_BUSY|database is locked/.test(error.message)))
        throw error
      await new Promise((resolve) => setTimeout(resolve, patience.pause))
    }
  }
}
