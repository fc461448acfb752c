import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface Stored {
  bytes: Buffer
  headers: Record<string, string>
  at: Date
}

/** Headers stored with an object. */
const kept = ['content-type', 'content-disposition', 'cache-control']

/** Escapes text for XML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;')

/**
 * An in-memory store with the part of S3 that the site and Litestream use: objects, ranges, conditions and uploads. Accepts only
 * requests signed with the key for its region, as far as the header shows.
 * @param pageSize keys per page of a list
 */
export async function startS3Store({
  region,
  accessKeyId,
  pageSize = 2
}: {
  region: string
  accessKeyId: string
  pageSize?: number
}) {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, { key: string; headers: Stored['headers']; parts: Map<number, Buffer> }>()
  /** Answers that replace the next ones of the store. */
  const failures: { status: number; body: string }[] = []
  /** Like S3, a store reports a missing object as such only to a key that may list the bucket. */
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
        headers: upload.headers,
        at: new Date()
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
      objects.set(key, { bytes, headers, at: new Date() })
      return void send(200, { ETag: etagOf(bytes) })
    }
    if (request.method === 'POST' && searchParams.has('delete')) {
      for (const [, deleted = ''] of bytes.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(deleted)
      return void send(200, {}, '<DeleteResult/>')
    }
    if (key === '') return void send(200, {}, listed(searchParams))
    const object = objects.get(key)
    if (!object) return void (state.canList ? send(404) : send(403, {}, '<Error><Code>AccessDenied</Code></Error>'))
    const described = { ...object.headers, ETag: etagOf(object.bytes), 'Last-Modified': object.at.toUTCString() }
    const condition = request.headers['if-match']
    if (condition !== undefined && condition !== described.ETag) return void send(412)
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return void send(200, { ...described, 'Content-Length': String(object.bytes.length) }, object.bytes)
    const part = object.bytes.subarray(Number(first), last ? Number(last) + 1 : undefined)
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${object.bytes.length}`
    send(206, { ...described, 'Content-Range': range, 'Content-Length': String(part.length) }, part)
  }

  /** A page of the object list, in either protocol version: from a key on, grouped by delimiter. */
  function listed(asked: URLSearchParams): string {
    const prefix = asked.get('prefix') ?? ''
    const delimiter = asked.get('delimiter') ?? ''
    const from = asked.get('continuation-token') ?? asked.get('start-after') ?? asked.get('marker') ?? ''
    const groupOf = (key: string) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      return end === -1 ? key : key.slice(0, end + 1)
    }
    const keys = [...objects.keys()].filter((each) => each.startsWith(prefix))
    const entries = [...new Set(keys.map(groupOf))].filter((each) => each > from).toSorted()
    const page = entries.slice(0, pageSize).map((entry) => {
      const object = objects.get(entry)
      if (!object) return `<CommonPrefixes><Prefix>${escaped(entry)}</Prefix></CommonPrefixes>`
      const modified = `${object.at.toISOString().slice(0, 19)}.000Z`
      return `<Contents><Key>${escaped(entry)}</Key><LastModified>${modified}</LastModified><Size>${object.bytes.length}</Size></Contents>`
    })
    const last = escaped(entries[pageSize - 1] ?? '')
    const next = `<NextMarker>${last}</NextMarker><NextContinuationToken>${last}</NextContinuationToken>`
    const isTruncated = entries.length > pageSize
    return `<R>${page.join('')}<IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}</R>`
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port for the store')
  return {
    /** The keys of all objects. */
    keys: () => [...objects.keys()],
    address: `http://127.0.0.1:${bound.port}/bucket`,
    failures,
    state,
    /** Uploads that are neither completed nor aborted. */
    begun: () => uploads.size,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
