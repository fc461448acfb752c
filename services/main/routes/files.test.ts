import { expect, test } from 'vitest'
import { createApp } from '../app'
import { parseEnv } from '../env'

const body = 'a file of a few bytes'
const object = {
  size: body.length,
  etag: 'e',
  httpEtag: '"e"',
  uploaded: new Date(0),
  httpMetadata: { contentType: 'text/plain' }
}

function request(method: string, range: string): Response | Promise<Response> {
  const FILES = {
    head: async () => object,
    get: async (_: string, { range: { offset, length } }: { range: { offset: number; length: number } }) => ({
      ...object,
      body: new Response(body.slice(offset, offset + length)).body
    })
  }
  const app = createApp(
    parseEnv({
      DB: { batch: () => undefined },
      FILES,
      PASSPORT: { fetch: () => undefined },
      SITE_ORIGIN: 'https://galaxy.example',
      INBOX_RETENTION_DAYS: 365
    })
  )
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  return app.request('/web/user/file/open/a.txt', { method, headers: { Range: range } }, undefined, context)
}

test('a range of a GET is sent, and a HEAD describes the whole file', async () => {
  const part = await request('GET', 'bytes=2-5')
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, `bytes 2-5/${body.length}`, 'file'])
  for (const range of ['bytes=2-5', 'bytes=900-']) {
    const head = await request('HEAD', range)
    expect([head.status, head.headers.get('Content-Range')]).toEqual([200, null])
    expect([head.headers.get('Content-Length'), head.headers.get('Accept-Ranges')]).toEqual([String(body.length), 'bytes'])
  }
})
