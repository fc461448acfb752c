import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface Stored {
  bytes: Buffer
  headers: Record<string, string>
}

/** Headers of an object that a store keeps. */
const kept = ['content-type', 'content-disposition', 'cache-control']

/**
 * A store that speaks as much S3 as the site uses, in memory: objects, parts of them, conditions and uploads. It answers only
 * requests that are signed for its region by the key, as far as their header tells. Its lists have two keys a page.
 */
export async function startS3Store({ region, accessKeyId }: { region: string; accessKeyId: string }) {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, { key: string; headers: Stored['headers']; parts: Map<number, Buffer> }>()
  /** Answers of the next requests in place of the store's own. */
  const failures: { status: number; body: string }[] = []
  /** A store says of a missing object that it is missing only to a key that may list the bucket. */
  const state = { canList: true }
  const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await request.toArray())
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''))
    const send = (status: number, headers: Record<string, string> = {}, body: string | Buffer = '') =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    const isSigned = new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request, `)
    if (!isSigned.test(request.headers.authorization ?? ''))
      return void send(403, {}, '<Error><Code>InvalidAccessKeyId</Code></Error>')
    const failure = failures.shift()
    if (failure) return void send(failure.status, {}, failure.body)

    const headers = Object.fromEntries(
      kept.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : []))
    )
    const upload = uploads.get(searchParams.get('uploadId') ?? '')
    if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = `upload ${uploads.size}`
      uploads.set(id, { key, headers, parts: new Map() })
      return void send(200, {}, `<R><UploadId>${id}</UploadId></R>`)
    }
    if (request.method === 'PUT' && upload) {
      upload.parts.set(Number(searchParams.get('partNumber')), bytes)
      return void send(200, { ETag: etagOf(bytes) })
    }
    if (request.method === 'POST' && upload) {
      const numbers = [...bytes.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
      objects.set(upload.key, {
        bytes: Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? Buffer.of())),
        headers: upload.headers
      })
      uploads.delete(searchParams.get('uploadId') ?? '')
      return void send(200, {}, '<CompleteMultipartUploadResult/>')
    }
    if (request.method === 'DELETE') {
      uploads.delete(searchParams.get('uploadId') ?? '')
      if (!upload) objects.delete(key)
      return void send(204)
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes, headers })
      return void send(200, { ETag: etagOf(bytes) })
    }
    if (searchParams.has('list-type')) {
      const keys = [...objects.keys()].filter((each) => each.startsWith(searchParams.get('prefix') ?? '')).toSorted()
      const from = Number(searchParams.get('continuation-token') ?? 0)
      const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
      const listed = keys.slice(from, from + 2).map((each) => `<Key>${each.replaceAll('&', '&amp;')}</Key>`)
      return void send(200, {}, `<R>${listed.join('')}${next}</R>`)
    }
    const object = objects.get(key)
    if (!object) return void (state.canList ? send(404) : send(403, {}, '<Error><Code>AccessDenied</Code></Error>'))
    const described = { ...object.headers, ETag: etagOf(object.bytes), 'Last-Modified': new Date(0).toUTCString() }
    const condition = request.headers['if-match']
    if (condition !== undefined && condition !== described.ETag) return void send(412)
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return void send(200, { ...described, 'Content-Length': String(object.bytes.length) }, object.bytes)
    const part = object.bytes.subarray(Number(first), last ? Number(last) + 1 : undefined)
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${object.bytes.length}`
    send(206, { ...described, 'Content-Range': range, 'Content-Length': String(part.length) }, part)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port for the store')
  return {
    address: `http://127.0.0.1:${bound.port}/bucket`,
    failures,
    state,
    /** Uploads that were neither completed nor given up. */
    begun: () => uploads.size,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
