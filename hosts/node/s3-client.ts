import { AwsClient } from 'aws4fetch'

/*
 * Requests to a bucket of a store that speaks S3. Objects are addressed below the bucket's own address, so the store needs no host
 * name for each bucket.
 */

/** A bucket of a store and the key to it. */
export interface S3Bucket {
  /** Address of the bucket without a slash at its end: `https://s3.example/galaxy`. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An object of a list. */
interface ListedObject {
  key: string
  /** Milliseconds since 1970 by which it was stored, in the time of this machine. A store states its own time, in seconds. */
  storedBy: number
}

/** Milliseconds until the store begins to answer. Content may take longer. */
const answerTimeout = 30_000

/** The answer of a store that refused, for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Opens a client. Nothing is asked before the first call. */
export function openS3Client({ address, ...credentials }: S3Bucket) {
  // A request that the store did not answer is repeated twice.
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })

  /** @throws StoreError for a status that is not among the expected ones */
  async function ask(url: string, init: RequestInit, expected: readonly number[] = [200]): Promise<Response> {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new StoreError('The store does not answer')), answerTimeout)
    const answer = await client.fetch(url, { ...init, signal: waiting.signal }).finally(() => clearTimeout(timer))
    if (expected.includes(answer.status)) return answer
    const reason = textOf(await answer.text(), 'Code') ?? ''
    throw new StoreError(`The store answers ${answer.status} ${reason} to ${init.method ?? 'GET'}`)
  }

  return {
    ask,

    /** Address of an object. @throws StoreError for a key whose address would lead out of the bucket */
    urlOf: (key: string, query = '') => {
      const segments = key.split('/')
      if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
        throw new StoreError(`«${key}» cannot be a key`)
      return `${address}/${segments.map(encodeURIComponent).join('/')}${query}`
    },

    /** The objects whose keys begin with the prefix, without those up to `after`. */
    list: async (prefix: string, after = ''): Promise<ListedObject[]> => {
      const objects: ListedObject[] = []
      let from: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(after !== '' && { 'start-after': after }),
          ...(from !== undefined && { 'continuation-token': from })
        })
        const answer = await ask(`${address}?${query}`, {})
        const ahead = Date.now() - Date.parse(answer.headers.get('Date') ?? new Date().toUTCString())
        const page = await answer.text()
        for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const storedBy = Date.parse(textOf(object, 'LastModified') ?? '') + Math.floor(ahead / 1000) * 1000 + 999
          objects.push({ key: textOf(object, 'Key') ?? '', storedBy })
        }
        from = textOf(page, 'NextContinuationToken')
      } while (from !== undefined)
      return objects
    }
  }
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const unescaped = (text: string) => text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)

/** A text as content of an element. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The content of the first element with the name. */
export const textOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found === undefined ? undefined : unescaped(found)
}
