import { readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import type { Store } from './content/content'
import { filesBucket } from './local-config'
import { retryWhileBusy } from './local-databases'

/** The content of the local databases, which a running site may have open at the same time. */
export async function localStore(runtime: Miniflare): Promise<Store> {
  const database = await runtime.getD1Database('galaxy-main')
  const bucket = await runtime.getR2Bucket(filesBucket)
  return {
    query: (sql) => retryWhileBusy(async () => (await database.prepare(sql).all<Record<string, unknown>>()).results),
    execute: (statements) =>
      retryWhileBusy(async () => {
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
