import { readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import type { Store } from './content/content'
import { metadataOf } from './content/folder'
import { localDatabase, repeatIfClosed } from './database-store'
import { filesBucket } from './resources'

/** The content of the local databases, which a running site may have open at the same time. */
export async function localStore(runtime: Miniflare): Promise<Store> {
  const bucket = await runtime.getR2Bucket(filesBucket)
  return {
    ...(await localDatabase(runtime, 'galaxy-main')),
    putFile: async ({ key, path, ...headers }) => {
      const bytes = readFileSync(path)
      // The same bytes may be written twice.
      await repeatIfClosed(() => bucket.put(key, bytes, { httpMetadata: metadataOf(headers) }))
    },
    getFile: async (key) => {
      const object = await repeatIfClosed(() => bucket.get(key))
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined
    }
  }
}
