import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { unstable_splitSqlQuery } from 'wrangler'

/** A fake account of the platform for wrangler, with the databases and buckets of a local runtime. */
interface PlatformAccount {
  /** Environment variables that direct wrangler here. */
  env: { CLOUDFLARE_API_BASE_URL: string; CLOUDFLARE_ACCOUNT_ID: string; CLOUDFLARE_API_TOKEN: string }
  close: () => Promise<void>
}

interface Answer {
  status: number
  body: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

const querySchema = v.pipe(v.string(), v.parseJson(), v.object({ sql: v.string() }))
const importSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('action', [
    v.object({ action: v.literal('init'), etag: v.string() }),
    v.object({ action: v.literal('ingest'), filename: v.string(), etag: v.string() })
  ])
)

const result = (value: unknown): Answer => ({
  status: 200,
  body: JSON.stringify({ success: true, errors: [], messages: [], result: value })
})
const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null })
})

/** Fakes the platform's API: databases by name, queries, files of statements, objects of a bucket. Any other request is a 404. */
export async function platformAccount(runtime: Miniflare): Promise<PlatformAccount> {
  const [account, token] = [randomUUID().replaceAll('-', ''), randomUUID()]
  const uploads = new Map<string, string>()
  let base = ''

  async function databaseAnswer(name: string, action: string | undefined, body: string): Promise<Answer> {
    const database = await runtime.getD1Database(name)
    const batch = (sql: string) => database.batch(unstable_splitSqlQuery(sql).map((statement) => database.prepare(statement)))
    // A database's name also serves as its id.
    if (action === undefined) return result({ uuid: name, name })
    if (action === 'query') {
      const results = await batch(v.parse(querySchema, body).sql)
      return result(results.map((each) => ({ results: each.results, success: true, meta: { duration: each.meta.duration } })))
    }
    if (action !== 'import') return refusal(404, 7003, `no action ${action}`)
    const asked = v.parse(importSchema, body)
    if (asked.action === 'init') {
      const filename = `${asked.etag}.sql`
      return result({ success: true, messages: [], filename, upload_url: `${base}/uploads/${filename}` })
    }
    const done = await batch(uploads.get(asked.filename) ?? '')
    const meta = { duration: 1, rows_read: 0, rows_written: done.length, size_after: 0 }
    return result({
      success: true,
      status: 'complete',
      messages: [],
      result: { num_queries: done.length, final_bookmark: '', meta }
    })
  }

  async function objectAnswer(bucketName: string, key: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
    const bucket = await runtime.getR2Bucket(bucketName)
    if (request.method === 'PUT') {
      const {
        'content-type': contentType = '',
        'content-disposition': contentDisposition,
        'cache-control': cacheControl
      } = request.headers
      const httpMetadata = {
        contentType,
        ...(contentDisposition && { contentDisposition }),
        ...(cacheControl && { cacheControl })
      }
      await bucket.put(key, body, { httpMetadata })
      return result({ key })
    }
    const object = await bucket.get(key)
    return object
      ? { status: 200, body: new Uint8Array(await object.arrayBuffer()), headers: { 'content-type': 'application/octet-stream' } }
      : refusal(404, 10007, 'The specified key does not exist.')
  }

  async function answer(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const path = decodeURIComponent(new URL(request.url ?? '/', base).pathname)
    const upload = /^\/uploads\/(.+)$/.exec(path)?.[1]
    if (upload !== undefined) {
      uploads.set(upload, body.toString())
      return { status: 200, body: '', headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
    }
    if (request.headers.authorization !== `Bearer ${token}`)
      return refusal(403, 9109, 'Unauthorized to access requested resource')
    const [, database, action] = new RegExp(`^/accounts/${account}/d1/database/([^/]+)(?:/([^/]+))?$`).exec(path) ?? []
    if (database !== undefined) return databaseAnswer(database, action, body.toString())
    const [, bucket, key] = new RegExp(`^/accounts/${account}/r2/buckets/([^/]+)/objects/(.+)$`).exec(path) ?? []
    if (bucket !== undefined && key !== undefined) return objectAnswer(bucket, key, request, body)
    return refusal(404, 7003, `nothing at ${path}`)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const failed = (error: unknown) => refusal(400, 7500, error instanceof Error ? error.message : String(error))
    const { status, body, headers } = await answer(request, Buffer.concat(chunks)).catch(failed)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port is free')
  base = `http://127.0.0.1:${address.port}`
  return {
    env: { CLOUDFLARE_API_BASE_URL: base, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
